import bootEn from '../../../src/kosmodrom/words/en/boot.ftl?raw'
import bootPl from '../../../src/kosmodrom/words/pl/boot.ftl?raw'
import { Catalogue } from './catalogue'
import type { Args, Text } from './types'

export type Language = 'en' | 'pl'
export const LANGUAGES: readonly Language[] = ['en', 'pl']

/** A piece of a sentence: plain words, or the name of a component or of a player. */
export interface Part { words: string; card?: string; seat?: number }

/** What a sentence may name: components by key, players by seat. */
export interface Names { card: (key: string) => string; player: (seat: number) => string }
const NOBODY: Names = { card: (key) => key, player: (seat) => String(seat + 1) }

// What has to be said when no catalogue can be had: it is a part of the client.
const BOOT: Record<Language, string> = { en: bootEn, pl: bootPl }

// Names go through the message between marks that no text contains, and come out as parts that can be links.
const OPEN = '\uE000'
const MIDDLE = '\uE001'
const CLOSE = '\uE002'
const MARKED = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/

class Words {
  language = $state<Language>('en')
  ready = $state(false)
  private catalogue = $state.raw(new Catalogue('en'))

  /** Speak a language with the few words that are always there. */
  begin(language: Language): void {
    this.speak(language, BOOT[language])
  }
  async load(language: Language): Promise<void> {
    const response = await fetch(`/api/words/${language}`)
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    this.speak(language, await response.text())
    this.ready = true
  }
  private speak(language: Language, source: string): void {
    this.catalogue = new Catalogue(language, source)
    this.language = language
    document.documentElement.lang = language
  }

  has(id: string): boolean {
    return this.catalogue.has(id)
  }

  /** A message with its arguments. One that the catalogues do not have stands as its id: better than a crash. */
  say(id: string, args: Args = {}): string {
    return this.catalogue.say(id, args) ?? `[${id}]`
  }

  private marked(text: Text, names: Names): string {
    const args: Args = {}
    for (const [name, value] of Object.entries(text.args)) {
      // One component, or several where lines of a log were put together.
      const keys = typeof value === 'string' && value.startsWith('@') ? value.slice(1).split(' @') : null
      args[name] = keys?.map((key) => `${OPEN}card:${key}${MIDDLE}${names.card(key)}${CLOSE}`).join(', ') ?? value
    }
    const seat = text.args.seat
    if (typeof seat === 'number') args.player = `${OPEN}seat:${seat}${MIDDLE}${names.player(seat)}${CLOSE}`
    return this.say(text.id, args)
  }

  /** A text of the table as parts, so that names can be shown as links. */
  parts(text: Text, names: Names = NOBODY): Part[] {
    const pieces = this.marked(text, names).split(MARKED)
    const out: Part[] = []
    for (let i = 0; i < pieces.length; i += 3) {
      if (pieces[i]) out.push({ words: pieces[i] })
      if (i + 2 >= pieces.length) break
      const [kind, value] = pieces[i + 1].split(':')
      out.push(kind === 'card' ? { words: pieces[i + 2], card: value } : { words: pieces[i + 2], seat: Number(value) })
    }
    return out
  }

  /** A text of the table as one string. */
  tell(text: Text, names: Names = NOBODY): string {
    return this.parts(text, names).map((part) => part.words).join('')
  }
}

export const words = new Words()
export const say = (id: string, args?: Args): string => words.say(id, args)
