// Micro Cosmos: the galaxy and the ark in use, a whole game and its review, by keyboard, and alone against the Automa.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answer, finish, heading, LONG, over, setting, table, violations, yours } from './browser.mjs'

const here = setting()
const CLICKED = 15_000 // so long a whole game is played with the mouse, before the rest of it is answered without the board
const calm = { reducedMotion: 'reduce' }

async function sitting(places, options = {}, more = {}) {
  const ola = await here.somebody({ ...calm, ...more })
  const id = await table(ola, places, options, 'microcosmos')
  await here.open(ola, `/t/${id}`)
  await yours(ola.page)
  return { ola, id, page: ola.page }
}

/** Answer until a question comes up. */
async function until(page, question, turn = answer) {
  for (let answers = 0; answers < 60; answers++) {
    await yours(page)
    if (question.test(await heading(page))) return
    await turn(page)
  }
  throw new Error(`never asked: ${question}`)
}
const lit = (page) => page.locator('.galaxy .spot[data-s=legal]')

test('what is in reach glows and tells the steps, what is not says why', LONG, async () => {
  const { ola, page } = await sitting(['me', 'bot:greedy'])
  await until(page, /destination/)
  const asked = await page.evaluate(() => globalThis.probe.state.table.decision.choices.map((choice) => [choice.pieces[0], String(choice.price.args.steps)]).sort())
  const shown = await lit(page).evaluateAll((spots) => spots.map((spot) => [spot.dataset.piece, spot.querySelector('.steps-pill').textContent]).sort())
  assert.deepEqual(shown, asked)
  await page.locator('.galaxy .spot[data-s=blocked]').first().click({ force: true })
  assert.notEqual(await page.locator('.bubble blockquote').innerText(), '')
  await page.keyboard.press('Escape')
  assert.equal(await page.locator('.bubble').count(), 0)
  await lit(page).last().click()
  assert.equal(await page.locator('.galaxy path.way').count(), 1, 'the way is drawn')
  assert.match(await page.locator('.decision .pri').innerText(), /\d of \d/)
  assert.deepEqual(await violations(page), [])
  await page.evaluate(() => { document.documentElement.dataset.theme = 'light' })
  assert.deepEqual(await violations(page), [])
  await page.keyboard.press('Escape')
  await until(page, /Choose an action/)
  const why = page.locator('.deed[data-s=blocked]').first()
  if (await why.count()) {
    await why.locator('.hit').click({ force: true })
    assert.match(await page.locator('.bubble .src').innerText(), /\d+\.\d+/)
  }
  assert.deepEqual(await violations(page), [])
  assert.deepEqual(ola.faults, [])
})

test('a card is laid by a click on the free place, and is inspected by a click on it', LONG, async () => {
  const { ola, page } = await sitting(['me', 'bot:greedy'])
  await until(page, /choose a row/)
  const card = await page.locator('.asked .crew').first().getAttribute('data-piece')
  await page.locator('.crew.lay').last().click()
  await page.locator('.decision .pri').click()
  await page.waitForSelector(`.ship .crew[data-piece="${card}"]`)
  await page.locator(`.ship .crew[data-piece="${card}"] .hit`).click()
  await page.waitForSelector('.inspector .crew.large')
  assert.deepEqual(ola.faults, [])
})

test('a whole game against bots, and its review', LONG, async () => {
  const { ola, id, page } = await sitting(['me', 'bot:greedy', 'bot:greedy'])
  const end = Date.now() + CLICKED
  for (let goes = true; goes && Date.now() < end;) goes = await answer(page)
  await here.open(ola, '/') // drawing every position of the rest would take long
  await finish(ola, id)
  await here.open(ola, `/t/${id}`)
  await page.waitForSelector('dialog.result')
  assert.match(await page.locator('dialog.result h2').innerText(), /wins|share/)
  const done = await page.locator('.galaxy svg .finished').count()
  assert.ok(done >= 3, 'three planets are terraformed')
  await here.open(ola, `/review/${id}`)
  await page.waitForFunction(() => Number(document.querySelector('input[type=range]')?.max) > 20)
  const slider = page.locator('input[type=range]')
  await slider.press('End')
  await page.waitForFunction((wanted) => document.querySelectorAll('.galaxy svg .finished').length === wanted, done)
  await slider.press('Home')
  await page.waitForFunction(() => document.querySelectorAll('.galaxy .token.ark').length === 3 && !document.querySelector('.galaxy svg .finished'))
  assert.deepEqual(ola.faults, [])
})

test('turns with the keyboard alone, along the routes of the galaxy', LONG, async () => {
  const { ola, page } = await sitting(['me', 'bot:greedy'])
  const enabled = async () => (await page.locator('.decision .btn.pri:enabled').count()) > 0
  const turn = async () => {
    await yours(page)
    for (let key = 1; key < 10 && !(await enabled()); key++) await page.keyboard.press(String(key))
    if (!(await enabled())) await page.keyboard.press('n')
    for (let presses = 0; presses < 2 && (await enabled()); presses++) await page.keyboard.press('Enter')
    await page.waitForFunction(() => !globalThis.probe.busy())
  }
  await until(page, /destination/, turn)
  await lit(page).first().focus()
  const at = () => page.evaluate(() => document.activeElement.dataset.piece)
  const from = await at()
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key)
  const stops = new Set([from, await at()])
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowLeft']) { await page.keyboard.press(key); stops.add(await at()) }
  assert.ok(stops.size > 2 && !stops.has(undefined), `arrows lead from field to field: ${[...stops].join()}`)
  await page.keyboard.press('?')
  await page.waitForSelector('.bubble blockquote')
  await page.keyboard.press('Escape')
  const arkAt = () => page.evaluate(() => globalThis.probe.state.table.zones.flatMap((zone) => zone.pieces).find((piece) => piece.id === 'ark:0').on)
  const before = await arkAt()
  await turn()
  await yours(page)
  assert.notEqual(await arkAt(), before, 'the ark has flown')
  for (let turns = 0; turns < 12; turns++) await turn()
  assert.deepEqual(ola.faults, [])
})

test('alone against the Automa, whose card tells step by step what it did', LONG, async () => {
  const { ola, page } = await sitting(['me'], { level: 'easy_plus' })
  const rounds = async () => page.evaluate(() => Number(globalThis.probe.state.table.heading.args.number ?? 0))
  while ((await rounds()) < 3 && !(await over(page))) { await answer(page); await yours(page) }
  const zone = await page.evaluate(() => globalThis.probe.state.table.zones.find((one) => one.kind === 'automa'))
  const entries = new Set(zone.pieces.filter((piece) => piece.kind === 'order').map((piece) => piece.id.split(':')[1]))
  const steps = page.locator('.asteps > li')
  assert.equal(await steps.count(), entries.size + 1, 'the journey, and each entry of the card')
  assert.match(await steps.first().innerText(), /Automa (lands on|discovers)/)
  const states = await steps.evaluateAll((all) => all.slice(1).map((step) => step.className))
  assert.ok(states.every((state) => /done|skipped/.test(state)), states.join())
  assert.match(await page.locator('.others .seat .nm').innerText(), /Automa/)
  assert.deepEqual(await violations(page), [])
  assert.deepEqual(ola.faults, [])
})
