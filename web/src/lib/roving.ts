// One tab stop for a region; arrows move inside it.
const KEYS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

export function roving(region: HTMLElement): () => void {
  const stops = (): HTMLElement[] => [...region.querySelectorAll<HTMLElement>('[data-rove]')].filter((stop) => stop.offsetParent !== null)
  const renew = (): void => {
    const all = stops()
    const current = all.find((stop) => stop === document.activeElement) ?? all.find((stop) => stop.tabIndex === 0) ?? all[0]
    for (const stop of all) stop.tabIndex = stop === current ? 0 : -1
  }
  const move = (event: KeyboardEvent): void => {
    const all = stops()
    const at = all.indexOf(document.activeElement as HTMLElement)
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return
    const step = KEYS[event.key]
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step ? (at + step + all.length) % all.length : -1
    if (to < 0) return
    event.preventDefault()
    all[to].focus()
    renew()
  }
  // After a change the browser lays the page out once, before the next frame; asking sooner would make it do so twice.
  let due = 0
  const later = (): void => { due ||= requestAnimationFrame(() => { due = 0; renew() }) }
  const watcher = new MutationObserver(later)
  watcher.observe(region, { childList: true, subtree: true })
  region.addEventListener('keydown', move)
  region.addEventListener('focusin', renew)
  later()
  return () => {
    watcher.disconnect()
    cancelAnimationFrame(due)
  }
}
