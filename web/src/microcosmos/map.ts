// Where everything lies in the galaxy: nine cells, the fields of the cards in them, and the ways between the fields.
import type { Piece, Table, Zone } from '../lib/types'
import { planetOf, type Amounts, type Direction, type Edition, type PlanetRow } from './edition'

export const WIDTH = 692
export const HEIGHT = 730
export const CARD = { width: 224, height: 236 }
const GAP = { x: 10, y: 11 }
const TOWARDS: Record<Direction, [number, number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] }
const DIRECTIONS = Object.keys(TOWARDS) as Direction[]
// How far from its planet a moon or a station lies, towards the edge that it opens; one that opens none lies below, on the side of its neighbour.
const REACH = { x: 86, y: 89 }
const INNER = { x: 30, y: 84 }

interface Point { x: number; y: number }
export interface Field extends Point { id: string; piece: Piece; cell: Cell; index: number; kind: string; side: Direction | ''; gain: Amounts }
export interface Cell extends Point { id: string; column: number; row: number; card: PlanetRow | undefined; done: boolean; pieces: Piece[]; fields: Field[]; unknown: Piece | undefined }
export interface Way { from: string; to: string; line: string }
export interface Galaxy { cells: Cell[]; fields: Map<string, Field>; ways: Way[]; near: Map<string, string[]> }

const middle = (cell: Cell): Point => ({ x: cell.x + CARD.width / 2, y: cell.y + CARD.height / 2 })

function cellOf(zone: Zone, edition: Edition): Cell {
  const [column, row] = zone.at ?? [0, 0]
  const planet = zone.pieces.find((piece) => piece.kind === 'planet')
  const cell: Cell = {
    id: zone.id, column, row, x: column * (CARD.width + GAP.x), y: row * (CARD.height + GAP.y), card: planet && planetOf(edition, planet.key),
    done: planet?.tags.includes('terraformed') ?? false, pieces: zone.pieces, fields: [], unknown: zone.pieces.find((piece) => piece.kind === 'unknown'),
  }
  cell.fields = zone.pieces.filter((piece) => piece.kind === 'field').map((piece, index) => fieldOf(cell, piece, index))
  return cell
}

function fieldOf(cell: Cell, piece: Piece, index: number): Field {
  const { x, y } = middle(cell)
  const side = index ? (DIRECTIONS.find((direction) => cell.card?.exits[direction] === index) ?? '') : ''
  const eastern = cell.card?.links.some(([a, b]) => (a === index || b === index) && [a, b].includes(cell.card?.exits.east || -1))
  const [dx, dy] = side ? [TOWARDS[side][0] * REACH.x, TOWARDS[side][1] * REACH.y] : index ? [eastern ? INNER.x : -INNER.x, INNER.y] : [0, 0]
  return { id: piece.id, piece, cell, index, kind: piece.key, x: x + dx, y: y + dy, side, gain: cell.card?.fields[index]?.gain ?? {} }
}

const straight = (from: Point, to: Point): string => `M${from.x} ${from.y}L${to.x} ${to.y}`

/** A bow around the planet, between two fields of one card. */
function bow(from: Point, to: Point, planet: Point): string {
  const corner = from.x === planet.x ? [to.x, from.y] : [from.x, to.y]
  const [x, y] = from.x === to.x ? [from.x + 2 * REACH.x, planet.y] : from.y === to.y ? [planet.x, from.y + 2 * REACH.y] : corner
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`
}

/** To the rim of what is not discovered. */
function outwards(from: Field, there: Cell): string {
  const { x, y } = middle(there)
  const [dx, dy] = [there.column - from.cell.column, there.row - from.cell.row]
  return straight(from, { x: x - dx * (CARD.width / 2 - 14), y: y - dy * (CARD.height / 2 - 14) })
}

function wayTo(from: Field, id: string, fields: Map<string, Field>, unknown: Map<string, Cell>): Way[] {
  const to = fields.get(id)
  const dark = unknown.get(id)
  if (dark) return [{ from: from.id, to: id, line: outwards(from, dark) }]
  // Each way is named at both its ends.
  if (!to || from.id > to.id) return []
  const around = from.cell === to.cell && from.index > 0 && to.index > 0
  return [{ from: from.id, to: id, line: around ? bow(from, to, middle(from.cell)) : straight(from, to) }]
}

export function galaxyOf(table: Table, edition: Edition): Galaxy {
  const cells = table.zones.filter((zone) => zone.at).map((zone) => cellOf(zone, edition))
  const fields = new Map(cells.flatMap((cell) => cell.fields).map((field) => [field.id, field]))
  const unknown = new Map(cells.flatMap((cell) => (cell.unknown ? [[cell.unknown.id, cell] as const] : [])))
  const ways = [...fields.values()].flatMap((field) => field.piece.links.flatMap((id) => wayTo(field, id, fields, unknown)))
  const near = new Map([...fields.values()].map((field) => [field.id, field.piece.links]))
  return { cells, fields, ways, near }
}

/** The shortest way between two fields, as the stops on it; it goes through nothing undiscovered. */
export function route(galaxy: Galaxy, from: string, to: string): string[] {
  const before = new Map([[from, '']])
  const queue = [from]
  for (let at = queue.shift(); at !== undefined && at !== to; at = queue.shift()) {
    for (const next of galaxy.near.get(at) ?? []) {
      if (before.has(next)) continue
      before.set(next, at)
      queue.push(next)
    }
  }
  const out: string[] = []
  for (let at: string | undefined = before.has(to) ? to : ''; at; at = before.get(at)) out.unshift(at)
  return out
}

export function legs(galaxy: Galaxy, stops: string[]): string {
  const pairs = stops.slice(1).map((stop, index) => [stops[index], stop])
  return pairs.map(([a, b]) => galaxy.ways.find((way) => (way.from === a && way.to === b) || (way.from === b && way.to === a))?.line ?? '').join('')
}
