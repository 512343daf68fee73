import { inspector } from '../lib/inspect.svelte'
import { keyboard, type KeyAction } from '../lib/keyboard.svelte'
import type { Play } from '../lib/play.svelte'

const typing = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select')
const focused = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('[data-piece]') ?? null
const focus = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus()

/** What the keys of the table do beside picking: the page knows how. */
export interface Doings { undo: () => void; drawer: (open?: boolean) => void }

/** The keys of the table; they are off while somebody writes. */
export function tableKeys(play: Play, page: Doings): (event: KeyboardEvent) => void {
  const letters: Record<KeyAction, () => void> = {
    undo: page.undo,
    pass: () => play.skip(),
    why: () => { const piece = focused()?.dataset.piece; if (piece) play.ask(piece) },
    hint: () => hint(play),
    inspect: () => { const piece = focused(); if (piece?.dataset.key) inspector.open(piece.dataset.key, piece, true) },
    log: () => { page.drawer(); focus('.logbox') },
    chat: () => { page.drawer(true); setTimeout(() => focus('#chat')) },
    before: () => seat(-1),
    after: () => seat(1),
  }
  const enter = (event: KeyboardEvent): void => {
    const inBetween = event.target instanceof Element && event.target.closest('button:not(.option, .hit, .gpiece), a, summary')
    if (inBetween || !play.ready) return // then Enter is a click on what has the focus
    event.preventDefault()
    play.confirm()
  }
  return (event) => {
    if (typing(event.target) || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
    if (event.key === 'Enter') enter(event)
    else if (event.key === 'Escape') escape(play, page)
    else if (/^[1-9]$/.test(event.key)) nth(play, Number(event.key) - 1)
    else {
      const action = keyboard.action(event.key)
      if (action) { event.preventDefault(); letters[action]() }
    }
  }
}

function escape(play: Play, page: Doings): void {
  if (inspector.key) inspector.close()
  else if (play.why || play.busy) play.clear()
  else page.drawer(false)
}

/** What is on the table for a legal target: the button of an answer, or a piece. */
function elementOf(target: string): HTMLElement | null {
  if (target.startsWith('=')) return document.querySelector(`[data-choice="${target.slice(1)}"]`)
  const piece = document.querySelector<HTMLElement>(`[data-piece="${CSS.escape(target)}"]`)
  return piece?.querySelector<HTMLElement>('.hit') ?? piece
}

/** The n-th legal target: pick it, and put the focus there. */
function nth(play: Play, index: number): void {
  const target = play.order[index]
  if (!target) return
  const choice = play.offered.find((one) => `=${one.number}` === target)
  if (choice) play.speak(choice)
  else play.click(target)
  elementOf(target)?.focus()
}

/** Show what can be picked: the focus goes from one legal target to the next. */
function hint(play: Play): void {
  const targets = play.order.map(elementOf).filter((one) => one !== null)
  const at = targets.findIndex((one) => one === document.activeElement)
  targets[(at + 1) % targets.length]?.focus()
}

function seat(step: number): void {
  const seats = [...document.querySelectorAll<HTMLElement>('.seat')]
  const at = seats.findIndex((one) => one.contains(document.activeElement))
  const next = at < 0 && step < 0 ? seats.at(-1) : (seats[(at + step + seats.length) % seats.length] ?? seats[0])
  next?.querySelector<HTMLElement>('[data-rove]')?.focus()
}
