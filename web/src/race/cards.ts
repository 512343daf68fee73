// Race's component data as the server gives them, and how their powers are drawn.
import type { ComponentRow } from '../lib/types'

export interface Power {
  phase: 'explore' | 'develop' | 'settle' | 'trade' | 'consume' | 'produce'
  op: string
  amount?: number
  good?: string | null
  goods?: number
  times?: number
  vp?: number
  cards?: number
  tag?: string | null
  this?: boolean
  bonus?: boolean
  all?: boolean
  different?: number
  source: number
}
export interface Scoring { points: number; per: string; good?: string | null; card?: string }
export interface Card extends ComponentRow {
  type: 'world' | 'development'
  cost: number
  vp: number | null
  good: string | null
  windfall: boolean
  military: boolean
  start: number | null
  tags: string[]
  powers: Power[]
  scoring: Scoring[]
}

export const PHASES = ['explore', 'develop', 'settle', 'consume', 'produce'] as const
export const ROMAN: Record<string, string> = { explore: 'I', develop: 'II', settle: 'III', trade: '$', consume: 'IV', produce: 'V' }
export const ICON_OF_GOOD: Record<string, string> = { novelty: 'novelty', rare: 'rare', gene: 'genes', alien: 'alien', any: 'good-any' }
export const COLOUR_OF_GOOD: Record<string, string> = { novelty: '#5c9cf0', rare: '#c47c3c', gene: '#74d493', alien: '#ffdf3d' }
export const PHASE_OF_ACTION: Record<string, string> = {
  'explore-5': 'explore', 'explore-1-1': 'explore', develop: 'develop', settle: 'settle', trade: 'consume', double: 'consume', produce: 'produce',
}
export const ICON_OF_ACTION: Record<string, string> = {
  'explore-5': 'explore', 'explore-1-1': 'keep', develop: 'develop', settle: 'settle', trade: 'trade', double: 'consume', produce: 'produce',
}

/** One sign of a power's strip: an icon, or letters, with a colour. */
export interface Sign { icon?: string; words?: string; colour?: string; small?: boolean }
/** One row of the strip. */
export interface Strip { phase: string; label: string; signs: Sign[] }

const goodSign = (good: string | null | undefined): Sign =>
  good ? { icon: ICON_OF_GOOD[good], colour: ICON_OF_GOOD[good] } : { icon: 'good-any', colour: 'soft' }
const draw: Sign = { icon: 'draw' }
const arrow: Sign = { icon: 'arrow-right', colour: 'arr' }
const t = (words: string | number, small = false): Sign => ({ words: String(words), small })
const soft = (icon: string): Sign => ({ icon, colour: 'soft' })
const mil = (icon: string): Sign => ({ icon, colour: 'mil' })
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
const plus = (n: number): Sign[] => [t(`+${n}`), draw]

function consume(p: Power): Sign[] {
  const gain: Sign[] = []
  if (p.vp) gain.push(t(p.vp), { icon: 'vp', colour: 'vp' })
  if (p.cards) gain.push(t(p.cards), draw)
  if (p.all) return [soft('good-any'), t('n', true), arrow, t('n−1', true), { icon: 'vp', colour: 'vp' }]
  if (p.different) return [t(p.different), t('≠', true), soft('good-any'), arrow, ...gain]
  const cost = (p.goods ?? 1) > 1 ? [t(p.goods ?? 1), goodSign(p.good)] : [goodSign(p.good)]
  return [...cost, arrow, ...gain, ...((p.times ?? 1) > 1 ? [t(`×${p.times}`, true)] : [])]
}

