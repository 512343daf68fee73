// Takes the pictures of Micro Cosmos: the board with several turns played and a journey picked, and the same on a phone.
import { answer, heading, over, table, yours } from './browser.mjs'

const TURNS = 260

/** Whether the table is worth a picture: some planets lie there, and the own crew is not empty. */
const ripe = async (page, planets, crew) =>
  /destination/.test(await heading(page)) && (await page.locator('.galaxy svg .card-edge').count()) >= planets && (await page.locator('.ship .crew[data-key]').count()) >= crew

async function until(page, question) {
  for (let answers = 0; answers < TURNS && !(await over(page)); answers++) {
    await yours(page)
    if (await question()) return
    await answer(page)
  }
}

export async function microcosmos({ open, somebody, shoot }) {
  const ola = await somebody({ language: 'en-GB', theme: 'dark' })
  const { page } = ola
  await open(ola, `/t/${await table(ola, ['me', 'bot:greedy', 'bot:greedy'], {}, 'microcosmos')}`)
  await until(page, () => ripe(page, 8, 3))
  const steps = await page.locator('.spot[data-s=legal] .steps-pill').allInnerTexts()
  const far = steps.indexOf(String(Math.max(...steps.map(Number))))
  await page.locator('.spot[data-s=legal]').nth(far).click()
  await page.mouse.move(3, 890)
  await shoot(ola, 'microcosmos')
  const phone = await somebody({ language: 'en-GB', theme: 'dark', width: 390, height: 844, hasTouch: true, isMobile: true })
  await open(phone, `/t/${await table(phone, ['me', 'bot:greedy', 'bot:greedy'], {}, 'microcosmos')}`)
  await until(phone.page, () => ripe(phone.page, 5, 2))
  await phone.page.evaluate(() => document.querySelector('.felt').scrollTo(0, 0))
  await shoot(phone, 'microcosmos-phone')
}
