import './tokens.css'
import './ui.css'
import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { prefs } from './lib/prefs.svelte'
import { words } from './lib/words.svelte'

prefs.apply()
words.begin(prefs.language())
mount(App, { target: document.body, anchor: document.querySelector('#app') ?? undefined })
