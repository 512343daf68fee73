// The picture of every card, as parameters of the drawing code. Art is information: the colour of a world is the kind
// of its good, red wedges are Rebels, a dotted ring is a start world, a gold seal is a development of cost 6.
import { devScene, worldScene } from '../lib/art'
import type { Card } from './cards'
import { sealScene } from './seals'

interface Look { kind?: string; pal?: string; r?: number; ring?: number; moons?: number; rebel?: number; ships?: number; home?: number; motif?: string; tint?: string }

const WAR = '#ff9d8a'
const TRADE = '#f0c477'
const SCIENCE = '#8fd6b4'
const MINING = '#e6a46a'

const LOOKS: Record<string, Look> = {
  'old-earth': { kind: 'terran', pal: 'teal', moons: 1, home: 1 },
  'epsilon-eridani': { kind: 'gas', pal: 'rose', home: 1, moons: 1 },
  'alpha-centauri': { kind: 'desert', home: 1 },
  'new-sparta': { kind: 'rock', pal: 'red', home: 1, ships: 1 },
  'earths-lost-colony': { kind: 'terran', home: 1 },
  'rebel-fuel-cache': { kind: 'rock', rebel: 1, r: 24 },
  'public-works': { motif: 'crane', tint: TRADE },
  'gem-world': { kind: 'crystal' },
  'colony-ship': { motif: 'ark' },
  'comet-zone': { kind: 'belt', moons: 1 },
  'expedition-force': { motif: 'probe' },
  'mining-robots': { motif: 'robot', tint: MINING },
  'rebel-miners': { kind: 'rock', rebel: 1 },
  'export-duties': { motif: 'crates', tint: '#9cc4ff' },
  'former-penal-colony': { kind: 'rock' },
  'malevolent-lifeforms': { kind: 'gas' },
  'new-military-tactics': { motif: 'tactics', tint: WAR },
  'space-marines': { motif: 'marines', tint: WAR },
  'contact-specialist': { motif: 'contact', tint: SCIENCE },
  'avian-uplift-race': { kind: 'gas', ring: 1, r: 27 },
  'spice-world': { kind: 'desert' },
  'lost-species-ark-world': { kind: 'terran', moons: 2 },
  'new-vinland': { kind: 'terran', moons: 1 },
  'artist-colony': { kind: 'gas', ring: 1, r: 26 },
  'alien-robotic-factory': { kind: 'glyph' },
  'plague-world': { kind: 'rock', moons: 1 },
  'distant-world': { kind: 'terran', r: 23, ships: 1 },
  'rebel-outpost': { kind: 'lava', pal: 'red', rebel: 1 },
  'rebel-warrior-race': { kind: 'rock', rebel: 1 },
  'rebel-underground': { kind: 'city', pal: 'red', rebel: 1 },
  'new-survivalists': { kind: 'desert', moons: 1, ships: 1 },
  'outlaw-world': { kind: 'desert', pal: 'red', moons: 1 },
  'lost-alien-battle-fleet': { kind: 'derelict' },
  'diversified-economy': { motif: 'crates', tint: SCIENCE },
  'consumer-markets': { motif: 'crates', tint: TRADE },
  'mining-conglomerate': { motif: 'robot', tint: TRADE },
  'research-labs': { motif: 'lab', tint: SCIENCE },
  'deficit-spending': { motif: 'credits', tint: '#ff8577' },
  'investment-credits': { motif: 'credits', tint: TRADE },
  'pan-galactic-league': { motif: 'helix', tint: SCIENCE },
  'mining-league': { motif: 'league', tint: '#e0a263' },
  'free-trade-association': { motif: 'scales', tint: '#8fb7e6' },
  'alien-tech-institute': { motif: 'eye', tint: '#ffdf3d' },
  'galactic-survey-seti': { motif: 'telescope' },
  'galactic-federation': { motif: 'federation' },
  'refugee-world': { kind: 'desert', ships: 1 },
  'empath-world': { kind: 'gas', moons: 2, r: 28 },
  'galactic-resort': { kind: 'terran', pal: 'ice', ring: 1, r: 26 },
  'pre-sentient-race': { kind: 'terran', r: 28 },
  'deserted-alien-outpost': { kind: 'glyph', r: 25, ring: 1 },
  'deserted-alien-colony': { kind: 'glyph', moons: 1 },
  'galactic-engineers': { kind: 'city', pal: 'dust', ring: 1, r: 27 },
  'black-market-trading-world': { kind: 'city', ships: 1, r: 28 },
  'merchant-world': { kind: 'city', pal: 'grey', ships: 1 },
  'tourist-world': { kind: 'gas', pal: 'rose', ring: 1, r: 27 },
  'galactic-trendsetters': { kind: 'crystal', pal: 'rose' },
  'alien-rosetta-stone-world': { kind: 'glyph', pal: 'grey', r: 28 },
  'star-nomad-lair': { kind: 'belt', ships: 1 },
  'the-last-of-the-uplift-gnarssh': { kind: 'lava' },
  'alien-robot-sentry': { kind: 'derelict', moons: 1 },
  'pirate-world': { kind: 'rock', ships: 1, r: 28 },
  'reptilian-uplift-race': { kind: 'desert' },
  'lost-alien-warship': { kind: 'derelict', ships: 1 },
  'alien-robot-scout-ship': { kind: 'derelict' },
  'runaway-robots': { kind: 'city', r: 29 },
  'interstellar-bank': { motif: 'wheel', tint: TRADE },
  'terraforming-robots': { motif: 'terraformer', tint: SCIENCE },
  'drop-ships': { motif: 'fleet', tint: WAR },
  'new-galactic-order': { motif: 'order', tint: WAR },
  'asteroid-belt': { kind: 'belt' },
  'merchant-guild': { motif: 'coins', tint: TRADE },
  'secluded-world': { kind: 'terran', r: 24, moons: 1 },
  'imperium-armaments-world': { kind: 'city', pal: 'rare', ships: 1, r: 29 },
  'terraformed-world': { kind: 'terran', pal: 'green', ring: 1, r: 27 },
  'replicant-robots': { motif: 'robot', tint: '#9cc4ff' },
  'pilgrimage-world': { kind: 'desert', pal: 'dust', ships: 1 },
  'rebel-homeworld': { kind: 'city', pal: 'red', rebel: 1, r: 34 },
  'new-economy': { motif: 'graph', tint: '#9cc4ff' },
  'radioactive-world': { kind: 'lava' },
  'aquatic-uplift-race': { kind: 'gas', moons: 1 },
  'genetics-lab': { motif: 'lab', tint: '#8ee6a0' },
  'bio-hazard-mining-world': { kind: 'rock', r: 28 },
  'deserted-alien-library': { kind: 'glyph', pal: 'alien', r: 33 },
  'destroyed-world': { kind: 'lava', r: 27, moons: 2 },
  'galactic-renaissance': { motif: 'sun', tint: '#8fb7e6' },
  'blaster-gem-mines': { kind: 'lava' },
  'gambling-world': { kind: 'city', pal: 'rose' },
  'expanding-colony': { kind: 'city', pal: 'teal' },
  'space-port': { kind: 'city', ships: 1 },
  'prosperous-world': { kind: 'terran', ring: 1, r: 27 },
  'new-earth': { kind: 'terran', moons: 1 },
  'rebel-base': { kind: 'rock', pal: 'grey', rebel: 1 },
  'galactic-imperium': { motif: 'crown', tint: WAR },
  'trade-league': { motif: 'route', tint: TRADE },
  'mining-world': { kind: 'rock', moons: 1 },
}
const PALETTES: Record<string, string> = { novelty: 'novelty', rare: 'rare', gene: 'genes', alien: 'alien' }
const KINDS = ['terran', 'rock', 'gas', 'desert']

