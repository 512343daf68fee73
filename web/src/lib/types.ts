// What the server sends: the table model of kosmodrom.engine.table and the lobby around it.

export type Args = Record<string, number | string>
export interface Text { id: string; args: Args }
export interface Piece { id: string; kind: string; key: string; tags: string[]; on: string; owner: number; value: number; limit: number }
export interface Zone { id: string; kind: string; label: Text; owner: number; pieces: Piece[]; count: number; limit: number }
export interface Counter { id: string; label: Text; value: number; owner: number; limit: number; is_seat: boolean }
export interface Stage { id: string; label: Text; state: 'past' | 'now' | 'next' | 'out'; seats: number[] }
export interface Choice { number: number; notation: string; text: Text; role: string; pieces: string[]; price: Text | null; final: boolean }
export interface Blocked { number: number; notation: string; piece: string; clause: string; text: Text }
export interface Decision { prompt: Text; clause: string; choices: Choice[]; blocked: Blocked[]; detail: Text | null }
export interface Result { parts: Record<string, number[]>; totals: number[]; tie_break: number[]; winners: number[] }
export interface Table {
  game: string; viewer: number; seats: number; heading: Text; stages: Stage[]; zones: Zone[]; counters: Counter[]
  waiting: number[]; decision: Decision | null; result: Result | null
}
export interface LogLine { n: number; text: Text; seat: number }
export interface SeatClock { seat: number; until: number }

export interface Place { seat: number; name: string; kind: 'person' | 'bot' | 'open'; bot: string; online: boolean; sitting_in: boolean; resigned: boolean }
export interface Pace { kind: 'free' | 'live' | 'slow'; seconds?: number | null; hours?: number | null }
export interface Takeback { to: number; agreed: number[] }
export type TableState = 'open' | 'playing' | 'finished'
export interface TableInfo {
  id: string; game: string; seats: number; options: Record<string, boolean>; state: TableState; public: boolean
  places: Place[]; your_seat: number | null; host: string; you_host: boolean; pace: Pace; created: number; link: string; commitment: string; seq: number
  totals: number[]; rematch: string; takeback: Takeback | null
}
export interface GameOption { name: string; clause: string; default: boolean; seats: number[] }
export interface GameInfo { name: string; title: Record<string, string>; seats: number[]; options: GameOption[]; bots: { name: string }[]; parts: string[] }
export interface Me { name: string; guest: boolean; account: boolean; language: string }

export interface Clause {
  id: string; title: Record<string, string>; text: Record<string, string>; ruling: Record<string, string>; switch: string
}
export interface Chapter { id: string; title: Record<string, string>; clauses: Clause[] }

export interface CardLine { text: Text; label: Text | null }
export interface ComponentRow { key: string; en: string; pl: string; mark: string }
export interface Components<Row extends ComponentRow = ComponentRow> { edition: string; cards: Row[]; lines: Record<string, CardLine[]> }

export interface ChatLine { id?: number; seat: number; name: string; text: string; at: number }
export interface ReviewStep { seq: number; seat: number; notation: string; table: Table; lines: LogLine[] }
export interface Review { game: string; names: string[]; total: number; first: number; totals: number[]; steps: ReviewStep[] }

export type ServerMessage =
  | { t: 'hello'; seq: number; info: TableInfo }
  | { t: 'state'; seq: number; table: Table; start: number; lines: LogLine[]; clock: SeatClock[]; undo: boolean; now: number }
  | { t: 'info'; info: TableInfo }
  | { t: 'ack'; key: string; seq: number }
  | { t: 'refused'; key: string; clause: string | null; text: Text; seq: number }
  | ({ t: 'chat' } & ChatLine)
  | { t: 'bye'; reason: string }
