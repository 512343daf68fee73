// A finished game again: by slider and step by step, through the eyes of each seat or of all, from here or from a file.
import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { finish, logOf, LONG, settled, setting, table } from './browser.mjs'

let ola
let done
const here = setting(async () => {
  ola = await here.somebody()
  done = await table(ola, ['me', 'bot:random'])
  await finish(ola, done)
})

const at = (page) => page.locator('.play input').inputValue().then(Number)
const move = (page, to) => page.waitForFunction((wanted) => document.querySelector('.moves [aria-current]')?.dataset.move === String(wanted), to)
async function open(who) {
  await here.open(who, `/review/${done}`)
  await settled(who.page)
}

test('moves are reached by slider, buttons, keys, the list and the curve', LONG, async () => {
  const { page } = ola
  await open(ola)
  const slider = page.locator('.play input')
  const last = Number(await slider.getAttribute('max'))
  assert.ok(last > 20)
  const press = (name) => page.getByRole('button', { name, exact: true }).click()
  await press('One step on (→)')
  await move(page, 1)
  await press('One step back (←)')
  await move(page, 0)
  await press('One round on (])')
  assert.ok((await at(page)) > 1)
  await slider.focus()
  await page.keyboard.press('End')
  await move(page, last)
  assert.match(await slider.getAttribute('aria-valuetext'), new RegExp(`Move ${last} of ${last}`))
  await page.locator('h1').click()
  await page.keyboard.press('ArrowLeft')
  await move(page, last - 1)
  await page.keyboard.press('Home')
  await move(page, 0)
  await page.locator('.moves [data-move="5"]').click()
  await move(page, 5)
  assert.equal(await at(page), 5)
  await page.locator('.course svg').click({ position: { x: 400, y: 80 } })
  assert.ok((await at(page)) > 5)
  await page.keyboard.press(' ')
  const before = await at(page)
  await page.waitForFunction((less) => Number(document.querySelector('.play input').value) > less, before)
  await page.getByRole('button', { name: 'Pause' }).click()
  assert.deepEqual(ola.faults, [])
})

test('each seat sees its own hand, the spectator none, and everybody all', LONG, async () => {
  const { page } = ola
  await open(ola)
  await page.locator('.play input').fill('9')
  /** Look through some eyes, and wait until the hands are those that they see. */
  const see = async (name, wanted, unwanted) => {
    await page.getByRole('group', { name: 'Seen by' }).getByRole('button', { name }).click()
    await page.waitForFunction(([all, none]) => {
      const hands = [...document.querySelectorAll('.moment .snap h3')].map((title) => title.textContent)
      return all.every((owner) => hands.some((text) => text.includes(owner))) && !none.some((owner) => hands.some((text) => text.includes(owner)))
    }, [wanted, unwanted])
  }
  await see('Through the eyes of Ola', ['Ola'], ['Cadet'])
  await see('Through the eyes of Cadet', ['Cadet'], ['Ola'])
  await see('Spectator', [], ['Ola', 'Cadet'])
  await page.getByText('These eyes see no hand.').waitFor()
  await see('Everybody', ['Ola', 'Cadet'], [])
  assert.deepEqual(ola.faults, [])
})

test('a log file taken along is looked at again, and one that is no log is refused in words', LONG, async () => {
  const guest = await here.somebody({ name: 'Gość', language: 'pl-PL' })
  const { page } = guest
  const folder = mkdtempSync(join(tmpdir(), 'kosmodrom-log-'))
  writeFileSync(join(folder, 'game.log'), await logOf(ola, done))
  writeFileSync(join(folder, 'letter.txt'), 'Dzień dobry!\n')
  await here.open(guest, '/archive')
  await settled(page)
  await page.locator('#log-file').setInputFiles(join(folder, 'letter.txt'))
  assert.notEqual((await page.locator('.dropzone [role=alert]').innerText()).trim(), '')
  await page.locator('#log-file').setInputFiles(join(folder, 'game.log'))
  await page.waitForURL(/\/review\/file\//)
  await settled(page)
  assert.ok(Number(await page.locator('.play input').getAttribute('max')) > 20)
  assert.equal(await page.locator('.res li').count(), 2)
  assert.deepEqual(guest.faults.filter((fault) => !/400/.test(fault)), [])
})

test('what was played stands in the archive, and its log can be taken along', LONG, async () => {
  const { page } = ola
  await here.open(ola, '/archive')
  await settled(page)
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('.tr.done a[download]').first().click()])
  assert.match(file.suggestedFilename(), /race|\.log|kosmodrom/i)
  await page.locator('.tr.done .btn').first().click()
  await page.waitForURL(`**/review/${done}`)
  assert.deepEqual(ola.faults, [])
})
