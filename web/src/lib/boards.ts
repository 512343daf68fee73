import type { Component, Snippet } from 'svelte'
import type { Game } from './game.svelte'
import type { Live } from './live.svelte'
import type { Play } from './play.svelte'
import type { Place, Table } from './types'

/** What a board is given: the table, what the player has in mind, and the decision bar to put at its bottom edge. */
export interface BoardProps { live: Live; play: Play; game: Game; bar: Snippet }

/** How a game is drawn. It arranges and draws what the table model holds, and knows no rules. */
export interface Board {
  Table: Component<BoardProps>
  /** A component of the game, large, for those who look closely. */
  Face: Component<{ game: Game; key: string }> | null
  /** A component in the gallery of the edition; without it the component is told in words. */
  Card?: Component<{ game: Game; name: string }>
  /** A position to look at in a review, with all that the eyes see; without it the board itself stands still. */
  Position?: Component<{ table: Table; game: Game; places: Place[] }>
  /** How near the end of the game is. */
  Ends: Component<{ table: Table }> | null
}

// Games with a board of their own, each loaded when a table of it is opened. All others get the generic board.
const BOARDS: Record<string, () => Promise<Board>> = {
  microcosmos: () => import('../microcosmos/board'),
  race: () => import('../race/board'),
}

export function boardOf(game: string, generic: boolean): Promise<Board> {
  const own = generic ? undefined : BOARDS[game]
  return own ? own() : import('../generic/board')
}
