// Real Chromium against a real server: what all browser tests share.
// What it needs is fetched by: .venv/bin/python -m tools.client --tests
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before } from 'node:test'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { listen } from './probe.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const AXE = readFileSync(new URL('node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')
export const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']
export const CHROMIUM = process.env.KOSMODROM_CHROMIUM || '/usr/bin/chromium'
const PYTHON = process.env.KOSMODROM_PYTHON ?? join(ROOT, '.venv/bin/python')
export const LONG = { timeout: 240_000 }

export const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))

export async function freePort() {
  const probe = createServer()
  await new Promise((done) => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address()
  await new Promise((done) => probe.close(done))
  return port
}

/** A server with an empty database, on a free port or the one asked for. */
export async function serve({ port, data } = {}) {
  const at = port ?? (await freePort())
  const folder = data ?? mkdtempSync(join(tmpdir(), 'kosmodrom-browser-'))
  const environment = { ...process.env, KOSMODROM_DATA: folder, KOSMODROM_THINK_SECONDS: '0.2', KOSMODROM_MOST_REQUESTS: '1000', KOSMODROM_BURST: '5000' }
  const child = spawn(PYTHON, ['-m', 'kosmodrom', 'serve', '--port', String(at)], { env: environment, stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (chunk) => (errors += chunk))
  const base = `http://127.0.0.1:${at}`
  for (let tries = 0; ; tries++) {
    const ready = await fetch(`${base}/readyz`).then((response) => response.ok, () => false)
    if (ready) break
    if (tries > 300 || child.exitCode !== null) throw new Error(`the server did not start: ${errors}`)
    await pause(200)
  }
  const stop = async (keep = false) => {
    const gone = new Promise((done) => child.once('exit', done))
    child.kill('SIGTERM')
    await gone
    if (!keep) rmSync(folder, { recursive: true, force: true })
  }
  return { base, port: at, data: folder, stop }
}

export const launch = (more = {}) => chromium.launch({ executablePath: CHROMIUM, headless: true, args: FLAGS, ...more })

/** A server and a browser for the tests of one file, with what they need there; `somebody` opens a page. */
export function setting(prepare = async () => {}) {
  const here = {
    somebody: (options) => person(here.browser, here.server.base, options),
    open: (who, path) => who.page.goto(`${here.server.base}${path}`),
  }
  before(async () => {
    here.server = await serve()
    here.browser = await launch()
    await prepare()
  }, LONG)
  after(async () => {
    await here.browser?.close()
    await here.server?.stop()
  })
  return here
}

/** Somebody with a name and a browser of their own; whatever goes wrong in their pages is kept in `faults`. */
export async function person(browser, base, { name = 'Ola', language = 'en-GB', width = 1440, height = 900, introduced = true, theme, ...more } = {}) {
  const context = await browser.newContext({ viewport: { width, height }, locale: language, ...more })
  const signed = await context.request.post(`${base}/api/guest`, { data: { name } })
  if (!signed.ok()) throw new Error(await signed.text())
  const stored = { 'kosmodrom.introduced': introduced ? 'yes' : undefined, 'kosmodrom.theme': theme }
  await context.addInitScript((values) => { for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value) }, JSON.parse(JSON.stringify(stored)))
  await context.addInitScript(listen)
  const faults = []
  const page = await watched(context, faults)
  return { context, page, faults, base, another: () => watched(context, faults) }
}

async function watched(context, faults) {
  const page = await context.newPage()
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    // A server that is stopped on purpose makes the browser complain about the connection; that is no fault of ours.
    if (message.type() === 'error' && !/WebSocket|ERR_CONNECTION|Failed to load resource/.test(message.text())) faults.push(message.text())
  })
  return page
}

const phone = { width: 360, height: 740, hasTouch: true, isMobile: true }
export const PHONE = Object.freeze(phone)

/** A table, of Race if nothing else is said; it begins at once, unless it waits for people. */
export async function table(host, places, options = {}, game = 'race') {
  const wish = { game, seats: places.length, options, public: true, pace: { kind: 'free' }, places }
  const made = await (await host.context.request.post(`${host.base}/api/tables`, { data: wish })).json()
  if (!places.includes('open')) await host.context.request.post(`${host.base}/api/tables/${made.id}/start`, { data: {} })
  return made.id
}

