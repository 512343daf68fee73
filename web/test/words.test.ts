import { readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { words, type Names } from '../src/lib/words.svelte'
import { merged } from '../src/table/log'

const CATALOGUES = ['web', 'race', 'engine']
const source = (language: string): string =>
  CATALOGUES.map((name) => readFileSync(`../src/kosmodrom/words/${language}/${name}.ftl`, 'utf8')).join('\n')
const names: Names = { card: (key) => ({ 'new-earth': 'Nowa Ziemia', 'gem-world': 'Świat Kryształów' })[key] ?? key, player: () => 'Ola' }

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  vi.stubGlobal('fetch', async (path: string) => new Response(source(path.slice(-2))))
  await words.load('pl')
})

describe('what the table says', () => {
  it('names cards and players, as parts that can be links', () => {
    expect(words.parts({ id: 'race-log-places', args: { seat: 0, card: '@new-earth' } }, names)).toEqual([
      { words: 'Ola', seat: 0 }, { words: ' wykłada kartę: ' }, { words: 'Nowa Ziemia', card: 'new-earth' },
    ])
  })
  it('tells lines about several cards as one', () => {
    const line = (n: number, card: string) => ({ n, seat: 0, clause: '', text: { id: 'race-log-draws-known', args: { seat: 0, why: 'explore', card } } })
    const [one, ...rest] = merged([line(1, '@new-earth'), line(2, '@gem-world')])
    expect(rest).toEqual([])
    expect(words.tell(one.text, names)).toBe('Ola bierze kartę: Nowa Ziemia, Świat Kryształów (Eksploracja)')
  })
  it('adds up counts, and keeps lines apart that differ', () => {
    const line = (n: number, seat: number) => ({ n, seat, clause: '', text: { id: 'race-log-draws', args: { seat, why: 'explore', count: 1 } } })
    expect(merged([line(1, 0), line(2, 0), line(3, 1)]).map((one) => one.text.args.count)).toEqual([2, 1])
  })
  it('stands a message that is not there as its id', () => {
    expect(words.say('no-such-message')).toBe('[no-such-message]')
  })
})

describe('the catalogue of the client', () => {
  const ids = (language: string): string[] =>
    new FluentResource(readFileSync(`../src/kosmodrom/words/${language}/web.ftl`, 'utf8')).body.map((message) => message.id).sort()
  it('has the same messages in both languages', () => {
    expect(ids('pl')).toEqual(ids('en'))
  })
})
