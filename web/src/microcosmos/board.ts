// Micro Cosmos' own board, as the registry of boards gives it out.
export { default as Table } from './MicrocosmosBoard.svelte'
export { default as Face } from './Face.svelte'
export { default as Ends } from './Ends.svelte'
