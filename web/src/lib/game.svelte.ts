import { api } from './api'
import { boardOf, type Board } from './boards'
import { botName } from './bots'
import type { CardLine, Clause, ComponentRow, Components, Piece, TableInfo } from './types'
import { words, type Names } from './words.svelte'

/** What is the same at every table of a game: its components, its clauses and its board; and what the players are called. */
export class Game<Row extends ComponentRow = ComponentRow> {
  components = $state.raw<Components | null>(null)
  clauses = $state.raw<Map<string, Clause>>(new Map())
  info = $state.raw<TableInfo | null>(null)
  board = $state.raw<Board | null>(null)
  /** What the players are called in a log that belongs to no table here. */
  called = $state.raw<string[]>([])
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
    const seats = this.info?.seats ?? (this.called.length || Infinity)
    if (seat >= seats && words.has(`${this.name}-rival`)) return words.say(`${this.name}-rival`)
    const place = this.info?.places.find((one) => one.seat === seat)
    if (place?.kind === 'bot') return `${botName(place.bot)} ${seat + 1}`
    return place?.name || this.nameInLog(seat) || words.say('web-seat', { seat: seat + 1 })
  }
  /** A log calls a bot by its kind and its seat, which is said in the reader's language. */
  private nameInLog(seat: number): string {
    const bot = /^(\w+) (\d+)$/.exec(this.called[seat] ?? '')
    return bot && words.has(`web-bot-${bot[1]}`) ? `${botName(bot[1])} ${bot[2]}` : this.called[seat]
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
