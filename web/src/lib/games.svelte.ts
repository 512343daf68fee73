import { api } from './api'
import type { GameInfo } from './types'
import { words } from './words.svelte'

// The games that the server has, in the order in which it names them.
class Games {
  list = $state.raw<GameInfo[]>([])

  async load(): Promise<GameInfo[]> {
    this.list = await api.games()
    return this.list
  }
  find(name: string): GameInfo | undefined {
    return this.list.find((game) => game.name === name)
  }
  title(name: string): string {
    return this.find(name)?.title[words.language] ?? name
  }
}
export const games = new Games()