const SIGNS: Record<string, (p: Power, card: Card) => Sign[]> = {
  'explore draw': (p) => plus(p.amount ?? 0),
  'explore keep': (p) => [t(`+${p.amount}`), { icon: 'keep' }],
  'develop draw': (p) => plus(p.amount ?? 0),
  'develop draw_after': (p) => [soft('develop'), arrow, ...plus(p.amount ?? 0)],
  'develop reduce': (p) => [t(`−${p.amount}`), soft('develop')],
  'settle draw_after': (p) => [soft('settle'), arrow, ...plus(p.amount ?? 0)],
  'settle reduce': (p) => [t(`−${p.amount}`), soft('world'), ...(p.good ? [goodSign(p.good)] : [])],
  'settle strength': (p) => [t(signed(p.amount ?? 0)), mil('military'), ...(p.tag ? [mil('rebel')] : p.good ? [goodSign(p.good)] : [])],
  'settle tactics': (p) => [soft('discard'), arrow, t(`+${p.amount}`), mil('military')],
  'settle colony_ship': () => [soft('discard'), arrow, soft('world'), t(0)],
  'settle pay_military': (p) => [mil('world-military'), arrow, t(`−${p.amount}`), soft('cost')],
  'trade price': (p, card) => [goodSign(p.this ? card.good : p.good), arrow, ...plus(p.amount ?? 0)],
  'consume consume': consume,
  'consume draw': (p) => plus(p.amount ?? 0),
  'consume gamble': () => [soft('lucky'), arrow, draw],
  'consume hand': (p) => [soft('discard'), arrow, t(p.vp ?? 1), { icon: 'vp', colour: 'vp' }, t(`×${p.times}`, true)],
  'consume sell': () => [soft('good-any'), arrow, { icon: 'trade' }],
  'produce draw': (p) => plus(p.amount ?? 0),
  'produce windfall': (p) => [{ icon: 'world-windfall', colour: p.good ? ICON_OF_GOOD[p.good] : 'soft' }, ...(p.good ? [goodSign(p.good)] : [])],
  'produce draw_each': (p) => [goodSign(p.good), arrow, ...plus(p.amount ?? 0)],
  'produce draw_different': (p) => [t('≠'), soft('good-any'), arrow, ...plus(p.amount ?? 0)],
  'produce draw_most': (p) => [t('max', true), goodSign(p.good), arrow, ...plus(p.amount ?? 0)],
  'produce draw_world': (p) => [{ icon: 'world', colour: p.good ? ICON_OF_GOOD[p.good] : 'soft' }, arrow, ...plus(p.amount ?? 0)],
  'produce draw_if': (p, card) => [{ icon: 'produce', colour: card.good ? ICON_OF_GOOD[card.good] : 'soft' }, arrow, ...plus(p.amount ?? 0)],
  'produce produce': (_, card) => [{ icon: 'produce', colour: card.good ? ICON_OF_GOOD[card.good] : 'soft' }, goodSign(card.good)],
}

/** The strip of a card: its powers by phase. Producing and the draw that hangs on it share a row. */
export function strips(card: Card): Strip[] {
  const out: Strip[] = []
  for (const power of card.powers) {
    const signs = (SIGNS[`${power.phase} ${power.op}`] ?? (() => [soft('star')]))(power, card)
    const last = out.at(-1)
    if (power.op === 'draw_if' && last?.phase === 'produce') last.signs.push(...plus(power.amount ?? 0))
    else out.push({ phase: power.phase, label: ROMAN[power.phase], signs })
  }
  return out
}

const SCORE_ICONS: Record<string, Sign> = {
  six_cost: { icon: 'develop', colour: 'gold' }, development: soft('develop'), world: soft('world'), strength: mil('military'),
  military_world: mil('world-military'), rebel_military: mil('rebel'), alien: { icon: 'alien', colour: 'alien' }, chips: { icon: 'vp', colour: 'vp' },
  explore_development: soft('explore'), explore_world: soft('explore'), consume_development: soft('consume'), consume_world: soft('consume'),
  trade_development: soft('trade'), trade_world: soft('trade'), card: { icon: 'star', colour: 'gold' },
}

/** What a development of cost 6 scores for, in signs; lines that look the same are told once. */
export function scoringSigns(card: Card): Sign[] {
  const out: Sign[] = []
  const seen = new Set<string>()
  for (const line of card.scoring) {
    const icon: Sign = line.per === 'production' || line.per === 'windfall'
      ? { icon: `world-${line.per}`, colour: line.good ? ICON_OF_GOOD[line.good] : 'soft' }
      : (SCORE_ICONS[line.per] ?? soft('star'))
    const look = `${line.points} ${icon.icon} ${icon.colour}`
    if (seen.has(look)) continue
    seen.add(look)
    out.push(t(line.points), icon)
  }
  return out
}
