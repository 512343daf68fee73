// Pieces travel, they never teleport. Before a new state is drawn, the place of every piece is noted; afterwards each
// one sets out from where it was. Only `translate`, `scale` and `opacity` move, so that states (lift, tilt) stay theirs.
import { calmMotion } from './prefs.svelte'

interface Seen { box: DOMRect; element: Element; kind: string }
export interface Before { pieces: Map<string, Seen>; values: Map<string, number> }

const MS: Record<string, number> = { card: 240, good: 180, chip: 180 }
const EASE = 'cubic-bezier(.5, 0, .15, 1)'
const STAGGER = 40
const MOST = 600

const pieces = (): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>('[data-piece]')
const anchor = (name: string): DOMRect | undefined => document.querySelector(`[data-anchor="${name}"]`)?.getBoundingClientRect()

export function capture(): Before {
  const seen = new Map<string, Seen>()
  for (const element of pieces()) {
    const box = element.getBoundingClientRect()
    if (box.width) seen.set(element.dataset.piece ?? '', { box, element, kind: element.dataset.kind ?? 'card' })
  }
  const values = new Map<string, number>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-count]')) {
    values.set(element.dataset.anchor ?? '', Number(element.dataset.count))
  }
  return { pieces: seen, values }
}

export function travel(before: Before): void {
  const calm = calmMotion()
  let order = 0
  const gone = new Map(before.pieces)
  for (const element of pieces()) {
    const id = element.dataset.piece ?? ''
    const was = gone.get(id)
    gone.delete(id)
    const now = element.getBoundingClientRect()
    if (!now.width) continue
    const from = was?.box ?? anchor(element.dataset.from ?? 'deck')
    if (!from || (was && Math.abs(from.x - now.x) + Math.abs(from.y - now.y) < 4)) continue
    if (calm) outline(element)
    else fly(element, from, now, MS[element.dataset.kind ?? 'card'] ?? 240, Math.min(order++ * STAGGER, MOST), !was)
  }
  if (calm) return
  for (const { box, element, kind } of gone.values()) leave(element, box, kind)
  for (const element of document.querySelectorAll<HTMLElement>('[data-count]')) {
    const name = element.dataset.anchor ?? ''
    if (name.startsWith('chips') && Number(element.dataset.count) > (before.values.get(name) ?? Infinity)) chip(element)
  }
}

function fly(element: Element, from: DOMRect, to: DOMRect, duration: number, delay: number, fresh: boolean): void {
  const dx = from.x + from.width / 2 - (to.x + to.width / 2)
  const dy = from.y + from.height / 2 - (to.y + to.height / 2)
  const scale = Math.max(0.2, Math.min(from.width / to.width, 2.5))
  element.animate(
    [{ translate: `${dx}px ${dy}px`, scale, opacity: fresh ? 0.2 : 1 }, { translate: '0 0', scale: 1, opacity: 1 }],
    { duration, delay, easing: EASE, fill: 'backwards' },
  )
}

/** A piece that is seen no more goes to the discard pile. */
function leave(element: Element, box: DOMRect, kind: string): void {
  const to = anchor('discards')
  if (!to || box.bottom < 0 || box.top > innerHeight) return
  const ghost = element.cloneNode(true) as HTMLElement
  for (const part of [ghost, ...ghost.querySelectorAll('[data-piece]')]) {
    for (const name of ['data-piece', 'data-rove', 'data-s', 'tabindex', 'role', 'aria-label', 'aria-pressed']) part.removeAttribute(name)
  }
  ghost.setAttribute('aria-hidden', 'true')
  ghost.classList.add('ghost')
  Object.assign(ghost.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` })
  document.body.append(ghost)
  const dx = to.x + to.width / 2 - (box.x + box.width / 2)
  const dy = to.y + to.height / 2 - (box.y + box.height / 2)
  const flight = ghost.animate(
    [{ translate: '0 0', scale: 1, opacity: 1 }, { translate: `${dx}px ${dy}px`, scale: 0.25, opacity: 0.1 }],
    { duration: MS[kind] ?? 240, easing: EASE },
  )
  flight.onfinish = () => ghost.remove()
}

function chip(seat: HTMLElement): void {
  const from = anchor('pool')
  const to = seat.getBoundingClientRect()
  if (!from || !to.width) return
  const token = document.createElement('span')
  token.className = 'ghost chip-ghost'
  token.setAttribute('aria-hidden', 'true')
  Object.assign(token.style, { left: `${to.x}px`, top: `${to.y}px` })
  document.body.append(token)
  const flight = token.animate(
    [{ translate: `${from.x - to.x}px ${from.y - to.y}px`, scale: 1.6 }, { translate: '0 0', scale: 1 }],
    { duration: MS.chip * 1.6, easing: EASE },
  )
  flight.onfinish = () => token.remove()
}

function outline(element: Element): void {
  element.classList.add('arrived')
  setTimeout(() => element.classList.remove('arrived'), 1000)
}
