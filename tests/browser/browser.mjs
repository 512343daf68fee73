// Real Chromium against a real server: what all browser tests share.
// What it needs is fetched by: .venv/bin/python -m tools.client --tests
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const AXE = readFileSync(new URL('node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']
const CHROMIUM = process.env.KOSMODROM_CHROMIUM || '/usr/bin/chromium'
const PYTHON = process.env.KOSMODROM_PYTHON ?? join(ROOT, '.venv/bin/python')

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
  const environment = { ...process.env, KOSMODROM_DATA: folder, KOSMODROM_THINK_SECONDS: '0.2', PYTHONPATH: join(ROOT, 'src') }
  const child = spawn(PYTHON, ['-m', 'kosmodrom', 'serve', '--port', String(at)], { env: environment, stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (chunk) => (errors += chunk))
  const base = `http://127.0.0.1:${at}`
  for (let tries = 0; ; tries++) {
    const ready = await fetch(`${base}/healthz`).then((response) => response.ok, () => false)
    if (ready) break
    if (tries > 150 || child.exitCode !== null) throw new Error(`the server did not start: ${errors}`)
    await new Promise((done) => setTimeout(done, 200))
  }
  const stop = async (keep = false) => {
    const gone = new Promise((done) => child.once('exit', done))
    child.kill('SIGTERM')
    await gone
    if (!keep) rmSync(folder, { recursive: true, force: true })
  }
  return { base, port: at, data: folder, stop }
}

export const launch = () => chromium.launch({ executablePath: CHROMIUM, headless: true, args: FLAGS })

/** Somebody with a name and a browser of their own; whatever goes wrong in their pages is kept in `faults`. */
export async function person(browser, base, { name = 'Ola', language = 'en-GB', width = 1440, height = 900, introduced = true, ...more } = {}) {
  const context = await browser.newContext({ viewport: { width, height }, locale: language, ...more })
  const answer = await context.request.post(`${base}/api/guest`, { data: { name } })
  if (!answer.ok()) throw new Error(await answer.text())
  if (introduced) await context.addInitScript(() => localStorage.setItem('kosmodrom.introduced', 'yes'))
  const page = await context.newPage()
  const faults = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    // A server that is stopped on purpose makes the browser complain about the connection; that is no fault of ours.
    if (message.type() === 'error' && !/WebSocket|ERR_CONNECTION|Failed to load resource/.test(message.text())) faults.push(message.text())
  })
  return { context, page, faults, base }
}

/** A table that has begun. */
export async function table(host, places, options = {}) {
  const wish = { game: 'race', seats: places.length, options, public: true, pace: { kind: 'free' }, places }
  const made = await (await host.context.request.post(`${host.base}/api/tables`, { data: wish })).json()
  if (!places.includes('open')) await host.context.request.post(`${host.base}/api/tables/${made.id}/start`, { data: {} })
  return made.id
}

const LIT = '.felt [data-s=legal], .option[aria-pressed=false]'
const PRIMARY = '.decision .btn.pri'

/** Give one answer with the mouse; false when the game is over. */
export async function answer(page, chance = Math.random) {
  await page.waitForSelector('.decision.turn, .decision.ended', { timeout: 60_000 })
  if (await page.locator('.decision.ended').count()) return false
  for (let clicks = 0; clicks < 14; clicks++) {
    const primary = page.locator(PRIMARY)
    if ((await primary.count()) && (await primary.isEnabled())) break
    const lit = page.locator(LIT)
    const count = await lit.count()
    if (!count) break
    await lit.nth(Math.floor(chance() * count)).click({ force: true, timeout: 1000 }).catch(() => {})
  }
  await page.locator(PRIMARY).click({ timeout: 1000 }).catch(() => {})
  return true
}

/** Play on until the game is over. */
export async function playOut(page, most = 900, turn = answer) {
  for (let answers = 0; answers < most; answers++) if (!(await turn(page))) return answers
  throw new Error('the game does not end')
}

/** What axe finds, as short lines. */
export async function violations(page) {
  await page.evaluate(AXE) // not as a script element: the strict policy lets none in
  const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }))
  return found.violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target.join(' ')} — ${node.failureSummary?.split('\n')[1] ?? ''}`))
}
