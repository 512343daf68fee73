// A board that is longer than the screen: what can be picked comes into sight.
import { calmMotion } from '../lib/prefs.svelte'

/** Scroll to the first thing on the table that may be picked, unless one of them is seen already. */
export function bringIntoSight(): void {
  const sheet = document.querySelector('.cosmos + .sheet')
  if (!sheet || sheet.querySelector('.asked [data-s=legal]')) return
  const top = document.querySelector('.felt')?.getBoundingClientRect().top ?? 0
  const bottom = sheet.getBoundingClientRect().top
  const lit = [...document.querySelectorAll('.cosmos [data-s=legal]')]
  const seen = lit.some((one) => { const box = one.getBoundingClientRect(); return box.top >= top && box.bottom <= bottom })
  if (!seen) lit[0]?.scrollIntoView({ block: 'center', behavior: calmMotion() ? 'auto' : 'smooth' })
}
