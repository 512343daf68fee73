// One person plays whole games: against bots with the mouse, with the keyboard alone, and on the board for any game.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answer, heading, LONG, over, pause, playOut, setting, table, violations, yours } from './browser.mjs'

const here = setting()

test('a whole game against bots, and its review', LONG, async () => {
  const ola = await here.somebody()
  const { page } = ola
  const id = await table(ola, ['me', 'bot:greedy', 'bot:greedy'])
  await here.open(ola, `/t/${id}`)
  assert.ok((await playOut(page)) > 20)
  await page.waitForSelector('dialog.result')
  assert.match(await page.locator('dialog.result h2').innerText(), /wins|share/)
  assert.deepEqual(await violations(page), [])
  await here.open(ola, `/review/${id}`)
  const slider = page.locator('input[type=range]')
  await page.waitForFunction(() => Number(document.querySelector('input[type=range]')?.max) > 20)
  await slider.press('End')
  assert.equal(await slider.inputValue(), await slider.getAttribute('max'))
  await slider.press('Home')
  assert.equal(await slider.inputValue(), await slider.getAttribute('min'))
  assert.deepEqual(ola.faults, [])
})

test('a whole game with the keyboard alone', LONG, async () => {
  const ola = await here.somebody({ name: 'Klawiatura' })
  const { page } = ola
  const id = await table(ola, ['me', 'bot:greedy'])
  await here.open(ola, `/t/${id}`)
  let whys = 0
  const enabled = async () => (await page.locator('.decision .btn.pri:enabled').count()) > 0
  const turn = async () => {
    await yours(page)
    if (await over(page)) return false
    const blocked = page.locator('.hand [data-s=blocked] .hit').first()
    if (whys < 2 && (await blocked.count())) {
      await blocked.focus()
      await page.keyboard.press('?')
      await page.waitForSelector('.bubble blockquote')
      await page.keyboard.press('Escape')
      whys += 1
    }
    for (let key = 1; key < 10 && !(await enabled()); key++) await page.keyboard.press(String(key))
    if (!(await enabled())) await page.keyboard.press('n')
    for (let presses = 0; presses < 2 && (await enabled()); presses++) await page.keyboard.press('Enter')
    await page.waitForFunction(() => !globalThis.probe.busy())
    return true
  }
  await playOut(page, turn, 1500)
  assert.ok(whys > 0, 'something was forbidden, and the key for it said why')
  assert.deepEqual(ola.faults, [])
})

test('from the top of the page every part can be reached with Tab, and shows it', LONG, async () => {
  const ola = await here.somebody()
  const { page } = ola
  await here.open(ola, `/t/${await table(ola, ['me', 'bot:greedy'])}`)
  await page.waitForSelector('.decision.turn')
  await answer(page)
  await yours(page)
  const reached = new Set()
  const hidden = []
  for (let tabs = 0; tabs < 60; tabs++) {
    await page.keyboard.press('Tab')
    await pause(200) // the ring fades in
    const found = await page.evaluate(() => {
      const one = document.activeElement
      if (one === document.body) return null
      const shows = (element) => { const style = getComputedStyle(element); return (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none' }
      const zone = ['.top', '.seats', '.mine', '.hand', '.decision', '.rail'].find((place) => one.closest(place))
      return { zone, shown: shows(one) || shows(one.closest('[data-piece]') ?? one), name: one.parentElement.outerHTML.slice(0, 300) }
    })
    if (!found) continue // past the end of the page, it begins again at the top
    if (found.zone) reached.add(found.zone)
    if (!found.shown) hidden.push(found.name)
  }
  assert.deepEqual(hidden, [], 'whatever has the focus shows it')
  for (const zone of ['.top', '.hand', '.rail']) assert.ok(reached.has(zone), `Tab reaches ${zone}`)
})

test('a whole game on the board for any game', LONG, async () => {
  const ola = await here.somebody()
  const { page } = ola
  const id = await table(ola, ['me', 'bot:greedy'])
  await here.open(ola, `/t/${id}?generic=1`)
  await yours(page)
  assert.equal(await page.locator('.felt .card').count(), 0)
  assert.notEqual(await heading(page), '')
  assert.deepEqual(await violations(page), [])
  await playOut(page)
  assert.deepEqual(ola.faults, [])
})
