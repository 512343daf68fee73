import { api } from './api'
import type { Me } from './types'

class Session {
  me = $state<Me | null>(null)
  known = $state(false)

  async load(): Promise<void> {
    this.me = await api.me().catch(() => null)
    this.known = true
  }
  /** Whoever has no name yet gets in as a guest. */
  async enter(name: string): Promise<void> {
    this.me = await api.guest(name)
  }
  async leave(): Promise<void> {
    await api.signOut()
    this.me = null
  }
}
export const session = new Session()
