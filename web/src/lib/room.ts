// How much room a table has, for the styles: `--room` in pixels, and `data-room` in words. As a size container the table
// would be laid out whole after every change in it, which takes ten times as long.
const NARROW = 820
const WIDE = 1352

export function room(table: HTMLElement): () => void {
  const tell = (width: number): void => {
    table.style.setProperty('--room', `${width}px`)
    table.dataset.room = width < NARROW ? 'narrow' : width < WIDE ? 'middle' : 'wide'
  }
  const { paddingLeft, paddingRight } = getComputedStyle(table)
  tell(table.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight))
  const watcher = new ResizeObserver(([entry]) => tell(entry.contentRect.width))
  watcher.observe(table)
  return () => watcher.disconnect()
}
