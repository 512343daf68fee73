import { inspector } from '../lib/inspect.svelte'
import type { Live } from '../lib/live.svelte'
import type { Play } from '../lib/play.svelte'

const typing = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.matches('input, textarea, select')

/** The keys of the table; they are off while somebody writes. */
export function tableKeys(live: Live, play: Play, drawer: () => void): (event: KeyboardEvent) => void {
  const focused = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('[data-piece]') ?? null
  const keys: Record<string, (event: KeyboardEvent) => void> = {
    Enter: (event) => { if (!(event.target instanceof Element && event.target.closest('button:not(.option, .hit, .gpiece), a'))) { event.preventDefault(); play.confirm() } },
    Escape: () => { if (inspector.key) inspector.close(); else play.clear() },
    z: () => (play.picks.length ? play.clear() : live.mayUndo && live.undo()),
    n: () => play.skip(),
    '?': () => { const piece = focused()?.dataset.piece; if (piece) play.why = play.blockedOf(piece) ?? null },
    i: () => { const card = focused(); if (card?.dataset.key) inspector.open(card.dataset.key, card, true) },
    l: () => { drawer(); document.querySelector<HTMLElement>('.logbox')?.focus() },
    c: (event) => { event.preventDefault(); document.querySelector<HTMLElement>('#chat')?.focus() },
    '[': () => seat(-1),
    ']': () => seat(1),
  }
  return (event) => {
    if (typing(event.target) || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
    if (/^[1-9]$/.test(event.key)) nth(play, Number(event.key) - 1)
    else keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]?.(event)
  }
}

/** The n-th legal target: pick it, and put the focus there. */
function nth(play: Play, index: number): void {
  const target = play.order[index]
  if (!target) return
  if (target.startsWith('=')) {
    const choice = play.spoken.find((one) => `=${one.number}` === target)
    if (choice) play.speak(choice)
    document.querySelector<HTMLElement>(`[data-choice="${target.slice(1)}"]`)?.focus()
  } else {
    play.click(target)
    const piece = document.querySelector<HTMLElement>(`[data-piece="${CSS.escape(target)}"]`)
    ;(piece?.querySelector<HTMLElement>('.hit') ?? piece)?.focus()
  }
}

function seat(step: number): void {
  const seats = [...document.querySelectorAll<HTMLElement>('.seat')]
  const at = seats.findIndex((one) => one.contains(document.activeElement))
  const next = seats[(at + step + seats.length) % seats.length] ?? seats[0]
  next?.querySelector<HTMLElement>('[data-rove]')?.focus()
}
