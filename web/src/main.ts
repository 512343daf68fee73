import { mount } from 'svelte'
import App from './App.svelte'
import { prefs } from './lib/prefs.svelte'
import { session } from './lib/session.svelte'
import { words } from './lib/words.svelte'
import './tokens.css'
import './ui.css'
import './app.css'

prefs.apply()
void Promise.all([words.load(prefs.language()), session.load()])
mount(App, { target: document.body, anchor: document.querySelector('#app') ?? undefined })
