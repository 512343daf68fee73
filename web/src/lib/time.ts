import { words } from './words.svelte'

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [['day', 86_400], ['hour', 3600], ['minute', 60]]

/** How long ago, or from now, a moment is: in the largest unit that fits. */
export function fromNow(at: number, now = Date.now() / 1000): string {
  const seconds = at - now
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' })
  const found = UNITS.find(([, length]) => Math.abs(seconds) >= length)
  return found ? format.format(Math.trunc(seconds / found[1]), found[0]) : format.format(0, 'second')
}

/** A length of time in its largest unit: "4 min", "11 hr". */
export function lasting(seconds: number): string {
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? (['second', 1] as const)
  const format = new Intl.NumberFormat(words.language, { style: 'unit', unit, unitDisplay: 'short' })
  return format.format(Math.max(0, Math.floor(seconds / size)))
}

/** A day and an hour, short. */
export const moment = (at: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at * 1000)
