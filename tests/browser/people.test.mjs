// Who one is, and who one plays with: accounts, sessions, the hall, the waiting room, rematch, resigning, leaving.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answer, finish, LONG, PHONE, settled, setting, shared, table, yours } from './browser.mjs'

const here = setting()
const PASSWORD = 'gwiazdy i planety'

/** A browser in which nobody has said a name yet. */
async function stranger(options) {
  const who = await here.somebody(options)
  await who.context.clearCookies()
  return who
}
const field = (page, name) => page.getByLabel(name, { exact: true })

test('a stranger says a name and is in; a guest makes an account, leaves, and comes back to the games', LONG, async () => {
  const ola = await stranger()
  const { page } = ola
  await here.open(ola, '/')
  await page.locator('h1', { hasText: 'Welcome to the table' }).waitFor()
  await field(page, 'Your name').fill('Olga')
  await page.getByRole('button', { name: 'Come in' }).click()
  await page.locator('.hall').waitFor()
  const id = await table(ola, ['me', 'bot:random'])
  await finish(ola, id)

  await here.open(ola, '/profile')
  await page.locator('h1', { hasText: 'Guest' }).waitFor()
  await field(page, 'Password').fill('kurz')
  await page.getByRole('button', { name: 'Make an account' }).click()
  assert.equal(await page.locator('h1', { hasText: 'Account' }).count(), 0, 'a password too short is not sent')
  await field(page, 'Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Make an account' }).click()
  await page.locator('h1', { hasText: 'Account' }).waitFor()

  const elsewhere = await stranger({ language: 'pl-PL' })
  await here.open(elsewhere, '/profile')
  await elsewhere.page.getByRole('button', { name: 'Zaloguj się' }).click()
  await field(elsewhere.page, 'Twoje imię').fill('Olga')
  await field(elsewhere.page, 'Hasło').fill('to nie to')
  await elsewhere.page.locator('.waysin .pri').click()
  assert.notEqual((await elsewhere.page.locator('.waysin [role=alert]').innerText()).trim(), '')
  await field(elsewhere.page, 'Hasło').fill(PASSWORD)
  await elsewhere.page.locator('.waysin .pri').click()
  await elsewhere.page.locator('.profile').waitFor()
  await elsewhere.page.locator(`.tr.done [href="/review/${id}"]`).waitFor()
  assert.equal(await elsewhere.page.evaluate(() => document.documentElement.lang), 'en', 'the account brings its language along')

  await page.reload()
  await settled(page)
  const ways = page.locator('section[aria-labelledby=sessions] li')
  assert.equal(await ways.count(), 2)
  await ways.filter({ hasNotText: 'this browser' }).getByRole('button').click()
  await page.waitForFunction(() => document.querySelectorAll('section[aria-labelledby=sessions] li').length === 1)
  await elsewhere.page.reload()
  await elsewhere.page.locator('.waysin').waitFor()

  await page.locator('section[aria-labelledby=settings]').getByRole('button', { name: 'Sign out' }).click()
  await page.locator('.waysin').waitFor()
})

test('a name that looks like another one is refused in words', LONG, async () => {
  const first = await stranger()
  const made = await first.context.request.post(`${here.server.base}/api/account`, { data: { name: 'Kometa', password: PASSWORD } })
  assert.ok(made.ok())
  const second = await stranger()
  const { page } = second
  await here.open(second, '/profile')
  await page.getByRole('button', { name: 'New account' }).click()
  await field(page, 'Your name').fill('Kоmeta') // the second letter is Cyrillic
  await field(page, 'Password').fill(PASSWORD)
  await page.locator('.waysin .pri').click()
  assert.notEqual((await page.locator('.waysin [role=alert]').innerText()).trim(), '')
})

