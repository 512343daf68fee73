// The connection comes and goes: reload, a server that is killed and starts again, no sockets at all.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answer, heading, LONG, over, person, playOut, serve, setting, table, yours } from './browser.mjs'

const here = setting()
const hand = (page) => page.locator('.hand [data-key]').evaluateAll((cards) => cards.map((card) => card.dataset.piece).sort())

test('a reload in the middle of a game changes nothing', LONG, async () => {
  const ola = await here.somebody()
  const { page } = ola
  await here.open(ola, `/t/${await table(ola, ['me', 'bot:greedy'])}`)
  for (let turns = 0; turns < 8; turns++) {
    await answer(page)
    await yours(page)
    if (turns % 2 || (await over(page))) continue
    const before = [await heading(page), await hand(page), await page.locator('.logbox li').count()]
    await page.reload()
    await yours(page)
    assert.deepEqual([await heading(page), await hand(page), await page.locator('.logbox li').count()], before)
  }
  assert.deepEqual(ola.faults, [])
})

test('a server that goes and comes back is waited for, and the game goes on to its end', LONG, async () => {
  const first = await serve()
  const ola = await person(here.browser, first.base)
  const { page } = ola
  await page.goto(`${first.base}/t/${await table(ola, ['me', 'bot:greedy'])}`)
  for (let turns = 0; turns < 5; turns++) await answer(page)
  await yours(page)
  const before = [await heading(page), await hand(page)]
  await first.stop(true)
  await page.waitForSelector('.decision.lost')
  assert.equal(await page.locator('.decision .btn.pri').count(), 0, 'nothing can be sent meanwhile')
  const again = await serve({ port: first.port, data: first.data })
  await page.waitForSelector('.decision.turn', { timeout: 40_000 })
  assert.deepEqual([await heading(page), await hand(page)], before)
  await playOut(page)
  await page.waitForSelector('dialog.result')
  assert.deepEqual(ola.faults, [])
  await again.stop()
})

test('where no socket gets through, the table is asked for, and answers still count', LONG, async () => {
  const ola = await here.somebody()
  const { page } = ola
  await page.routeWebSocket(/socket/, (socket) => socket.close())
  await here.open(ola, `/t/${await table(ola, ['me', 'bot:greedy'])}`)
  await page.waitForSelector('.decision.turn', { timeout: 30_000 })
  const lines = await page.locator('.logbox li').count()
  for (let clicks = 0; clicks < 3; clicks++) {
    await page.locator('.hand [data-s=legal] .hit').first().click({ timeout: 2000 }).catch(() => {})
    await page.locator('.decision .btn.pri:enabled').click({ timeout: 2000 }).catch(() => {})
  }
  await page.waitForFunction((less) => document.querySelectorAll('.logbox li').length > less, lines, { timeout: 20_000 })
})
