// Takes the pictures of the main pages that stand in docs/pictures: dark and English, but for one light and one Polish.
import { spawnSync } from 'node:child_process'
import { mkdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { answer, finish, heading, launch, over, person, serve, settled, table, yours } from './browser.mjs'
import { microcosmos } from './pictures-microcosmos.mjs'

const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))
const MOST_BYTES = 300_000
mkdirSync(FOLDER, { recursive: true })
const server = await serve()
const browser = await launch()
const somebody = (options) => person(browser, server.base, { reducedMotion: 'reduce', ...options })
const open = async ({ page }, path) => {
  await page.goto(server.base + path)
  await settled(page)
}

async function shoot({ page }, name) {
  await settled(page)
  await page.waitForTimeout(1200) // what has just arrived is outlined for a second
  const path = `${FOLDER}${name}.png`
  await page.screenshot({ path })
  const made = spawnSync('pngquant', ['--force', '--strip', '--speed', '1', '--output', path, '256', path], { encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`pngquant: ${made.stderr}`)
  const { size } = statSync(path)
  if (size > MOST_BYTES) throw new Error(`${name}.png has ${size} bytes`)
  console.log(`${name}.png ${Math.round(size / 1000)} kB`)
}

/** The moments of a game that are worth a picture: when they come, and what is done for it. */
const count = (page, what) => page.locator(what).count()
const click = (page, what) => page.locator(what).first().click({ force: true })
const MOMENTS = {
  'race-action': { at: async (page) => (await count(page, '.option')) >= 7, lay: (page) => page.locator('.option').nth(3).click() },
  'race-pay': { at: async (page) => /[2-9] more cards to pay|zapłatę jeszcze [2-9]/.test(await heading(page)), lay: (page) => click(page, '.hand [data-s=legal] .hit') },
  'race-why': { at: async (page) => (await count(page, '.hand .price')) > 0 && (await count(page, '.hand [data-s=blocked]')) > 0, lay: (page) => page.locator('.hand [data-s=blocked] .hit').last().click({ force: true }) },
  'race-card': { at: async (page) => (await count(page, '.hand [data-s=legal]')) > 2, lay: (page) => page.locator('.hand .card').nth(1).hover() },
}

/** Play a game and take a picture of each moment that was asked for, once so many cards lie on the own table. */
async function play(who, wanted, least, names = (name) => name) {
  const { page } = who
  const left = new Set(wanted)
  for (let games = 0; games < 6 && left.size; games++) {
    await open(who, `/t/${await table(who, ['me', 'bot:greedy', 'bot:greedy'])}`)
    for (;;) {
      await yours(page)
      if (!left.size || (await over(page))) break
      const cards = await count(page, '.mine .card')
      for (const name of left) {
        if (cards < least || cards > 8 || !(await MOMENTS[name].at(page))) continue
        await MOMENTS[name].lay(page)
        if (name !== 'race-card') await page.mouse.move(3, 700)
        await shoot(who, names(name))
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
        await page.mouse.move(3, 700)
        left.delete(name)
        break
      }
      await answer(page)
    }
  }
  if (left.size) throw new Error(`these moments never came: ${[...left].join()}`)
}

const ola = await somebody({ name: 'Ola' })
for (const [name, places] of [['Marek', ['me', 'open', 'bot:greedy']], ['Zosia', ['me', 'open', 'open']], ['Kuba', ['me', 'bot:random', 'open', 'open']]]) await table(await somebody({ name }), places)

await play(ola, Object.keys(MOMENTS), 4)
await ola.page.evaluate(() => { document.documentElement.dataset.theme = 'light' })
await yours(ola.page)
await shoot(ola, 'race-light')
await play(await somebody({ name: 'Ola', language: 'pl-PL' }), ['race-pay'], 4, () => 'race-polish')
await play(await somebody({ name: 'Ola', width: 390, height: 844, hasTouch: true, isMobile: true }), ['race-pay', 'race-action'], 3, (name) => name.replace('race', 'phone'))

const waiting = await table(ola, ['me', 'open', 'bot:greedy'])
await open(ola, `/t/${waiting}`)
await shoot(ola, 'waiting-room')
await open(ola, '/')
await shoot(ola, 'hall')

const done = await table(ola, ['me', 'bot:greedy', 'bot:greedy'])
await open(ola, `/t/${done}`)
for (let answers = 0; answers < 40; answers++) await answer(ola.page)
await finish(ola, done)
await open(ola, `/review/${done}`)
const slider = ola.page.locator('.play input')
await slider.fill(String(Math.floor(Number(await slider.getAttribute('max')) * 0.55)))
await shoot(ola, 'review')
for (const [path, name] of [['/rules/race', 'rules'], ['/edition/race', 'edition']]) {
  await open(ola, path)
  await shoot(ola, name)
}
const fresh = await somebody({ introduced: false })
await open(fresh, `/t/${await table(fresh, ['me', 'bot:random'])}`)
await fresh.page.waitForSelector('dialog.intro')
await shoot(fresh, 'introduction')
await microcosmos({ open, somebody, shoot })
await browser.close()
await server.stop()
