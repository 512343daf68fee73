// Pieces travel, they never teleport. Before a new state is drawn, the place of every piece is noted; afterwards each
// one sets out from where it was. Only `translate`, `scale` and `opacity` move, so that states (lift, tilt) stay theirs.
import { calmMotion } from './prefs.svelte'

interface Seen { box: DOMRect; element: HTMLElement; kind: string }
export interface Before { pieces: Map<string, Seen>; values: Map<string, number> }
/** What has moved, by kind. */
export interface Moved { cards: number; tokens: number }

const MS: Record<string, number> = { card: 240, token: 180, chip: 260 }
const EASE = 'cubic-bezier(.5, 0, .15, 1)'
const STAGGER = 40
const MOST = 600
const NEAR = 4
// So many at once are a new table, not moves.
const CROWD = 60

const pieces = (): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>('[data-piece]')
const anchorOf = (name: string): HTMLElement | null => document.querySelector<HTMLElement>(`[data-anchor="${name}"]`)
const boxOf = (name: string): DOMRect | undefined => anchorOf(name)?.getBoundingClientRect()
const kindOf = (element: HTMLElement): string => (element.dataset.kind === 'card' ? 'card' : 'token')

export function capture(): Before {
  const seen = new Map<string, Seen>()
  for (const element of pieces()) {
    const box = element.getBoundingClientRect()
    if (box.width) seen.set(element.dataset.piece ?? '', { box, element, kind: kindOf(element) })
  }
  const values = new Map<string, number>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-count]')) {
    values.set(element.dataset.anchor ?? '', Number(element.dataset.count))
  }
  return { pieces: seen, values }
}

export function travel(before: Before): Moved {
  const calm = calmMotion()
  const moved: Moved = { cards: 0, tokens: 0 }
  const count = (kind: string): void => { moved[kind === 'card' ? 'cards' : 'tokens'] += 1 }
  const gone = new Map(before.pieces)
  // First everything is measured, then everything is set going, so that the page is laid out once.
  const flights: (() => void)[] = []
  let order = 0
  for (const element of pieces()) {
    const id = element.dataset.piece ?? ''
    const was = gone.get(id)
    gone.delete(id)
    const now = element.getBoundingClientRect()
    if (!now.width) continue
    const from = was?.box ?? boxOf(element.dataset.from ?? 'deck')
    if (!from || (was && Math.abs(from.x - now.x) + Math.abs(from.y - now.y) < NEAR)) continue
    if (!was) count(kindOf(element))
    const delay = Math.min(order++ * STAGGER, MOST)
    const origin = was ? null : anchorOf(element.dataset.from ?? 'deck')
    flights.push(calm ? () => outline(element, origin) : () => fly(element, from, now, MS[kindOf(element)], delay, !was))
  }
  for (const { box, element, kind } of gone.values()) {
    count(kind)
    const to = boxOf(element.dataset.to ?? 'discards')
    if (!calm && to && box.bottom > 0 && box.top < innerHeight) flights.push(() => leave(element, box, to, kind))
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-count]')) {
    const name = element.dataset.anchor ?? ''
    const from = boxOf(element.dataset.from ?? '')
    if (!from || Number(element.dataset.count) <= (before.values.get(name) ?? Infinity)) continue
    count('token')
    const to = element.getBoundingClientRect()
    if (to.width) flights.push(calm ? () => outline(element, null) : () => chip(from, to))
  }
  if (flights.length < CROWD) for (const flight of flights) flight()
  return moved
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

function ghostAt(ghost: HTMLElement, box: DOMRect): HTMLElement {
  ghost.setAttribute('aria-hidden', 'true')
  ghost.classList.add('ghost')
  Object.assign(ghost.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` })
  document.body.append(ghost)
  return ghost
}

const NAMES = ['data-piece', 'data-rove', 'data-s', 'tabindex', 'role', 'aria-label', 'aria-pressed', 'id']

/** A piece that is seen no more goes where such pieces go, without its small parts: in flight nobody reads them. */
function leave(element: Element, box: DOMRect, to: DOMRect, kind: string): void {
  const ghost = element.cloneNode(true) as HTMLElement
  for (const part of ghost.querySelectorAll('[data-stays]')) part.remove()
  for (const part of [ghost, ...ghost.querySelectorAll('*')]) for (const name of NAMES) part.removeAttribute(name)
  ghostAt(ghost, box)
  const dx = to.x + to.width / 2 - (box.x + box.width / 2)
  const dy = to.y + to.height / 2 - (box.y + box.height / 2)
  ghost.animate(
    [{ translate: '0 0', scale: 1, opacity: 1 }, { translate: `${dx}px ${dy}px`, scale: 0.25, opacity: 0.1 }],
    { duration: MS[kind], easing: EASE },
  ).onfinish = () => ghost.remove()
}

function chip(from: DOMRect, to: DOMRect): void {
  const token = document.createElement('span')
  token.className = 'chip-ghost'
  ghostAt(token, new DOMRect(to.x, to.y, 18, 18))
  token.animate(
    [{ translate: `${from.x - to.x}px ${from.y - to.y}px`, scale: 1.6 }, { translate: '0 0', scale: 1 }],
    { duration: MS.chip, easing: EASE },
  ).onfinish = () => token.remove()
}

/** Where nothing may move, origin and destination are outlined for a second. */
function outline(element: Element, origin: Element | null): void {
  for (const one of origin ? [element, origin] : [element]) {
    one.classList.add('arrived')
    setTimeout(() => one.classList.remove('arrived'), 1000)
  }
}
