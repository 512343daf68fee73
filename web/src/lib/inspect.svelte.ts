// The card that is shown large, beside the one that the pointer or the focus is on.
class Inspector {
  key = $state<string | null>(null)
  box = $state.raw<DOMRect | null>(null)
  pinned = $state(false)
  private timer = 0
  private described: Element | null = null

  open(key: string, element: Element, pinned = false): void {
    clearTimeout(this.timer)
    this.key = key
    this.box = element.getBoundingClientRect()
    this.pinned = pinned
    // Who hears the table hears what the card does, too.
    this.describe(element.querySelector('.hit') ?? element)
  }
  private describe(element: Element | null): void {
    this.described?.removeAttribute('aria-describedby')
    this.described = element
    element?.setAttribute('aria-describedby', 'card-in-words')
  }
  soon(key: string, element: Element): void {
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => this.open(key, element), this.key ? 60 : 350)
  }
  close(): void {
    clearTimeout(this.timer)
    this.key = null
    this.pinned = false
    this.describe(null)
  }
  leave(): void {
    if (!this.pinned) this.close()
  }
}
export const inspector = new Inspector()

const HOLD_MS = 450

/** Makes an element show its card large on hover, focus and long touch. */
export function inspects(key: () => string) {
  return (element: HTMLElement): (() => void) => {
    let hold = 0
    const enter = (event: PointerEvent): void => { if (event.pointerType === 'mouse') inspector.soon(key(), element) }
    // A focused card that leaves the page loses the focus in the middle of drawing; closing waits until that is done.
    const leave = (): void => { clearTimeout(hold); queueMicrotask(() => inspector.leave()) }
    const focus = (): void => { if (element.matches(':focus-visible') || element.querySelector(':focus-visible')) inspector.open(key(), element) }
    const down = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') inspector.leave()
      else hold = window.setTimeout(() => inspector.open(key(), element, true), HOLD_MS)
    }
    const up = (): void => clearTimeout(hold)
    const menu = (event: Event): void => { if (inspector.pinned) event.preventDefault() }
    element.addEventListener('pointerenter', enter)
    element.addEventListener('pointerleave', leave)
    element.addEventListener('focusin', focus)
    element.addEventListener('focusout', leave)
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointerup', up)
    element.addEventListener('contextmenu', menu)
    return leave
  }
}
