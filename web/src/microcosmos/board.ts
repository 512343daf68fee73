// The board of Micro Cosmos, as the registry of boards gives it out.
export { default as Table } from './MicrocosmosBoard.svelte'
export const Face = null
export const Ends = null
