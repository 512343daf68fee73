import { LANGUAGES, type Language } from './words.svelte'

// What a reader has chosen for this browser. Storage may be forbidden; then the choice lasts as long as the page.
export function stored(name: string): string | null {
  try { return localStorage.getItem(`kosmodrom.${name}`) } catch { return null }
}
export function store(name: string, value: string): void {
  try { localStorage.setItem(`kosmodrom.${name}`, value) } catch { /* not kept */ }
}

export type Theme = 'dark' | 'light'

class Prefs {
  theme = $state<Theme>(stored('theme') === 'light' ? 'light' : 'dark')
  introduced = $state(stored('introduced') === 'yes')
  sound = $state(stored('sound') === 'yes')

  apply(): void {
    document.documentElement.dataset.theme = this.theme
  }
  turnTheme(): void {
    this.theme = this.theme === 'dark' ? 'light' : 'dark'
    store('theme', this.theme)
    this.apply()
  }
  turnSound(): void {
    this.sound = !this.sound
    store('sound', this.sound ? 'yes' : 'no')
  }
  introduce(): void {
    this.introduced = true
    store('introduced', 'yes')
  }
  language(): Language {
    const wished = [stored('language'), ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase())
    return LANGUAGES.find((language) => language === wished.find((tag) => LANGUAGES.includes(tag as Language))) ?? 'en'
  }
  keepLanguage(language: Language): void {
    store('language', language)
  }
}
export const prefs = new Prefs()
export const calmMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
