// Every page: nothing for axe to find in either theme, nothing wider than the window, and no English in the Polish.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answer, finish, logOf, LONG, PHONE, settled, setting, table, violations, yours } from './browser.mjs'

let host
/** Each page with its address, and what is done there to see it in full. */
let pages = []

const here = setting(async () => {
  host = await here.somebody({ name: 'Ola' })
  const [running, done, waiting] = [await table(host, ['me', 'bot:greedy', 'bot:random']), await table(host, ['me', 'bot:random']), await table(host, ['me', 'open'])]
  const marek = await here.somebody({ name: 'Marek' })
  await table(marek, ['me', 'open', 'bot:greedy'])
  await finish(host, done)
  await here.open(host, `/t/${running}`)
  for (let answers = 0; answers < 6; answers++) await answer(host.page)
  await yours(host.page)
  const brought = await host.context.request.post(`${here.server.base}/api/reviews`, { data: await logOf(host, done), headers: { 'content-type': 'text/plain' } })
  const press = (name) => async (page) => { await page.locator(name).first().click() }
  pages = [
    ['hall', '/'],
    ['new table', '/', async (page) => { if (await page.locator('.pick').isVisible()) await press('.pick button')(page) }],
    ['waiting room', `/t/${waiting}`],
    ['table', `/t/${running}`],
    ['table menu', `/t/${running}`, press('nav.tools .iconbtn:has([href$="#i-settings"])')],
    ['introduction', `/t/${running}`, async (page) => { await page.evaluate(() => localStorage.removeItem('kosmodrom.introduced')); await page.reload() }],
    ['board for any game', `/t/${running}?generic=1`],
    ['result', `/t/${done}`],
    ['review', `/review/${done}`],
    ['log brought along', `/review/file/${(await brought.json()).id}`],
    ['archive', '/archive'],
    ['profile', '/profile'],
    ['edition', '/edition/race'],
    ['rules', '/rules/race', press('input.sw')],
    ['one clause', '/rules#race.6.4'],
    ['not found', '/nowhere'],
    ['no such table', '/t/nowhere'],
    ['no such review', '/review/nowhere'],
  ]
})

/** The same person in another browser, with other eyes. */
async function again(options) {
  const guest = await here.somebody({ reducedMotion: 'reduce', ...options })
  await guest.context.clearCookies()
  await guest.context.addCookies(await host.context.cookies())
  return guest
}
async function eachPage(who, look) {
  for (const [name, path, prepare] of pages) {
    await here.open(who, path)
    await settled(who.page)
    await prepare?.(who.page)
    await settled(who.page)
    await look(name)
    await who.page.evaluate(() => localStorage.setItem('kosmodrom.introduced', 'yes'))
  }
  assert.deepEqual(who.faults.filter((fault) => !/404|409/.test(fault)), [])
}

for (const [place, size] of [['on a desk', {}], ['on a phone', PHONE]]) {
  test(`every page ${place}: axe finds nothing in either theme, and nothing is too wide`, LONG, async () => {
    const ola = await again(size)
    const { page } = ola
    await eachPage(ola, async (name) => {
      assert.deepEqual(await violations(page), [], name)
      await page.evaluate(() => { document.documentElement.dataset.theme = 'light' })
      await settled(page)
      assert.deepEqual(await violations(page, 'color-contrast'), [], `${name}, in the light theme`)
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name} is wider than the window`)
    })
  })
}

/** The sentences of a catalogue, cut at what is put into them. */
function sentences(source) {
  const values = source.split('\n').flatMap((line) => /^(?:[\w-]+ =|\s+\*?\[\w+\]|\s{4})\s*(\S.*)$/.exec(line)?.[1] ?? [])
  return values.flatMap((value) => value.split(/\{[^}]*\}?|\}/)).map((part) => part.trim()).filter(Boolean)
}

test('every page in Polish: no English is left, and no message without its words', LONG, async () => {
  const ola = await again({ language: 'pl-PL' })
  const get = async (path) => ola.context.request.get(here.server.base + path)
  const [english, polish] = [await (await get('/api/words/en')).text(), await (await get('/api/words/pl')).text()]
  const known = new Set(sentences(polish))
  const whole = polish.toLowerCase()
  // Whole sentences anywhere; single words where they stand alone.
  const foreign = sentences(english).filter((part) => !known.has(part))
  const long = foreign.filter((part) => part.length > 9 && part.includes(' ') && !whole.includes(part.toLowerCase()))
  const { names } = await (await get('/api/games/race/components')).json()
  const cards = Object.values(names).filter(({ en, pl }) => en !== pl).map(({ en }) => en)
  const alone = new Set([...foreign, ...cards])
  assert.ok(long.length > 300 && cards.length > 50, 'there is something to look for')
  await eachPage(ola, async (name) => {
    const said = await ola.page.evaluate(() => {
      const texts = []
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        if (node.nodeType === Node.TEXT_NODE) texts.push(node.data.trim())
        else for (const attribute of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt']) texts.push(node.getAttribute(attribute) ?? '')
      }
      return [document.title, ...new Set(texts)].filter((text) => /[a-z]/i.test(text))
    })
    assert.deepEqual(said.filter((text) => alone.has(text) || long.some((part) => text.includes(part))), [], name)
    assert.deepEqual(said.filter((text) => /\[[a-z]+-[a-z-]+\]/.test(text)), [], name)
    assert.equal(await ola.page.evaluate(() => document.documentElement.lang), 'pl')
  })
})

test('the language changes everywhere at once, and is kept', LONG, async () => {
  const ola = await again({})
  const { page } = ola
  await here.open(ola, '/rules/race')
  await settled(page)
  await page.getByRole('searchbox').fill('windfall')
  assert.ok((await page.locator('.ruletext').count()) > 2)
  assert.ok((await page.locator('.ruletext mark').count()) > 2, 'what was looked for is marked')
  await page.getByRole('button', { name: 'PL' }).click()
  await page.locator('h1', { hasText: 'Zasady' }).waitFor()
  const searched = await page.locator('.ruletext').count()
  assert.ok(searched > 2, 'clauses are found in either language')
  await page.getByRole('searchbox').fill('świat zdobyczny')
  assert.ok((await page.locator('.ruletext').count()) > 0)
  await page.getByRole('searchbox').fill('qqq')
  await page.locator('.nothing').waitFor()
  await page.reload()
  await page.locator('h1', { hasText: 'Zasady' }).waitFor()
  await page.getByRole('button', { name: 'EN' }).click()
  await page.locator('h1', { hasText: 'Rules' }).waitFor()
})

test('a clause has an address of its own, and every clause of the table leads there', LONG, async () => {
  const ola = await again({})
  await here.open(ola, '/rules#race.6.4')
  await ola.page.locator('[id="race.6.4"].wanted').waitFor()
  assert.equal(await ola.page.evaluate(() => document.activeElement.id), 'race.6.4')
  assert.ok(await ola.page.locator('[id="race.6.4"]').isVisible())
})

test('the theme is dark until one turns it, and stays turned', LONG, async () => {
  const ola = await here.somebody()
  const theme = () => ola.page.evaluate(() => document.documentElement.dataset.theme)
  await here.open(ola, '/')
  await settled(ola.page)
  assert.equal(await theme(), 'dark')
  await ola.page.getByRole('button', { name: 'Light theme' }).click()
  assert.equal(await theme(), 'light')
  await ola.page.reload()
  await settled(ola.page)
  assert.equal(await theme(), 'light')
})
