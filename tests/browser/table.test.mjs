// Race's table in the hand: what is lit, what is forbidden and why, what is paid, said, heard and shown.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answer, heading, LONG, over, setting, settled, table, yours } from './browser.mjs'

const here = setting()
// A click on what is forbidden is refused by Playwright, unless it is forced.
const FORCE = { force: true }

/** Play on until something is so; false when the game is over before. */
async function until(page, found, most = 120) {
  for (let answers = 0; answers < most; answers++) {
    await yours(page)
    if (await found()) return true
    if (!(await answer(page))) return false
  }
  return false
}
/** Somebody at a table of Race, at the first moment that is so; games are played until there is one. */
async function moment(found, options = {}) {
  for (let games = 0; games < 4; games++) {
    const who = await here.somebody(options)
    await here.open(who, `/t/${await table(who, ['me', 'bot:random'])}`)
    if (await until(who.page, () => found(who.page))) return who
  }
  throw new Error('this never happened')
}
const count = (page, what) => page.locator(what).count()

test('the introduction is shown once, and the question mark brings it back', LONG, async () => {
  const ola = await here.somebody({ introduced: false })
  const { page } = ola
  const path = `/t/${await table(ola, ['me', 'bot:random'])}`
  await here.open(ola, path)
  await page.locator('dialog.intro').waitFor()
  assert.equal(await page.evaluate(() => document.activeElement.textContent), 'To the table')
  await page.keyboard.press('Enter')
  await page.locator('dialog.intro').waitFor({ state: 'detached' })
  await page.reload()
  await yours(page)
  assert.equal(await count(page, 'dialog'), 0)
  await page.getByRole('button', { name: 'How the table works' }).click()
  await page.locator('dialog.intro').waitFor()
  assert.deepEqual(ola.faults, [])
})

test('a click on what is forbidden says why, by which clause, and what is missing', LONG, async () => {
  const ola = await moment(async (page) => (await count(page, '.hand [data-s=blocked]')) > 0 && /to place/.test(await heading(page)))
  const { page } = ola
  const blocked = page.locator('.hand [data-s=blocked] .hit').first()
  assert.equal(await blocked.getAttribute('aria-disabled'), 'true')
  assert.match(await blocked.getAttribute('aria-label'), /not allowed, why\?$/)
  await blocked.click(FORCE)
  const bubble = page.locator('.bubble[role=alert]')
  await bubble.waitFor()
  assert.notEqual((await bubble.locator('h3').innerText()).trim(), '')
  const rule = await bubble.locator('blockquote').innerText()
  const [opened] = await Promise.all([page.waitForEvent('popup'), bubble.locator('a.src').click()])
  await opened.locator('.ruletext.wanted').waitFor()
  assert.ok((await opened.locator('.ruletext.wanted').innerText()).includes(rule), 'its clause says the same in the rules')
  await page.keyboard.press('Escape')
  await bubble.waitFor({ state: 'detached' })
  assert.equal(await count(page, '.hand [data-s=selected]'), 0)
  assert.deepEqual(ola.faults, [])
})

test('several cards are paid by clicking them, with a running count, and none goes before all are there', LONG, async () => {
  const ola = await moment(async (page) => /choose [2-9] more cards to pay/.test(await heading(page)))
  const { page } = ola
  const need = Number(/choose (\d)/.exec(await heading(page))[1])
  const button = page.locator('.decision .btn.pri')
  const held = await page.locator('.hand [data-key]').count()
  for (let paid = 0; paid < need; paid++) {
    assert.match(await button.innerText(), new RegExp(`Pay: ${paid} of ${need}`))
    assert.ok(await button.isDisabled())
    await page.locator('.hand [data-s=legal] .hit').first().click(FORCE)
    await page.locator('.decision p', { hasText: `${paid + 1} of ${need} picked` }).waitFor()
  }
  assert.equal(await count(page, '.hand [data-s=pay]'), need)
  assert.equal(await count(page, '.hand [data-s=legal]'), 0, 'no more than needed')
  await page.locator('.hand [data-s=pay] .hit').first().click(FORCE)
  assert.match(await button.innerText(), new RegExp(`Pay: ${need - 1} of ${need}`))
  await page.locator('.hand [data-s=legal] .hit').first().click(FORCE)
  const before = await page.evaluate(() => {
    const table = document.querySelector('[data-seq]')
    globalThis.drawn = []
    new MutationObserver(() => globalThis.drawn.push(Number(table.dataset.seq))).observe(table, { attributeFilter: ['data-seq'] })
    return Number(table.dataset.seq)
  })
  await button.click()
  await page.waitForFunction(() => !globalThis.probe.busy())
  await yours(page)
  const [first] = await page.evaluate(() => globalThis.drawn)
  assert.ok(first >= before + need, `of ${need} answers in turn only what came of all is drawn, not ${first} after ${before}`)
  assert.ok(await page.locator('.logbox', { hasText: `Ola pays ${need} cards` }).count())
  assert.ok(held >= need)
  assert.deepEqual(ola.faults, [])
})

test('the symbols are fetched once for a page, however much is drawn', LONG, async () => {
  const ola = await here.somebody()
  const { page } = ola
  const fetched = []
  page.on('request', (request) => { if (/icons\.svg/.test(request.url())) fetched.push(request.url()) })
  await here.open(ola, `/t/${await table(ola, ['me', 'bot:random'])}`)
  await until(page, async () => (await count(page, '.tile')) >= 3)
  await page.waitForFunction(() => [...document.querySelectorAll('use')].every((use) => document.querySelector(use.getAttribute('href'))))
  assert.equal(fetched.length, 1)
  assert.deepEqual(ola.faults, [])
})

