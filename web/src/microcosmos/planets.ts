// How planets look. A card that an owner adds gets a look from its key.
import { hash } from '../lib/art'

const KINDS: Record<string, string[]> = { red: ['rock', 'lava', 'desert'], blue: ['gas', 'crystal', 'terran'], green: ['terran', 'gas', 'rock'] }
const LOOKS: Record<string, string> = {
  keyi: 'rock', nyekundu: 'lava', gorria: 'desert', raudur: 'lava', krasnyi: 'rock', ryugu: 'gas', sininen: 'gas', 'minek-79': 'crystal',
  urdina: 'terran', kahurangi: 'gas', elpis: 'terran', kijani: 'gas', berdea: 'rock', midori: 'terran', vihrea: 'desert',
}
/** A planet comes to life when it is terraformed. */
export function planetKind(key: string, colour: string, done: boolean): string {
  if (done) return 'city'
  const kinds = KINDS[colour] ?? KINDS.green
  return LOOKS[key] ?? kinds[hash(key) % kinds.length]
}
