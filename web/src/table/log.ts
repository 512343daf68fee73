import type { Args, ChatLine, LogLine } from '../lib/types'

/** Lines one after the other that say the same of other cards, or of more of them, become one line. */
export function merged(lines: LogLine[]): LogLine[] {
  const out: LogLine[] = []
  for (const line of lines) {
    const last = out.at(-1)
    const args = last && last.text.id === line.text.id ? together(last.text.args, line.text.args) : null
    if (last && args) out[out.length - 1] = { ...last, text: { id: line.text.id, args } }
    else out.push(line)
  }
  return out
}

function together(before: Args, now: Args): Args | null {
  const { count: countBefore, card: cardBefore, ...restBefore } = before
  const { count, card, ...rest } = now
  if (JSON.stringify(restBefore) !== JSON.stringify(rest)) return null
  if (typeof count === 'number' && card === cardBefore) return { ...now, count: Number(countBefore) + count }
  if (typeof card === 'string' && count === undefined) return { ...now, card: `${cardBefore} ${card}` }
  return null
}

export interface Entry { id: string; line?: LogLine; chat?: ChatLine }

/** Lines of the log and what was said between them. A line of the talk stands after the line that it came after. */
export function timed(lines: LogLine[], chat: ChatLine[]): Entry[] {
  const out: Entry[] = lines.map((line) => ({ id: `n${line.n}`, line }))
  chat.forEach((said, index) => {
    const after = said.after ?? -1
    const at = out.findIndex((entry) => (entry.line?.n ?? -1) > after)
    out.splice(at < 0 ? out.length : at, 0, { id: `c${said.id ?? index}`, chat: said })
  })
  return out
}
