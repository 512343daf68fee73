// Several browsers at one table: two people, the same person twice, somebody who looks on.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answer, heading, LONG, over, playOut, setting, shared, table, yours } from './browser.mjs'

const here = setting()

test('two people play a whole game against each other, deciding at the same time', LONG, async () => {
  const ola = await here.somebody({ name: 'Ola' })
  const bartek = await here.somebody({ name: 'Bartek', language: 'pl-PL' })
  const id = await table(ola, ['me', 'open'])
  await here.open(ola, `/t/${id}`)
  await here.open(bartek, `/t/${id}`)
  await bartek.page.getByRole('button', { name: 'Usiądź' }).click()
  await ola.page.getByRole('button', { name: 'Start' }).click()
  await bartek.page.waitForSelector('.decision.turn')
  await ola.page.waitForSelector('.decision.turn')
  await bartek.page.locator('#chat').fill('Powodzenia!')
  await bartek.page.locator('#chat').press('Enter')
  await ola.page.waitForSelector('.said:has-text("Powodzenia!")')
  // Both are asked at once; the one who answers first waits, and the other sees nothing of the answer.
  const before = await ola.page.locator('.logbox').innerText()
  await answer(bartek.page)
  await bartek.page.waitForSelector('.decision.wait')
  assert.match(await heading(bartek.page), /Ola/)
  assert.equal(await ola.page.locator('.logbox').innerText(), before)
  await Promise.all([playOut(ola.page), playOut(bartek.page)])
  const totals = async (page) => (await page.locator('dialog.result .pts').allInnerTexts()).map((text) => parseInt(text, 10))
  await ola.page.waitForSelector('dialog.result')
  await bartek.page.waitForSelector('dialog.result')
  assert.deepEqual(await totals(ola.page), await totals(bartek.page))
  assert.deepEqual([...ola.faults, ...bartek.faults], [])
})

test('one person in two tabs sees the same table in both, and may answer in either', LONG, async () => {
  const ola = await here.somebody()
  const second = await ola.another()
  const id = await table(ola, ['me', 'bot:greedy'])
  const tabs = [ola.page, second]
  for (const tab of tabs) await tab.goto(`${here.server.base}/t/${id}`)
  const asked = (tab) => tab.evaluate(() => [...document.querySelectorAll('.decision h2, .hand [data-piece]')].map((one) => one.dataset.piece ?? one.textContent).join())
  for (let turns = 0; turns < 16; turns++) {
    const [mine, other] = turns % 2 ? tabs : [...tabs].reverse()
    await yours(mine)
    if (await over(mine)) break
    await answer(mine)
    await yours(mine)
    const now = await asked(mine)
    await other.waitForFunction((wanted) => [...document.querySelectorAll('.decision h2, .hand [data-piece]')].map((one) => one.dataset.piece ?? one.textContent).join() === wanted, now, { timeout: 10_000 })
  }
  assert.deepEqual(ola.faults, [])
})

test('of two tabs that answer the same question, one wins and the other is told', LONG, async () => {
  const ola = await here.somebody()
  const second = await ola.another()
  const id = await table(ola, ['me', 'bot:greedy', 'bot:greedy'])
  for (const tab of [ola.page, second]) await tab.goto(`${here.server.base}/t/${id}`)
  for (let turns = 0; turns < 6; turns++) {
    await Promise.all([yours(ola.page), yours(second)])
    await Promise.all([answer(ola.page), answer(second).catch(() => {})])
    await yours(ola.page)
    await yours(second)
    await second.waitForFunction((wanted) => document.querySelector('.decision h2').textContent === wanted, await ola.page.locator('.decision h2').textContent(), { timeout: 10_000 })
  }
  assert.deepEqual(ola.faults, [])
})

test('a spectator sees the table go on, and no hand', LONG, async () => {
  const ola = await here.somebody()
  const id = await table(ola, ['me', 'bot:greedy'])
  const guest = await here.somebody({ name: 'Widz' })
  await here.open(ola, `/t/${id}`)
  await here.open(guest, `/t/${id}`)
  await guest.page.waitForSelector('.seat')
  assert.equal(await guest.page.locator('.hand .card').count(), 0)
  assert.equal(await guest.page.locator('.decision .btn').count(), 0)
  assert.match(await guest.page.locator('.decision p').innerText(), /watching/)
  const lines = () => guest.page.locator('.logbox li').count()
  const before = await lines()
  for (let turns = 0; turns < 8; turns++) await answer(ola.page)
  await guest.page.waitForFunction((less) => document.querySelectorAll('.logbox li').length > less, before)
  await yours(ola.page)
  const drawn = () => Promise.all([ola, guest].map(({ page }) => page.locator('[data-seq]').getAttribute('data-seq')))
  let hand, seen
  for (let same = false; !same; ) { // the bot goes on meanwhile: both have to be looked at in the same state
    const before = await drawn()
    hand = await ola.page.locator('.hand [data-key]').evaluateAll((cards) => cards.map((card) => card.dataset.piece))
    seen = await guest.page.locator('[data-piece]').evaluateAll((pieces) => pieces.map((piece) => piece.dataset.piece))
    same = new Set([...before, ...(await drawn())]).size === 1
  }
  assert.ok(hand.length > 0)
  assert.deepEqual(hand.filter((piece) => seen.includes(piece)), [])
  assert.deepEqual(guest.faults, [])
})

test('undo takes an answer back that nobody has seen the effect of', LONG, async () => {
  const ola = await here.somebody()
  const bartek = await here.somebody({ name: 'Bartek' })
  await here.open(ola, `/t/${await shared(ola, bartek)}`)
  await ola.page.waitForSelector('.decision.turn')
  const first = await heading(ola.page)
  const hand = () => ola.page.locator('.hand [data-key]').evaluateAll((cards) => cards.map((card) => card.dataset.piece).sort())
  const held = await hand()
  await answer(ola.page)
  await ola.page.waitForSelector('.decision.wait')
  for (let presses = 0; presses < 3 && (await heading(ola.page)) !== first; presses++) {
    const asked = await heading(ola.page)
    await ola.page.keyboard.press('z')
    await ola.page.waitForFunction((before) => document.querySelector('.decision h2').innerText !== before, asked)
  }
  assert.equal(await heading(ola.page), first)
  assert.deepEqual(await hand(), held)
  assert.deepEqual(ola.faults, [])
})
