// Arrows in the galaxy go along its routes: to the neighbour that lies most in that direction.
import type { Galaxy } from './map'

const ARROWS: Record<string, [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }
// A neighbour counts if it lies nearer to the arrow than to its sides.
const STRAIGHT = 0.6

const middleOf = (element: Element): [number, number] => {
  const box = element.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** The stop that an arrow leads to: among the neighbours first, else the nearest on that side. */
function towards(from: HTMLElement, stops: HTMLElement[], near: Set<string>, [ax, ay]: [number, number]): HTMLElement | undefined {
  const [x, y] = middleOf(from)
  const ahead = stops.filter((stop) => stop !== from).flatMap((stop) => {
    const [sx, sy] = middleOf(stop)
    const far = Math.hypot(sx - x, sy - y)
    const straight = ((sx - x) * ax + (sy - y) * ay) / far
    return straight > STRAIGHT ? [{ stop, cost: far / straight, linked: near.has(stop.dataset.piece ?? '') }] : []
  })
  ahead.sort((a, b) => Number(b.linked) - Number(a.linked) || a.cost - b.cost)
  return ahead[0]?.stop
}

export function alongRoutes(galaxy: () => Galaxy) {
  return (region: HTMLElement): (() => void) => {
    const stops = (): HTMLElement[] => [...region.querySelectorAll<HTMLElement>('[data-rove]')]
    const renew = (): void => {
      const all = stops()
      const current = all.find((stop) => stop === document.activeElement) ?? all.find((stop) => stop.dataset.s === 'legal') ?? all[0]
      for (const stop of all) stop.tabIndex = stop === current ? 0 : -1
    }
    const move = (event: KeyboardEvent): void => {
      const arrow = ARROWS[event.key]
      const from = document.activeElement
      if (!arrow || !(from instanceof HTMLElement) || !region.contains(from) || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      towards(from, stops(), new Set(galaxy().near.get(from.dataset.piece ?? '')), arrow)?.focus()
      renew()
    }
    const watcher = new MutationObserver(renew)
    watcher.observe(region, { childList: true, subtree: true })
    region.addEventListener('keydown', move)
    region.addEventListener('focusin', renew)
    renew()
    return () => watcher.disconnect()
  }
}