/** A table that two people have sat down at, and that has begun. */
export async function shared(host, guest, game = 'race') {
  const id = await table(host, ['me', 'open'], {}, game)
  await guest.context.request.post(`${host.base}/api/tables/${id}/join`, { data: {} })
  await host.context.request.post(`${host.base}/api/tables/${id}/start`, { data: {} })
  return id
}

/** Play somebody's seat to the end of the game without a page, always by the first answer. */
export async function finish({ context, base }, id) {
  const at = `${base}/api/tables/${id}`
  for (let seq = -1, tries = 0; tries < 4000; tries++) {
    const said = await (await context.request.get(`${at}/state?since=${seq}&wait=1`)).json()
    const state = said.events.findLast((event) => event.t === 'state')
    if (!state) continue
    seq = state.seq
    if (state.table.result) return state.table.result
    const [choice] = state.table.decision?.choices ?? []
    if (choice) await context.request.post(`${at}/moves`, { data: { seq, choice: choice.number, key: crypto.randomUUID() } })
  }
  throw new Error('the game does not end')
}

/** The log file of a finished game. */
export const logOf = async ({ context, base }, id) => (await context.request.get(`${base}/api/tables/${id}/log`)).text()

/** Wait until a page shows what it is for: nothing is being fetched, and nothing moves in. */
export async function settled(page) {
  await page.waitForFunction(() => !document.querySelector('.booting, .waiting, .loading-table') && document.querySelector('main'))
  await page.waitForFunction(() => document.getAnimations().every((one) => one.effect?.getTiming().iterations === Infinity || one.playState !== 'running'))
}

export const YOURS = '.decision.turn, .decision.ended'
export const yours = (page) => page.waitForSelector(YOURS, { timeout: 60_000 })
export const over = async (page) => (await page.locator('.decision.ended').count()) > 0
export const heading = (page) => page.locator('.decision h2').first().innerText()

/** In the page: where to click next, and whether that sends the answer. */
function aim(random) {
  const centre = (element) => {
    const hit = element.querySelector('.hit') ?? element
    for (const block of ['nearest', 'center', 'start']) {
      hit.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
      const box = hit.getBoundingClientRect()
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      const top = document.elementFromPoint(at.x, at.y)
      if (top && (hit.contains(top) || element.contains(top))) return at
    }
    return null
  }
  const sends = document.querySelector('.decision .btn.pri:enabled')
  if (sends) return { ...centre(sends), sends: true }
  const lit = [...document.querySelectorAll('.felt [data-s=legal], .option[aria-pressed=false]:enabled')]
  for (let tries = 0; tries < lit.length; tries++) {
    const at = centre(lit[(Math.floor(random * lit.length) + tries) % lit.length])
    if (at) return { ...at, sends: false }
  }
  return null
}

/** Where to click; pieces that travel may cover it for a moment. */
async function target(page, chance) {
  for (let tries = 0; tries < 40; tries++) {
    const at = await page.evaluate(aim, chance())
    if (at) return at
    await pause(50)
  }
  throw new Error(`nothing to click at: ${await heading(page)}`)
}

/** Give one answer with the mouse or a finger; false when the game is over. */
export async function answer(page, { chance = Math.random, touch = false } = {}) {
  await yours(page)
  for (let clicks = 0; clicks < 20; clicks++) {
    if (await over(page)) return false
    const at = await target(page, chance)
    if (touch) await page.touchscreen.tap(at.x, at.y)
    else await page.mouse.click(at.x, at.y)
    if (!at.sends) continue
    await page.waitForFunction(() => !globalThis.probe.busy())
    const again = await page.locator('.decision .btn.pri:enabled').count() // where there is no way back, it asks once more
    if (!again) return true
  }
  return true
}

/** Play on until the game is over; how many answers that took. */
export async function playOut(page, turn = answer, most = 900) {
  for (let answers = 0; answers < most; answers++) if (!(await turn(page))) return answers
  throw new Error('the game does not end')
}

/** What axe finds, as short lines: by all its rules, or by some. */
export async function violations(page, ...rules) {
  await page.evaluate(AXE) // not as a script element: the strict policy lets none in
  const found = await page.evaluate((only) => globalThis.axe.run(document, { resultTypes: ['violations'], ...(only.length ? { runOnly: only } : {}) }), rules)
  const lines = found.violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target.join(' ')} — ${node.failureSummary?.split('\n')[1] ?? ''}`))
  return lines.length > 5 ? [...lines.slice(0, 5), `and ${lines.length - 5} more`] : lines
}
