import type { Game } from '../../lib/game.svelte'
import type { Replay } from '../../lib/replay.svelte'
import { say, words } from '../../lib/words.svelte'
import { merged } from '../../table/log'

/** A move in words: what the log says of it, or else the answer itself, where these eyes see it. */
export function toldOf(replay: Replay, game: Game, move: number): string[] {
  const step = replay.steps[move]
  if (!step) return []
  const lines = merged(step.lines).map((line) => words.tell(line.text, game.names))
  if (lines.length) return lines
  if (step.seat < 0) return [say('web-game-begins')]
  const name = game.names.player(step.seat)
  return [step.answer ? say('web-answers-so', { name, answer: words.tell(step.answer, game.names) }) : say('web-answers-hidden', { name })]
}
