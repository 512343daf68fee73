import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Args } from './types'

const ENTRY = /^([a-z][\w-]*) *=/gm
const REFERENCE = /\{ *([a-z][\w-]*) *\}/g

/** The messages of a language. Each is read when it is said for the first time: all at once would hold a slow phone up. */
export class Catalogue {
  private readonly bundle: FluentBundle
  private readonly unread = new Map<string, string>()

  constructor(language: string, source = '') {
    this.bundle = new FluentBundle(language, { useIsolating: false })
    const entries = [...source.matchAll(ENTRY)]
    entries.forEach((entry, n) => this.unread.set(entry[1], source.slice(entry.index, entries[n + 1]?.index)))
  }

  has(id: string): boolean {
    return this.unread.has(id) || this.bundle.hasMessage(id)
  }
  /** A message with its arguments; undefined where there is none. */
  say(id: string, args: Args): string | undefined {
    this.read(id)
    const pattern = this.bundle.getMessage(id)?.value
    return pattern ? this.bundle.formatPattern(pattern, args, []) : undefined
  }
  private read(id: string): void {
    const entry = this.unread.get(id)
    if (entry === undefined) return
    this.unread.delete(id)
    this.bundle.addResource(new FluentResource(entry))
    for (const [, other] of entry.matchAll(REFERENCE)) this.read(other)
  }
}
