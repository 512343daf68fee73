import { api } from './api'
import { prefs } from './prefs.svelte'
import type { Me } from './types'
import { words, type Language } from './words.svelte'

async function choose(language: Language): Promise<void> {
  if (language === words.language) return
  await words.load(language)
  prefs.keepLanguage(language)
}

/** A seat link carries who one is after the #, so that it stands in no server's log. */
async function bySeatLink(): Promise<void> {
  const link = /^\/t\/([\w-]+)#seat=(.+)$/.exec(location.pathname + location.hash)
  if (!link) return
  history.replaceState(null, '', location.pathname)
  // A link that is void brings nobody in; who one is otherwise stays as it is.
  await api.takeSeat(link[1], link[2]).catch(() => {})
}

class Session {
  me = $state<Me | null>(null)
  known = $state(false)

  /** Who one is; without the server it stays unknown. */
  async load(): Promise<void> {
    await bySeatLink()
    this.me = await api.me()
    this.known = true
  }
  /** Whoever has no name yet gets in as a guest. */
  async enter(name: string): Promise<void> {
    this.me = await api.guest(name, words.language)
  }
  /** A new account; a guest keeps the games. */
  async signUp(name: string, password: string): Promise<void> {
    this.me = await api.signUp(name, password, words.language)
  }
  /** An account that is there already brings its language along. */
  async signIn(name: string, password: string): Promise<void> {
    const me = await api.signIn(name, password)
    await choose(me.language as Language)
    this.me = me
  }
  /** Read and be spoken to in another language from now on. */
  async speak(language: Language): Promise<void> {
    await choose(language)
    if (this.me) await api.keepLanguage(language)
  }
  async leave(): Promise<void> {
    await api.signOut()
    this.me = null
  }
}
export const session = new Session()
