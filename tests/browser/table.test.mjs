import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { answer, launch, person, playOut, serve, table, violations } from './browser.mjs'

const LONG = { timeout: 240_000 }
let server
let browser

before(async () => {
  server = await serve()
  browser = await launch()
})
after(async () => {
  await browser?.close()
  await server?.stop()
})
const somebody = (options) => person(browser, server.base, options)
const open = (who, path) => who.page.goto(`${server.base}${path}`)
const heading = (page) => page.locator('.decision h2').innerText()

test('a whole game against bots, and its review', LONG, async () => {
  const ola = await somebody()
  const id = await table(ola, ['me', 'bot:random'])
  await open(ola, `/t/${id}`)
  await playOut(ola.page)
  await ola.page.waitForSelector('dialog.result')
  assert.match(await ola.page.locator('dialog.result h2').innerText(), /wins|share/)
  assert.deepEqual(await violations(ola.page), [])
  await open(ola, `/review/${id}`)
  await ola.page.waitForSelector('.player')
  const slider = ola.page.locator('.play input[type=range]')
  await ola.page.waitForFunction(() => Number(document.querySelector('.play input').max) > 20)
  await slider.press('End')
  assert.match(await ola.page.locator('.mv').innerText(), /Move (\d+) of \1/)
  await ola.page.getByRole('button', { name: 'All', exact: true }).click()
  await ola.page.waitForFunction(() => document.querySelectorAll('.snap').length === 2)
  await ola.page.getByRole('button', { name: 'One step back' }).click()
  assert.deepEqual(await violations(ola.page), [])
  assert.deepEqual(ola.faults, [])
})

test('two people decide at the same time, and talk', LONG, async () => {
  const ola = await somebody({ name: 'Ola' })
  const bartek = await somebody({ name: 'Bartek' })
  const id = await table(ola, ['me', 'open'])
  await open(ola, `/t/${id}`)
  await open(bartek, `/t/${id}`)
  await bartek.page.getByRole('button', { name: 'Sit down' }).click()
  await ola.page.getByRole('button', { name: 'Start' }).click()
  await bartek.page.waitForSelector('.decision.turn')
  await ola.page.waitForSelector('.decision.turn')
  await bartek.page.locator('#chat').fill('Powodzenia!')
  await bartek.page.locator('#chat').press('Enter')
  await ola.page.waitForSelector('.said:has-text("Powodzenia!")')
  // Both pick their first cards; neither sees what the other has picked.
  await answer(bartek.page)
  await bartek.page.waitForSelector('.decision.wait')
  assert.match(await heading(bartek.page), /Waiting for Ola/)
  await answer(ola.page)
  for (let round = 0; round < 6; round++) await Promise.all([answer(ola.page), answer(bartek.page)])
  assert.deepEqual([...ola.faults, ...bartek.faults], [])
})

test('with the keyboard alone', LONG, async () => {
  const ola = await somebody({ name: 'Klawiatura' })
  const id = await table(ola, ['me', 'bot:random'])
  await open(ola, `/t/${id}`)
  const { page } = ola
  let whys = 0
  const turn = async () => {
    await page.waitForSelector('.decision.turn, .decision.ended', { timeout: 60_000 })
    if (await page.locator('.decision.ended').count()) return false
    const enabled = async () => (await page.locator('.decision .btn.pri:enabled').count()) > 0
    for (let key = 1; key < 10 && !(await enabled()); key++) await page.keyboard.press(String(key))
    if (!(await enabled())) await page.keyboard.press('n')
    const blocked = page.locator('.hand [data-s=blocked] .hit').first()
    if (whys < 2 && (await blocked.count())) {
      await blocked.focus()
      await page.keyboard.press('?')
      await page.waitForSelector('.bubble blockquote')
      await page.keyboard.press('Escape')
      whys += 1
    }
    await page.keyboard.press('Enter')
    await page.waitForTimeout(60)
    return true
  }
  await playOut(page, 1500, turn)
  assert.ok(whys > 0, 'something was forbidden and said why')
  assert.deepEqual(ola.faults, [])
})