test('where there is no way back the bar says so before the answer goes', LONG, async () => {
  const ola = await moment(async (page) => {
    if (!(await count(page, '.option'))) return false
    await page.locator('.option').first().click()
    return (await count(page, '.decision .final')) > 0
  })
  const { page } = ola
  assert.match(await page.locator('.decision .final').innerText(), /no way back/)
  const before = await page.locator('.logbox li').count()
  const asked = await heading(page)
  await page.keyboard.press('Escape')
  await page.locator('.decision .final').waitFor({ state: 'detached' })
  assert.equal(await heading(page), asked)
  assert.equal(await page.locator('.logbox li').count(), before, 'nothing was sent')
  assert.deepEqual(ola.faults, [])
})

test('cards are named in words, shown large on hover and focus, and the bar alone speaks up', LONG, async () => {
  const ola = await moment(async (page) => (await count(page, '.hand [data-s=legal]')) > 1)
  const { page } = ola
  for (const name of await page.locator('.hand .hit').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))) assert.match(name, /^.+, (Cost|Defence): \d, .*(World|world|Development|development)/)
  const card = page.locator('.hand .card').first()
  await card.hover()
  const large = page.locator('.inspector')
  await large.waitFor()
  const key = await card.getAttribute('data-key')
  const { lines, names } = await (await ola.context.request.get(`${here.server.base}/api/games/race/components`)).json()
  assert.ok((await large.innerText()).includes(names[key].en))
  assert.equal(await large.locator('.told li').count(), lines[key].filter((line) => line.label).length, 'each power in words')
  await page.mouse.move(2, 2)
  await large.waitFor({ state: 'detached' })
  await page.keyboard.press('h')
  assert.ok(await page.evaluate(() => document.activeElement.closest('[data-s=legal]') !== null), 'the key for a hint goes to what is lit')
  await large.waitFor()
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute('aria-describedby')), 'card-in-words')
  assert.deepEqual(await page.locator('[aria-live=polite]').evaluateAll((all) => all.map((one) => one.closest('section')?.getAttribute('aria-label'))), ['What to do now'])
  assert.equal(await page.locator('[role=log]').getAttribute('aria-live'), 'off')
  const spoken = await page.locator('.decision [aria-live]').innerText()
  await page.keyboard.press('1')
  await page.waitForFunction((before) => document.querySelector('.decision [aria-live]').innerText !== before, spoken)
  assert.deepEqual(ola.faults, [])
})

test('by the keyboard alone: a card is found, picked, put back, and sent', LONG, async () => {
  const ola = await moment(async (page) => /first hand to discard/.test(await heading(page)))
  const { page } = ola
  for (let tabs = 0; tabs < 40 && !(await page.evaluate(() => document.activeElement.closest('.hand'))); tabs++) await page.keyboard.press('Tab')
  const focused = () => page.evaluate(() => document.activeElement.closest('[data-piece]')?.dataset.piece)
  const first = await focused()
  await page.keyboard.press('ArrowRight')
  assert.notEqual(await focused(), first)
  const chosen = () => count(page, '.hand [data-s=pay]')
  await page.keyboard.press('Space')
  assert.equal(await chosen(), 1)
  await page.keyboard.press('Space')
  assert.equal(await chosen(), 0)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  assert.equal(await chosen(), 2)
  await page.keyboard.press('Enter')
  for (let presses = 0; presses < 2 && (await count(page, '.decision .btn.pri:enabled')); presses++) await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.querySelectorAll('.hand [data-key]').length === 4)
  assert.deepEqual(ola.faults, [])
})

test('no sound is made before one turns it on, and then one is', LONG, async () => {
  const ola = await here.somebody()
  const { page } = ola
  await page.addInitScript(() => {
    globalThis.sung = 0
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...when) { globalThis.sung += 1; return start.apply(this, when) }
  })
  await here.open(ola, `/t/${await table(ola, ['me', 'bot:random'])}`)
  for (let answers = 0; answers < 3; answers++) await answer(page)
  await yours(page)
  assert.equal(await page.evaluate(() => globalThis.sung), 0)
  const switchOf = page.getByRole('button', { name: 'Sound' })
  assert.equal(await switchOf.getAttribute('aria-pressed'), 'false')
  await switchOf.click()
  assert.equal(await switchOf.getAttribute('aria-pressed'), 'true')
  for (let answers = 0; answers < 6 && !(await over(page)); answers++) await answer(page)
  await page.waitForFunction(() => globalThis.sung > 0)
})

test('the log is told in words with links to cards and clauses, and the keys can be changed', LONG, async () => {
  const ola = await moment(async (page) => (await count(page, '.logbox .inline')) > 40 && (await count(page, '.logbox .clause')) > 2)
  const { page } = ola
  const left = () => page.locator('.logbox').evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight)
  await page.waitForTimeout(100)
  assert.ok((await left()) < 2, 'the last lines are in sight')
  const link = page.locator('.logbox .inline').last()
  const name = await link.innerText()
  await link.click()
  assert.equal(await page.locator('.inspector h3').innerText(), name)
  await page.keyboard.press('Escape')
  assert.match(await page.locator('.logbox .clause').last().getAttribute('aria-label'), /^Rule \d+\.\d+: /)
  await page.getByRole('button', { name: 'Table and settings' }).click()
  await page.getByRole('button', { name: 'log: key L. Press another key to change it.' }).press('k')
  await page.getByRole('button', { name: 'log: key K. Press another key to change it.' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('k')
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute('role')), 'log')
  await settled(page)
  assert.deepEqual(ola.faults, [])
})
