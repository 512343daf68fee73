import { api } from './api'
import type { CardLine, Clause, ComponentRow, Components, TableInfo } from './types'
import { words, type Names } from './words.svelte'

/** What is the same at every table of a game: its components and its clauses; and what those at this table are called. */
export class Game<Row extends ComponentRow = ComponentRow> {
  components = $state.raw<Components | null>(null)
  clauses = $state.raw<Map<string, Clause>>(new Map())
  info = $state.raw<TableInfo | null>(null)
  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  /** Every record of the edition, from whichever part of it. */
  readonly all = $derived(
    Object.values(this.components?.data ?? {}).flatMap((part) => (Array.isArray(part) ? part : [part]) as Row[]).filter((row) => typeof row?.key === 'string'),
  )
  private readonly rows = $derived(new Map(this.all.map((row) => [row.key, row])))

  readonly names: Names = {
    card: (key) => this.rows.get(key)?.[words.language] ?? key,
    player: (seat) => this.nameOf(seat),
  }

  /** A person's name; a bot's is its rank and its seat, in the reader's language; after the seats come opponents that play by themselves. */
  private nameOf(seat: number): string {
    if (this.info && seat >= this.info.seats && words.has(`${this.name}-rival`)) return words.say(`${this.name}-rival`)
    const place = this.info?.places.find((one) => one.seat === seat)
    if (place?.kind === 'bot' && words.has(`web-bot-${place.bot}`)) return `${words.say(`web-bot-${place.bot}`)} ${seat + 1}`
    return place?.name || words.say('web-seat', { seat: seat + 1 })
  }

  async load(): Promise<void> {
    this.components = await api.components(this.name)
    const chapters = await api.rules(this.name).catch(() => [])
    this.clauses = new Map(chapters.flatMap((chapter) => chapter.clauses).map((clause) => [clause.id, clause]))
  }
  row(key: string): Row | undefined {
    return this.rows.get(key)
  }
  linesOf(key: string): CardLine[] {
    return this.components?.lines[key] ?? []
  }
}
