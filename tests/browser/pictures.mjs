// Takes the pictures of the main pages that stand in docs/pictures.
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { answer, launch, person, serve, table } from './browser.mjs'

const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))
mkdirSync(FOLDER, { recursive: true })
const server = await serve()
const browser = await launch()
const somebody = (options) => person(browser, server.base, options)
const calm = (page) => page.waitForTimeout(900)
const shoot = async (page, name) => {
  await calm(page)
  await page.screenshot({ path: `${FOLDER}${name}.png` })
}
const mouseAway = (page) => page.mouse.move(3, 890)

/** The moments of a game that are worth a picture: when they come, and what is done for it. */
const MOMENTS = {
  'race-action': { at: (page) => page.locator('.option').count().then((count) => count >= 7), lay: (page) => page.locator('.option').nth(3).click() },
  race: { at: (page, cards) => page.locator('.hand .price').count().then((count) => count > 1 && cards > 4), lay: (page) => page.locator('.hand [data-s=legal] .hit').first().click() },
  'race-why': { at: async (page, cards) => (await page.locator('.hand .price').count()) > 0 && (await page.locator('.hand [data-s=blocked]').count()) > 0 && cards > 3, lay: (page) => page.locator('.hand [data-s=blocked] .hit').last().click() },
  'race-pay': { at: (page) => page.locator('.decision h2').innerText().then((text) => /zapłatę jeszcze [2-9]/.test(text)), lay: (page) => page.locator('.hand [data-s=legal] .hit').first().click() },
  'race-card': { at: (page, cards) => Promise.resolve(cards > 5), lay: (page) => page.locator('.mine .card').nth(3).hover() },
}

async function play(who, id, wanted, suffix = '', most = 160) {
  const { page } = who
  await page.goto(`${server.base}/t/${id}`)
  const left = new Set(wanted)
  for (let turns = 0; turns < most && left.size; turns++) {
    await page.waitForSelector('.decision.turn, .decision.ended', { timeout: 60_000 })
    if (await page.locator('.decision.ended').count()) return
    await page.waitForTimeout(350)
    const cards = await page.locator('.mine .card').count()
    for (const name of left) {
      if (!(await MOMENTS[name].at(page, cards).catch(() => false))) continue
      await MOMENTS[name].lay(page)
      if (name !== 'race-card') await mouseAway(page)
      await shoot(page, name + suffix)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await mouseAway(page)
      left.delete(name)
      break
    }
    await answer(page)
  }
}

const ola = await somebody({ language: 'pl-PL' })
const bartek = await somebody({ name: 'Bartek', language: 'pl-PL' })
const first = await table(ola, ['me', 'bot:random', 'bot:greedy'])
await play(ola, first, Object.keys(MOMENTS))
await ola.page.evaluate(() => { document.documentElement.dataset.theme = 'light' })
await shoot(ola.page, 'race-light')
await ola.page.goto(`${server.base}/t/${first}?generic=1`)
await shoot(ola.page, 'generic')

const waiting = await table(ola, ['me', 'open'])
await bartek.context.request.post(`${server.base}/api/tables/${waiting}/join`, { data: {} })
await ola.context.request.post(`${server.base}/api/tables/${waiting}/start`, { data: {} })
await ola.page.goto(`${server.base}/t/${waiting}`)
await answer(ola.page)
await ola.page.waitForSelector('.decision.wait')
await shoot(ola.page, 'race-waiting')

const phone = await somebody({ language: 'pl-PL', width: 390, height: 844, hasTouch: true, isMobile: true })
const small = await table(phone, ['me', 'bot:random', 'bot:random'])
await play(phone, small, ['race-action', 'race'], '-phone', 70)

const done = await table(bartek, ['me', 'bot:random'])
await bartek.page.goto(`${server.base}/t/${done}`)
while (await answer(bartek.page));
await shoot(bartek.page, 'result')
await bartek.page.goto(`${server.base}/review/${done}`)
await bartek.page.waitForSelector('.player')
await bartek.page.waitForTimeout(1500)
const slider = bartek.page.locator('.play input')
await slider.fill(String(Math.floor(Number(await slider.getAttribute('max')) * 0.6)))
await shoot(bartek.page, 'review')
await table(await somebody({ name: 'Marek' }), ['me', 'open', 'bot:greedy'])
await table(await somebody({ name: 'Zosia' }), ['me', 'open', 'open'])
for (const [path, name] of [['/', 'lobby'], ['/rules/race', 'rules'], ['/edition/race', 'edition']]) {
  await bartek.page.goto(server.base + path)
  await bartek.page.waitForTimeout(800)
  await shoot(bartek.page, name)
}
const fresh = await somebody({ introduced: false })
await fresh.page.goto(`${server.base}/t/${await table(fresh, ['me', 'bot:random'])}`)
await fresh.page.waitForSelector('dialog.intro')
await shoot(fresh.page, 'introduction')
await browser.close()
await server.stop()
