import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { parse } from 'svelte/compiler'
import { describe, expect, it } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
const WORDS = '../src/kosmodrom/words/en'
const known = new Set(readdirSync(WORDS).flatMap((name) => new FluentResource(readFileSync(join(WORDS, name), 'utf8')).body.map((message) => message.id)))
// What needs no translation: the name of the site, signs, and the names of keys.
const SIGNS = /^(KOSMODROM|[IVX]+|Z|N|↵|◇|&nbsp;|[^\p{L}]*)$/u
// Drawings, generated types, and the list of symbols hold no words that anybody reads.
const TECHNICAL = /^lib\/(art|icons|schema|flip)\.ts$|^race\/looks\.ts$|^microcosmos\/map\.ts$/
const READABLE = /^(?=.*\p{L}{2})(?!.*[\[\]{}<>=:;#/()*_])(?:\p{Lu}\p{Ll}+ (?:\p{L}+[ .,!?…]*)+|.*\p{L}{2,}[.!?…])$/u
const SPOKEN = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label'])

interface Node { type?: string; name?: string; data?: string; [key: string]: unknown }
function texts(node: unknown, out: string[]): void {
  if (Array.isArray(node)) node.forEach((child) => texts(child, out))
  if (!node || typeof node !== 'object' || Array.isArray(node)) return
  const one = node as Node
  if (one.type === 'Attribute') {
    if (SPOKEN.has(one.name ?? '')) texts(one.value, out)
    return
  }
  if (one.type === 'StyleDirective') return
  if (one.type === 'Text' && one.data?.trim()) out.push(one.data.trim())
  for (const [key, value] of Object.entries(one)) if (key !== 'expression' && key !== 'metadata') texts(value, out)
}

describe('no string outside the catalogues', () => {
  for (const file of files.filter((name) => name.endsWith('.svelte'))) {
    it(file, () => {
      const found: string[] = []
      texts(parse(readFileSync(join('src', file), 'utf8'), { modern: true }).fragment, found)
      expect(found.filter((text) => !SIGNS.test(text))).toEqual([])
    })
  }
  // In the scripts, what looks like words to read: several that begin with a capital, or any that end like a sentence.
  for (const file of files.filter((name) => /\.(svelte|ts)$/.test(name) && !TECHNICAL.test(name))) {
    it(`${file}, in its script`, () => {
      const source = readFileSync(join('src', file), 'utf8')
      const script = file.endsWith('.ts') ? source : [...source.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map((match) => match[1]).join('\n')
      const code = script.replace(/\/\*.*?\*\//gs, '').replace(/(^|\s)\/\/.*$/gm, '').replace(/^import .*$/gm, '')
      const strings = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].map((match) => match[1])
      expect(strings.filter((text) => READABLE.test(text))).toEqual([])
    })
  }
  it('every message that is asked for by name is there', () => {
    const asked = files.filter((name) => /\.(svelte|ts)$/.test(name))
      .flatMap((name) => [...readFileSync(join('src', name), 'utf8').matchAll(/'((?:web|race|microcosmos)-[a-z0-9-]*[a-z0-9])'/g)].map((match) => match[1]))
    expect([...new Set(asked)].filter((id) => !known.has(id) && id !== 'race-choice-call')).toEqual([])
  })
})
