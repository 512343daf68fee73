// How much room a table has, for the styles: `--room` in pixels, and `data-room` in words. As a size container the table
// would be laid out whole after every change in it, which takes ten times as long. The styles know the usual room by
// themselves, so that a page is laid out once; where a scroll bar or a frame takes some of it, it is told here.
const NARROW = 820
const WIDE = 1352

export function room(table: HTMLElement): () => void {
  const tell = (width: number): void => {
    if (Math.abs(parseFloat(getComputedStyle(table).getPropertyValue('--room')) - width) >= 1) table.style.setProperty('--room', `${width}px`)
    table.dataset.room = width < NARROW ? 'narrow' : width < WIDE ? 'middle' : 'wide'
  }
  const watcher = new ResizeObserver(([entry]) => tell(entry.contentRect.width))
  watcher.observe(table)
  return () => watcher.disconnect()
}
