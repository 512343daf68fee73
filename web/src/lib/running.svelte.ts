import { api } from './api'
import type { Running } from './types'

const REFRESH_MS = 5000

// One's own games that are on, kept fresh while a page shows them.
class RunningGames {
  list = $state.raw<Running[]>([])
  known = $state(false)
  /** How many of them wait for oneself. */
  readonly mine = $derived(this.list.filter(waitsForMe).length)

  async refresh(): Promise<void> {
    try {
      this.list = await api.running()
    } finally {
      this.known = true
    }
  }
  /** Refresh until the returned function is called. */
  watch(): () => void {
    const look = (): void => { if (!document.hidden) void this.refresh().catch(() => {}) }
    look()
    const timer = setInterval(look, REFRESH_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }
}
export const running = new RunningGames()

export const waitsForMe = (game: Running): boolean => game.table.your_seat !== null && game.waiting.includes(game.table.your_seat)
