// The symbols of /icons.svg by name, so that a game's own words find their picture.
const NAMES = `alien alien-being android archive ark armory arrow-right artifact asteroid bell biomass bot
bridge cadet cantina captain chart chat check chevron-down chevron-left chevron-right chevron-up clock
close colonist colony commander consume cost credit crew damage deck decree defence
develop discard discount draw energy engineer ensign envoys event explore eye-off faction
filter first-player flag gather gauge genes globe goal goal-review good good-any hand
help hint hold hourglass human imperium income info invite isolation jump keep
keyboard lab leader link lock log lucky medal military minerals mining minus
mission moon more move night novelty omni online outpost pause pirate play
plus portal produce promotion queue rare ready-room rebel reconnect redo repair replay
resource-any route rules search senate settings settle ship shuffle sound sound-off spectator
star station step-next step-prev sun survivor table tableau technology terraform terraformed track-military
track-politics track-production track-technology trade trophy undo unlock upgrade uplift users vp warning
why-not workforce world world-military world-production world-windfall wormhole`.split(/\s+/)
const KNOWN = new Set(NAMES)
// What goes by another picture's name: where points come from, and steps of a turn.
const ALIKE: Record<string, string> = {
  cards: 'tableau', chips: 'vp', developments: 'develop', planets: 'terraformed', unfinished: 'terraform', colonies: 'colony', travel: 'route', act: 'star',
}

/** The first of some words that there is a picture of, in the singular or as the parts of a longer word. */
export function iconOf(...words: string[]): string {
  const tries = words.map((word) => ALIKE[word] ?? word).concat(words.flatMap((word) => [word, word.replace(/s$/, ''), ...word.split('-')]))
  return tries.find((word) => KNOWN.has(word)) ?? ''
}