function scene(card: Card): string {
  // A card that an owner has put into an edition of their own gets a plain picture of its sort.
  const look = LOOKS[card.key] ?? { kind: KINDS[card.key.length % KINDS.length], motif: 'probe' }
  if (card.type === 'development') {
    if (card.cost === 6) return sealScene(card.key, look.motif ?? 'league', look.tint)
    return devScene({ id: card.key, motif: look.motif ?? 'probe', tint: look.tint, cost: card.cost })
  }
  return worldScene({ id: card.key, ...look, kind: look.kind ?? 'rock', pal: look.pal ?? PALETTES[card.good ?? ''] ?? 'dust' })
}

const SLICE_MS = 8
const soon = globalThis.requestIdleCallback ?? ((task: (time: IdleDeadline) => void) => setTimeout(() => task({ didTimeout: false, timeRemaining: () => 0 })))
const asked = new Set<string>()
const undrawn: Card[] = []
let store: SVGSVGElement | null = null

/** The symbol art-<key> with the picture of a card, one for all the places that show it. */
export function drawCard(card: Card): string {
  const id = `art-${card.key}`
  if (!asked.has(id)) {
    asked.add(id)
    if (undrawn.push(card) === 1) soon(draw)
  }
  return id
}

/** Cards are there at once, their pictures a moment later, when nothing else is to be done: they take longer than all the rest. */
function draw(time: IdleDeadline): void {
  store ??= artStore()
  do {
    const card = undrawn[0]
    const symbol = document.createElementNS('http://www.w3.org/2000/svg', 'symbol')
    symbol.id = `art-${card.key}`
    symbol.setAttribute('viewBox', '0 0 100 140')
    symbol.setAttribute('overflow', 'visible')
    symbol.innerHTML = scene(card)
    store.append(symbol)
    undrawn.shift()
  } while (undrawn.length && time.timeRemaining() > SLICE_MS)
  if (undrawn.length) soon(draw)
}

function artStore(): SVGSVGElement {
  const found = document.querySelector<SVGSVGElement>('#art-store')
  if (!found) throw new Error('the page has no place for pictures')
  return found
}
