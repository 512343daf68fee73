// The symbols of /icons.svg. One is laid into the page when it is shown for the first time: from a file of its own the
// browser would fetch and read it again for every picture, and all of them at once take longer to read than a table does.
const EACH = /<symbol id="([^"]+)"[^]*?<\/symbol>/g

const drawings = new Map<string, string>()
const wanted = new Set<string>()

export async function loadSymbols(): Promise<void> {
  const response = await fetch('/icons.svg')
  if (!response.ok) throw new Error(String(response.status))
  for (const [drawing, id] of (await response.text()).matchAll(EACH)) drawings.set(id, drawing)
  for (const id of wanted) lay(id)
}

/** Where a picture takes a symbol from. */
export function symbol(id: string): string {
  if (!wanted.has(id)) {
    wanted.add(id)
    lay(id)
  }
  return `#${id}`
}

function lay(id: string): void {
  document.querySelector('#symbols')?.insertAdjacentHTML('beforeend', drawings.get(id) ?? '')
}
