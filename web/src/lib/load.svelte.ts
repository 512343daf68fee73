import { ApiError } from './api'
import { reach } from './reach.svelte'
import type { Text } from './types'

/** What the server said about a request that failed, as something to show. */
export function reasonOf(error: unknown): Text {
  if (error instanceof ApiError && error.text) return error.text
  return { id: reach.lost ? 'web-offline' : 'web-error', args: {} }
}

/** Something that comes from the server: not yet there, there, or refused. It is asked for again when the server returns. */
export class Load<T> {
  value = $state.raw<T | null>(null)
  failure = $state.raw<Text | null>(null)
  status = $state(0)
  private turn = 0

  constructor(private readonly ask: () => Promise<T>) {
    $effect(() => {
      void reach.returns
      void this.renew()
    })
  }
  /** Ask again; what is shown stays until the answer comes, and an older answer never replaces a newer one. */
  async renew(): Promise<void> {
    const turn = ++this.turn
    try {
      const value = await this.ask()
      if (turn !== this.turn) return
      this.value = value
      this.failure = null
    } catch (error) {
      if (turn !== this.turn) return
      this.status = error instanceof ApiError ? error.status : 0
      this.failure = reasonOf(error)
    }
  }
}
