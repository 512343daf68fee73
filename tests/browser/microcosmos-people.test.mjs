// Micro Cosmos between people: two browsers, one that loses its connection and is loaded anew, and a phone in Polish.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answer, heading, LONG, over, PHONE, setting, shared, table, violations, yours } from './browser.mjs'

const here = setting()
const FINGER = 44
const GAME = 'microcosmos'

/** What lies where in the galaxy, as it is drawn. */
const galaxy = (page) => page.locator('.galaxy .token [data-piece], .galaxy .token[data-piece]').evaluateAll((tokens) =>
  tokens.map((token) => `${token.dataset.piece} ${token.closest('.token').getAttribute('style')} ${token.textContent}`).sort())

test('two people play against each other; one loses the connection and comes back', LONG, async () => {
  const ola = await here.somebody({ name: 'Ola' })
  const bartek = await here.somebody({ name: 'Bartek', language: 'pl-PL' })
  const id = await shared(ola, bartek, GAME)
  const players = [ola, bartek]
  for (const who of players) await here.open(who, `/t/${id}`)
  // Both are asked for their first crew at once, and see the other's only from the back.
  for (const { page } of players) {
    await page.waitForSelector('.decision.turn')
    assert.equal(await page.locator('.asked .crew[data-key]').count(), 3)
  }
  for (let answers = 0; answers < 28; answers++) {
    await Promise.race(players.map(({ page }) => yours(page)))
    for (const { page } of players) if (await page.locator('.decision.turn').count()) await answer(page)
    if (answers === 12) await ola.page.evaluate(() => globalThis.probe.drop())
    if (answers === 20) await bartek.page.reload()
    if (await over(ola.page)) break
  }
  const seq = (page) => page.evaluate(() => globalThis.probe.state?.seq)
  for (let tries = 0; tries < 100 && (await seq(ola.page)) !== (await seq(bartek.page)); tries++) await ola.page.waitForTimeout(100)
  assert.deepEqual(await galaxy(ola.page), await galaxy(bartek.page))
  assert.match(await heading(ola.page), /\w/)
  assert.deepEqual([...ola.faults, ...bartek.faults], [])
})

test('on a phone, in Polish, with a finger', LONG, async () => {
  const ola = await here.somebody({ language: 'pl-PL', reducedMotion: 'reduce', ...PHONE })
  const { page } = ola
  await here.open(ola, `/t/${await table(ola, ['me', 'bot:greedy'], {}, GAME)}`)
  const small = new Set()
  for (let answers = 0; answers < 24; answers++) {
    if (!(await answer(page, { touch: true }))) break
    await yours(page)
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is wider than the phone')
    const found = await page.evaluate((least) => [...document.querySelectorAll('.decision .btn, .option, .deed, .asked .crew')].filter((one) => one.getBoundingClientRect().height < least).map((one) => one.className), FINGER)
    for (const one of found) small.add(one)
    const seen = await page.evaluate(() => {
      const targets = [...document.querySelectorAll('.felt [data-s=legal], .option')]
      return targets.length === 0 || targets.some((one) => { const box = one.getBoundingClientRect(); return box.bottom > 56 && box.top < innerHeight })
    })
    assert.ok(seen, `something to pick is in sight: ${await heading(page)}`)
  }
  assert.deepEqual([...small], [], 'targets are large enough for a finger')
  assert.deepEqual(await violations(page), [])
  // Nearer, the galaxy scrolls within its frame.
  await page.locator('.iconbtn.near').click()
  assert.ok(await page.evaluate(() => document.querySelector('.sky').scrollWidth > document.querySelector('.sky').clientWidth * 1.5))
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
  assert.deepEqual(ola.faults, [])
})
