import type { Pace } from './types'
import { say } from './words.svelte'

export const PACE_KINDS = ['free', 'live', 'slow'] as const
export type PaceKind = (typeof PACE_KINDS)[number]
const ICONS: Record<PaceKind, string> = { free: 'table', live: 'gauge', slow: 'chat' }

// What can be chosen, for each decision: seconds at a live table, hours at a slow one.
export const SECONDS = [30, 60, 120, 180, 300, 600, 900]
export const HOURS = [6, 12, 24, 48, 72, 168]

/** The sign of a pace. */
export const paceIcon = (pace: Pace): string => ICONS[pace.kind ?? 'free']

/** The limit of a decision in words. */
export function limitOf(pace: Pace): string {
  if (pace.seconds) return pace.seconds < 60 ? say('web-limit-seconds', { seconds: pace.seconds }) : say('web-limit-minutes', { minutes: Math.round(pace.seconds / 60) })
  if (pace.hours) return pace.hours < 24 ? say('web-limit-hours', { hours: pace.hours }) : say('web-limit-days', { days: Math.round(pace.hours / 24) })
  return say('web-limit-none')
}

/** How fast a table plays, with its limit. */
export const tempo = (pace: Pace): string => (!pace.kind || pace.kind === 'free' ? say('web-free') : `${say(`web-${pace.kind}`)}, ${limitOf(pace)}`)