test('undo takes an answer back, reload keeps the table, and a lost server is waited for', LONG, async () => {
  const data = await serve()
  const ola = await person(browser, data.base)
  const bartek = await person(browser, data.base, { name: 'Bartek' })
  const id = await table(ola, ['me', 'open'])
  await bartek.context.request.post(`${data.base}/api/tables/${id}/join`, { data: {} })
  await ola.context.request.post(`${data.base}/api/tables/${id}/start`, { data: {} })
  await ola.page.goto(`${data.base}/t/${id}`)
  await ola.page.waitForSelector('.decision.turn')
  const first = await heading(ola.page)
  await answer(ola.page)
  await ola.page.waitForSelector('.decision.wait')
  await ola.page.keyboard.press('z')
  await ola.page.waitForSelector('.decision.turn')
  await ola.page.reload()
  await ola.page.waitForSelector('.decision.turn')
  assert.notEqual(first, '')
  const asked = await heading(ola.page)
  await data.stop(true)
  await ola.page.waitForSelector('.decision.lost')
  const again = await serve({ port: data.port, data: data.data })
  await ola.page.waitForSelector('.decision.turn', { timeout: 40_000 })
  assert.equal(await heading(ola.page), asked)
  await answer(ola.page)
  await ola.page.waitForSelector('.decision.wait')
  assert.deepEqual(ola.faults, [])
  await again.stop()
})

test('on a phone, in Polish', LONG, async () => {
  const ola = await somebody({ language: 'pl-PL', width: 360, height: 740, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })
  const id = await table(ola, ['me', 'bot:random', 'bot:random'])
  await open(ola, `/t/${id}`)
  for (let turns = 0; turns < 25; turns++) {
    if (!(await answer(ola.page))) break
    assert.ok(await ola.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is wider than the phone')
  }
  assert.match(await ola.page.locator('.rail h3').textContent(), /Runda/)
  const small = await ola.page.evaluate(() => [...document.querySelectorAll('.decision .btn, .hand .card, .option')].filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent))
  assert.deepEqual(small, [], 'targets are large enough for a finger')
  assert.deepEqual(await violations(ola.page), [])
  assert.deepEqual(ola.faults, [])
})

test('the generic board plays the game, too', LONG, async () => {
  const ola = await somebody()
  const id = await table(ola, ['me', 'bot:random'])
  await open(ola, `/t/${id}?generic=1`)
  await ola.page.waitForSelector('.gtable')
  assert.equal(await ola.page.locator('.felt .card').count(), 0)
  await answer(ola.page)
  assert.deepEqual(await violations(ola.page), [])
  await playOut(ola.page)
  assert.deepEqual(ola.faults, [])
})

test('a spectator sees no hand', LONG, async () => {
  const ola = await somebody()
  const id = await table(ola, ['me', 'bot:random'])
  const guest = await somebody({ name: 'Widz' })
  await open(guest, `/t/${id}`)
  await guest.page.waitForSelector('.seat')
  assert.equal(await guest.page.locator('.hand .card').count(), 0)
  assert.equal(await guest.page.locator('.decision .btn').count(), 0)
  assert.match(await guest.page.locator('.decision p').innerText(), /watching/)
})

for (const theme of ['dark', 'light']) {
  test(`axe finds nothing on any page (${theme})`, LONG, async () => {
    const ola = await somebody({ introduced: false })
    await ola.context.addInitScript((name) => localStorage.setItem('kosmodrom.theme', name), theme)
    const { page } = ola
    const id = await table(ola, ['me', 'bot:random', 'bot:random'])
    await open(ola, `/t/${id}`)
    await page.waitForSelector('dialog.intro')
    assert.deepEqual(await violations(page), [], 'introduction')
    await page.getByRole('button', { name: 'To the table' }).click()
    for (let turns = 0; turns < 6; turns++) {
      await page.waitForSelector('.decision.turn')
      await page.waitForTimeout(700)
      assert.deepEqual(await violations(page), [], await heading(page))
      await answer(page)
    }
    for (const path of ['/', '/rules/race', '/edition/race', '/profile']) {
      await open(ola, path)
      await page.waitForSelector('main h1, main h2')
      await page.waitForTimeout(500)
      assert.deepEqual(await violations(page), [], path)
    }
    assert.deepEqual(ola.faults, [])
  })
}

test('a table is opened from the hall, rules are found in both languages', LONG, async () => {
  const ola = await somebody({ width: 1440 })
  const { page } = ola
  await open(ola, '/')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForSelector('.decision.turn')
  await open(ola, '/rules/race')
  await page.getByRole('searchbox').fill('towar')
  await page.waitForSelector('.clause')
  await page.getByRole('button', { name: 'PL' }).click()
  await page.waitForSelector('h1:has-text("Zasady")')
  assert.ok((await page.locator('.clause').count()) > 3)
  await open(ola, '/edition/race')
  await page.waitForFunction(() => document.querySelectorAll('.gallery .card').length > 90)
})
