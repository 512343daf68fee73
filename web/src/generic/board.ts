// The board of every game that has none of its own.
export { default as Table } from './GenericBoard.svelte'
export const Face = null
export const Ends = null
