import { api } from './api'
import { boardOf, type Board } from './boards'
import type { CardLine, Clause, ComponentRow, Components, Piece, TableInfo } from './types'
import { words, type Names } from './words.svelte'

/** What is the same at every table of a game: its components, its clauses and its board; and what the players are called. */
export class Game<Row extends ComponentRow = ComponentRow> {
  components = $state.raw<Components | null>(null)
  clauses = $state.raw<Map<string, Clause>>(new Map())
  info = $state.raw<TableInfo | null>(null)
  board = $state.raw<Board | null>(null)
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
    card: (key) => this.components?.names[key]?.[words.language] ?? this.word(`action-${key}`) ?? key,
    player: (seat) => this.nameOf(seat),
  }

  /** A person's name; a bot's is its rank and its seat, in the reader's language; after the seats come opponents that play by themselves. */
  private nameOf(seat: number): string {
    if (this.info && seat >= this.info.seats && words.has(`${this.name}-rival`)) return words.say(`${this.name}-rival`)
    const place = this.info?.places.find((one) => one.seat === seat)
    if (place?.kind === 'bot' && words.has(`web-bot-${place.bot}`)) return `${words.say(`web-bot-${place.bot}`)} ${seat + 1}`
    return place?.name || words.say('web-seat', { seat: seat + 1 })
  }

  /** A message of the game's own catalogue, where it has it. */
  word(id: string): string | undefined {
    return words.has(`${this.name}-${id}`) ? words.say(`${this.name}-${id}`) : undefined
  }
  /** What a piece is called: by its component, by its kind and key, or as one whose face is hidden. */
  pieceName(piece: Piece): string {
    if (!piece.key) return this.word(`${piece.kind}-hidden`) ?? words.say('web-hidden')
    return this.components?.names[piece.key]?.[words.language] ?? this.word(`${piece.kind}-${piece.key}`) ?? piece.key
  }
  /** The signs on a piece, in words. */
  marksOf(piece: Piece): string[] {
    return piece.tags.map((tag) => this.word(`mark-${tag}`)).filter((said) => said !== undefined)
  }
  /** What the button says for a role. */
  doing(role: string): string {
    return this.word(`do-${role}`) ?? words.say('web-do')
  }

  async load(generic = false): Promise<void> {
    const [components, chapters, board] = await Promise.all([api.components(this.name), api.rules(this.name).catch(() => []), boardOf(this.name, generic)])
    this.components = components
    this.clauses = new Map(chapters.flatMap((chapter) => chapter.clauses).map((clause) => [clause.id, clause]))
    this.board = board
  }
  row(key: string): Row | undefined {
    return this.rows.get(key)
  }
  linesOf(key: string): CardLine[] {
    return this.components?.lines[key] ?? []
  }
}
