import type { Game } from '../lib/game.svelte'
import { say, words } from '../lib/words.svelte'
import type { Card } from './cards'

/** What a screen reader says of a card: its name, what it is, what it costs, what lies on it, and its state. */
export function cardName(card: Card, game: Game, good = '', state = '', price = ''): string {
  const facts = game.linesOf(card.key).filter((line) => !line.label).map((line) => words.tell(line.text, game.names))
  const lying = good ? [say('web-card-good', { good: say(`race-good-${good}`) })] : []
  const said = state ? [say(`web-state-${state}`)] : []
  return [card[words.language], ...facts, ...lying, ...said, ...(price ? [price] : [])].join(', ')
}