test('a table is opened with options and bots, others see it in the hall and sit down, and the host begins', LONG, async () => {
  const ola = await here.somebody({ name: 'Ola' })
  const bartek = await here.somebody({ name: 'Bartek', ...PHONE })
  await here.open(ola, '/')
  await settled(ola.page)
  const form = ola.page.locator('.newtable')
  await form.locator('#seat-0').selectOption('open')
  await form.getByRole('button', { name: 'Remove seat 3' }).click()
  assert.ok(await form.locator('label', { hasText: 'Advanced two-player game' }).locator('input').isEnabled(), 'two may play the game for two')
  await form.getByRole('button', { name: 'Live', exact: true }).click()
  await form.locator('label', { hasText: 'First game' }).locator('input').check()
  await form.getByRole('button', { name: 'Open the table' }).click()
  await ola.page.locator('.waitroom').waitFor()
  assert.ok(await ola.page.getByRole('button', { name: 'Start' }).isDisabled())

  await here.open(bartek, '/')
  await bartek.page.getByRole('button', { name: 'Sit down: Race for the Galaxy, table of Ola' }).click()
  await bartek.page.getByText('Ola starts the game.').waitFor()
  await ola.page.getByText('All seats are taken').waitFor()
  await ola.page.getByRole('button', { name: 'Start' }).click()
  for (const { page } of [ola, bartek]) await yours(page)
  assert.ok(await ola.page.locator('.decision .clock').isVisible(), 'a live table shows how long one may think')
  assert.deepEqual([...ola.faults, ...bartek.faults], [])
})

test('who leaves the waiting room frees the seat, and a table that its host clears is gone', LONG, async () => {
  const [ola, bartek] = [await here.somebody({ name: 'Ola' }), await here.somebody({ name: 'Bartek' })]
  const id = await table(ola, ['me', 'open'])
  for (const who of [ola, bartek]) await here.open(who, `/t/${id}`)
  await bartek.page.getByRole('button', { name: 'Sit down' }).click()
  await ola.page.getByText('All seats are taken').waitFor()
  await bartek.page.getByRole('button', { name: 'Leave' }).click()
  await bartek.page.locator('.hall').waitFor()
  await ola.page.getByText('Waiting for one more player').waitFor()
  await here.open(bartek, `/t/${id}`)
  await bartek.page.getByRole('button', { name: 'Sit down' }).waitFor()
  await ola.page.getByRole('button', { name: 'Clear the table' }).click()
  await ola.page.locator('.hall').waitFor()
  await bartek.page.locator('h1', { hasText: 'This table is not there' }).waitFor()
})

test('two people talk at the table, and who comes later reads what was said', LONG, async () => {
  const [ola, bartek] = [await here.somebody({ name: 'Ola' }), await here.somebody({ name: 'Bartek' })]
  const id = await shared(ola, bartek)
  for (const who of [ola, bartek]) { await here.open(who, `/t/${id}`); await yours(who.page) }
  await ola.page.keyboard.press('c')
  await ola.page.waitForFunction(() => document.activeElement.id === 'chat')
  await ola.page.keyboard.type('Cześć <b>z</b> orbity')
  await ola.page.keyboard.press('Enter')
  const said = bartek.page.locator('.said', { hasText: 'Cześć <b>z</b> orbity' })
  await said.waitFor()
  assert.match(await said.innerText(), /Ola/)
  await bartek.page.locator('#chat').fill('Cześć!')
  await bartek.page.locator('.say .iconbtn').click()
  await ola.page.locator('.said', { hasText: 'Cześć!' }).waitFor()
  await bartek.page.reload()
  await said.waitFor()
  assert.deepEqual([...ola.faults, ...bartek.faults], [])
})

test('who resigns looks on, and a bot plays on', LONG, async () => {
  const [ola, bartek] = [await here.somebody({ name: 'Ola' }), await here.somebody({ name: 'Bartek' })]
  const id = await shared(ola, bartek)
  for (const who of [ola, bartek]) { await here.open(who, `/t/${id}`); await yours(who.page) }
  await ola.page.getByRole('button', { name: 'Table and settings' }).click()
  await ola.page.getByRole('button', { name: 'Resign' }).click()
  await ola.page.getByText('There is no way back to your seat.').waitFor()
  await ola.page.getByRole('button', { name: 'Yes, I resign' }).click()
  await ola.page.getByText('You have resigned.').waitFor()
  await answer(bartek.page)
  await yours(bartek.page)
  assert.deepEqual([...ola.faults, ...bartek.faults], [])
})

test('after the game the table is laid again for the same players', LONG, async () => {
  const ola = await here.somebody({ name: 'Ola' })
  const id = await table(ola, ['me', 'bot:random'])
  await finish(ola, id)
  await here.open(ola, `/t/${id}`)
  await ola.page.locator('dialog.result').getByRole('button', { name: 'Rematch' }).click()
  await ola.page.waitForFunction((old) => !location.pathname.endsWith(old), id)
  await ola.page.waitForSelector('.decision.turn')
  assert.equal(await ola.page.locator('.opps .seat').count(), 1)
  assert.deepEqual(ola.faults, [])
})
