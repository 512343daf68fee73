// Race's own board, as the registry of boards gives it out.
export { default as Table } from './RaceBoard.svelte'
export { default as Face } from './RaceFace.svelte'
export { default as Ends } from './RaceEnds.svelte'
export { default as Card } from './GalleryCard.svelte'
export { default as Position } from './Position.svelte'
