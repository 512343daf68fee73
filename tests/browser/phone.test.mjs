// On a phone of 360 pixels, in Polish, with a finger, and with as little motion as it asks for.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answer, LONG, over, PHONE, playOut, setting, table, violations, yours } from './browser.mjs'

const here = setting()
const FINGER = 44

test('a whole game on a phone, in Polish', LONG, async () => {
  const ola = await here.somebody({ language: 'pl-PL', reducedMotion: 'reduce', ...PHONE })
  const { page } = ola
  await here.open(ola, `/t/${await table(ola, ['me', 'bot:greedy', 'bot:greedy'])}`)
  const small = new Set()
  await playOut(page, async () => {
    const goes = await answer(page, { touch: true })
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is wider than the phone')
    const found = await page.evaluate((least) => [...document.querySelectorAll('.decision .btn, .hand .card, .option')].filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < least).map((one) => one.textContent), FINGER)
    for (const one of found) small.add(one)
    return goes
  })
  assert.deepEqual([...small], [], 'targets are large enough for a finger')
  await page.waitForSelector('dialog.result')
  assert.match(await page.locator('dialog.result').innerText(), /punkt|pkt|PZ|Razem/)
  assert.deepEqual(await violations(page), [])
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'pl')
  assert.deepEqual(ola.faults, [])
})

for (const motion of ['reduce', 'no-preference']) {
  test(`pieces travel only where motion is welcome (${motion})`, LONG, async () => {
    const ola = await here.somebody({ reducedMotion: motion })
    const { page } = ola
    await page.addInitScript(() => {
      globalThis.moved = []
      const animate = Element.prototype.animate
      Element.prototype.animate = function (frames, options) {
        const text = JSON.stringify(frames)
        if (/translate|scale/.test(text)) globalThis.moved.push(typeof options === 'number' ? options : Number(options?.duration))
        return animate.call(this, frames, options)
      }
    })
    await here.open(ola, `/t/${await table(ola, ['me', 'bot:greedy'])}`)
    for (let turns = 0; turns < 8; turns++) {
      await yours(page)
      if (await over(page)) break
      await answer(page)
    }
    await yours(page)
    const moved = await page.evaluate(() => globalThis.moved)
    const running = await page.evaluate(() => document.getAnimations().filter((one) => one.effect?.getTiming().iterations === Infinity && one.playState === 'running').length)
    if (motion === 'reduce') {
      assert.deepEqual(moved, [])
      assert.equal(running, 0, 'nothing moves without end')
    } else {
      assert.ok(moved.length > 0, 'cards travel')
      assert.ok(moved.every((duration) => duration >= 180 && duration <= 320), `as long as the design says: ${[...new Set(moved)].join()}`)
    }
  })
}
