import type { Live } from './live.svelte'
import type { LogLine, SeatClock, Table, TableInfo } from './types'

/** A position that stands still, for boards that draw a table that lives: nobody is asked, and no clock runs. */
export class Still {
  table = $state.raw<Table | null>(null)
  info = $state.raw<TableInfo | null>(null)
  readonly lines: LogLine[] = []
  readonly clock: SeatClock[] = []
  readonly ahead = 0
  readonly link = 'live'
  onState: () => void = () => {}

  show(table: Table, info: TableInfo | null): void {
    this.table = { ...table, decision: null }
    this.info = info
  }
  /** As the boards take it: they read no more of it than this. */
  get live(): Live { return this as unknown as Live }
}
