// Whether the server answers. A page that could not be loaded waits here and comes again by itself.
const FIRST_MS = 1000
const LONGEST_MS = 15_000

class Reach {
  lost = $state(false)
  tries = $state(0)
  /** Counts how often the server came back, so that what depends on it can be loaded again. */
  returns = $state(0)
  private timer = 0

  constructor() {
    addEventListener('offline', () => this.lose())
    addEventListener('online', () => void this.probe())
  }
  lose(): void {
    if (this.lost) return
    this.lost = true
    this.tries = 0
    this.again()
  }
  found(): void {
    if (!this.lost) return
    clearTimeout(this.timer)
    this.lost = false
    this.returns++
  }
  async probe(): Promise<void> {
    clearTimeout(this.timer)
    if (!this.lost) return
    this.tries++
    const answers = await fetch('/healthz', { cache: 'no-store' }).then((response) => response.ok, () => false)
    if (answers) this.found()
    else this.again()
  }
  private again(): void {
    this.timer = window.setTimeout(() => void this.probe(), Math.min(FIRST_MS * 2 ** this.tries, LONGEST_MS))
  }
}
export const reach = new Reach()
