// What the Automa did in its last turn, step by step: its card says the steps, the log what came of each.
import type { LogLine, Piece, Zone } from '../lib/types'

export interface AutomaStep { id: string; orders: Piece[]; state: string; lines: LogLine[] }
export interface AutomaTurn { journey: LogLine[]; steps: AutomaStep[] }

const REVEALS = 'microcosmos-log-plan'
const ENDS = new Set(['microcosmos-log-turn', 'microcosmos-log-round'])
const BEGINS = new Set(['microcosmos-log-does', 'microcosmos-log-skips'])

/** The lines since the card was revealed, one list for the journey and one for each step. */
function parts(lines: LogLine[]): LogLine[][] {
  const out: LogLine[][] = [[]]
  const from = lines.findLastIndex((line) => line.text.id === REVEALS)
  for (const line of from < 0 ? [] : lines.slice(from + 1)) {
    if (ENDS.has(line.text.id)) break
    if (BEGINS.has(line.text.id)) out.push([])
    else out.at(-1)?.push(line)
  }
  return out
}

export function turnOf(zone: Zone, lines: LogLine[]): AutomaTurn {
  const [journey, ...rest] = parts(lines)
  const entries = new Map<string, Piece[]>()
  for (const piece of zone.pieces) {
    if (piece.kind !== 'order') continue
    const entry = piece.id.split(':')[1]
    entries.set(entry, [...(entries.get(entry) ?? []), piece])
  }
  const steps = [...entries].map(([id, orders], index) => {
    const state = orders.some((order) => order.tags.includes('done')) ? 'done' : orders.every((order) => order.tags.includes('skipped')) ? 'skipped' : ''
    return { id, orders, state, lines: rest[index] ?? [] }
  })
  return { journey, steps }
}
