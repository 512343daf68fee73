// What a screen reader says of the things of this table.
import type { Game } from '../lib/game.svelte'
import type { Play } from '../lib/play.svelte'
import type { Piece, Table } from '../lib/types'
import { say, words } from '../lib/words.svelte'
import { RESOURCES, type Amounts, type Edition, type Good } from './edition'
import type { Cell, Field } from './map'

export interface Teller { game: Game; table: Table; edition: Edition }

export function amountsName(amounts: Amounts | undefined): string {
  return (Object.entries(amounts ?? {}) as [Good, number][]).map(([good, count]) => say('microcosmos-board-good', { good, count })).join(', ')
}
export function priceOf(play: Play, piece: string): string {
  const price = play.choicesOf(piece)[0]?.price
  return price ? words.tell(price) : ''
}
export function stateName(play: Play, piece: string): string[] {
  const state = play.stateOf(piece)
  const said = state && state !== 'idle' ? [say(`web-state-${state}`)] : []
  return [...said, ...[priceOf(play, piece)].filter((price) => price)]
}

/** How many tokens of a kind a side has on planets. */
export const placed = (table: Table, key: string, owner: number): number =>
  table.zones.filter((zone) => zone.at).flatMap((zone) => zone.pieces).filter((piece) => piece.kind === 'token' && piece.key === key && piece.owner === owner).length

export const trackName = (piece: Piece): string => say('microcosmos-board-track', { name: say(`microcosmos-cargo-${piece.key}`), value: piece.value, limit: piece.limit })

const owners = (pieces: Piece[], key: string, { game }: Teller): string[] => {
  const names = pieces.filter((piece) => piece.kind === 'token' && piece.key === key).map((piece) => game.names.player(piece.owner) + (piece.value ? ` (${piece.value})` : ''))
  return names.length ? [`${say('microcosmos-board-tokens', { token: key })}: ${names.join(', ')}`] : []
}
const arks = (field: Field, teller: Teller): string[] => owners(field.cell.pieces.filter((piece) => piece.on === field.id), 'ark', teller)

export function fieldName(teller: Teller, play: Play, field: Field): string {
  const { cell } = field
  const { card } = cell
  const planet = teller.game.names.card(card?.key ?? '')
  const state = stateName(play, field.id)
  if (field.index || field.kind === 'portal') {
    const name = field.index ? say('microcosmos-board-field', { kind: field.kind, planet }) : planet
    return [name, amountsName(field.gain), ...arks(field, teller), ...state].filter((part) => part).join(', ')
  }
  const levels = RESOURCES.flatMap((resource) => {
    const level = cell.pieces.find((piece) => piece.kind === 'level' && piece.key === resource)
    return level ? [trackName(level)] : []
  })
  return [
    planet, say('microcosmos-board-colour', { colour: card?.colour ?? '' }), ...(cell.done ? [say('microcosmos-board-terraformed')] : levels),
    amountsName(cell.done ? card?.back : card?.front), ...(cell.done || !card?.points ? [] : [say('microcosmos-line-points', { first: card.points[0], second: card.points[1] })]), ...['merit', 'colony', 'outpost'].flatMap((key) => owners(cell.pieces, key, teller)),
    ...arks(field, teller), ...state,
  ].filter((part) => part).join(', ')
}

export function cellName(play: Play, cell: Cell): string {
  return [say('microcosmos-board-discover'), say('microcosmos-board-discover-bonus'), ...(cell.unknown ? stateName(play, cell.unknown.id) : [])].join(', ')
}

/** A card or a marker outside the galaxy: its name, what the edition tells of it, what is added here, its state. */
export function pieceName({ game }: Teller, play: Play, piece: Piece, more: string[] = []): string {
  const named = game.row(piece.key) ? game.names.card(piece.key) : say(`${game.name}-${piece.kind}-${piece.key || 'hidden'}`)
  const facts = game.linesOf(piece.key).map((line) => (line.label ? `${words.tell(line.label)}: ` : '') + words.tell(line.text, game.names))
  return [named, ...facts, ...more, ...stateName(play, piece.id)].filter((part) => part).join(', ')
}
