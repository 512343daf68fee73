import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'

const BUILD = '../src/kosmodrom/server/client'
const MOST = 150 * 1024

/** A file of the build and all that it imports at once, not later. */
function closure(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  if (!file.endsWith('.js')) return seen
  const source = readFileSync(file, 'utf8')
  for (const [, path] of source.matchAll(/(?:from|import)\s*"(\.\/[^"]+\.js)"/g)) closure(join(dirname(file), path), seen)
  return seen
}

it('script and style of the table page are small', () => {
  const page = readFileSync(join(BUILD, 'index.html'), 'utf8')
  const files = new Set<string>()
  for (const [, path] of page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)) closure(join(BUILD, path), files)
  const entry = [...files].map((file) => readFileSync(file, 'utf8')).join('\n')
  // What the entry loads when the table page is opened, and the boards that it may load then, with their styles.
  const table = /assets\/TablePage-[\w-]+\.js/.exec(entry)?.[0] ?? ''
  expect(table).not.toBe('')
  closure(join(BUILD, table), files)
  const boards = new Set([...files].flatMap((file) => readFileSync(file, 'utf8').match(/assets\/board-[\w-]+\.js/g) ?? []))
  expect(boards.size).toBeGreaterThan(1)
  for (const board of boards) closure(join(BUILD, board), files)
  for (const path of readdirSync(join(BUILD, 'assets'))) if (path.endsWith('.css')) files.add(join(BUILD, 'assets', path))
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0)
  expect(bytes).toBeGreaterThan(30 * 1024)
  expect(bytes).toBeLessThanOrEqual(MOST)
  console.info(`table page: ${(bytes / 1024).toFixed(1)} KiB gzipped in ${files.size} files`)
})
