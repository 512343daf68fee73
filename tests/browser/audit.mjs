// Lighthouse on the main pages, as a phone and as a desktop computer: `make audit`, on a machine that does nothing else.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { desktopConfig } from 'lighthouse'
import { chromium } from 'playwright-core'
import { CHROMIUM, finish, FLAGS, freePort, serve, table } from './browser.mjs'

const GOAL = 95
const ANSWERS = 12
const RUNS = 3
const CATEGORIES = ['performance', 'accessibility']
const KINDS = { phone: undefined, desktop: desktopConfig }

/** Some answers into a game, so that there is something on the table. */
async function begun(me) {
  const id = await table(me, ['me', 'bot:random', 'bot:random'])
  const at = `${me.base}/api/tables/${id}`
  for (let given = 0, seq = -1; given < ANSWERS; ) {
    const said = await (await me.context.request.get(`${at}/state?since=${seq}&wait=5`)).json()
    const state = said.events.findLast((event) => event.t === 'state')
    if (!state) continue
    seq = state.seq
    const [choice] = state.table.decision?.choices ?? []
    if (!choice) continue
    await me.context.request.post(`${at}/moves`, { data: { seq, choice: choice.number, key: crypto.randomUUID() } })
    given += 1
  }
  return id
}

async function played(me) {
  const id = await table(me, ['me', 'bot:random'])
  await finish(me, id)
  return id
}

const server = await serve()
const folder = mkdtempSync(join(tmpdir(), 'kosmodrom-audit-'))
const port = await freePort()
const context = await chromium.launchPersistentContext(folder, { executablePath: CHROMIUM, headless: true, args: [...FLAGS, `--remote-debugging-port=${port}`] })
const me = { context, base: server.base }
await context.request.post(`${server.base}/api/guest`, { data: { name: 'Ola' } })
const first = await context.newPage()
await first.goto(server.base)
await first.evaluate(() => localStorage.setItem('kosmodrom.introduced', 'yes'))
await first.close()

const pages = { hall: '/', table: `/t/${await begun(me)}`, review: `/review/${await played(me)}`, rules: '/rules/race', edition: '/edition/race', profile: '/profile' }
const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
let missed = 0
console.log(`the middle one of ${RUNS} runs:`.padEnd(28), CATEGORIES.join('  '))
for (const [name, path] of Object.entries(pages)) {
  for (const [kind, config] of Object.entries(KINDS)) {
    const runs = []
    for (let run = 0; run < RUNS; run++) {
      const { lhr } = await lighthouse(server.base + path, { port, disableStorageReset: true, onlyCategories: CATEGORIES, logLevel: 'error' }, config)
      runs.push(CATEGORIES.map((category) => Math.round(lhr.categories[category].score * 100)))
    }
    const scores = CATEGORIES.map((_, index) => middle(runs.map((run) => run[index])))
    missed += scores.filter((score) => score < GOAL).length
    console.log(`${name}, ${kind}`.padEnd(28), scores.map((score, index) => String(score).padStart(CATEGORIES[index].length)).join('  '))
  }
}
await context.close()
await server.stop()
rmSync(folder, { recursive: true, force: true })
if (missed) console.log(`${missed} are below ${GOAL}.`)
process.exit(missed ? 1 : 0)
