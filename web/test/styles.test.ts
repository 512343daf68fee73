import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// All styles share one page: who goes from the hall to a table has those of both. A class that one area styles by itself
// must not mean something else in another.
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
const read = (file: string): string => readFileSync(`src/${file}`, 'utf8')

/** The classes that a stylesheet styles wherever they stand. */
function bare(sheet: string): Set<string> {
  const rules = read(sheet).replace(/\/\*.*?\*\//gs, '')
  const selectors = [...rules.matchAll(/([^{}]+)\{/g)].flatMap((match) => match[1].split(','))
  return new Set(selectors.flatMap((selector) => /^\.([a-z][\w-]*)$/i.exec(selector.trim())?.[1] ?? []))
}
/** The classes that a component gives to its elements. */
function used(file: string): string[] {
  const source = read(file)
  const fixed = [...source.matchAll(/class="([^"]*)"/g)].flatMap((match) => match[1].replace(/\{[^}]*\}/g, ' ').split(/\s+/))
  return [...fixed, ...[...source.matchAll(/class:([\w-]+)/g)].map((match) => match[1])].filter(Boolean)
}
const components = (...folders: string[]): string[] => files.filter((file) => file.endsWith('.svelte') && folders.some((folder) => file.startsWith(`${folder}/`)))

const AREAS = [
  { sheets: ['styles/hall.css', 'styles/reading.css', 'styles/review.css', 'styles/frame.css'], elsewhere: components('table', 'race', 'microcosmos', 'generic') },
  { sheets: files.filter((file) => /^(microcosmos|generic)\/.*\.css$/.test(file)), elsewhere: components('pages', 'parts', 'table', 'race') },
  { sheets: ['table.css'], elsewhere: components('pages', 'parts').filter((file) => !/(TablePage|Review|StillBoard)\.svelte$/.test(file)) },
]
// What is meant to look the same everywhere, and the position in a review, which the games draw.
const SHARED = new Set(['sw', 'tg', 'seat', 'top', 'banner', 'moment', 'snap', 'waiting'])

for (const { sheets, elsewhere } of AREAS) {
  for (const sheet of sheets) {
    it(`${sheet} styles nothing of another area`, () => {
      const own = bare(sheet)
      const taken = elsewhere.flatMap((file) => used(file).filter((name) => own.has(name) && !SHARED.has(name)).map((name) => `${file}: ${name}`))
      expect([...new Set(taken)]).toEqual([])
    })
  }
}
