// Written by `make schema` out of the server's OpenAPI description; do not edit.
export interface AccountAsk {
  name: string
  password: string
  language?: 'en' | 'pl'
}
export interface Ack {
  key: string
  seq: number
  t: 'ack'
}
export interface Acknowledged {
  seq: number
}
export interface Agree {
  t: 'takeback'
  agree?: boolean
}
export interface AgreeAsk {
  agree?: boolean
}
export interface AskWhy {
  t: 'why'
  choice: number
}
export interface Blocked {
  number: number
  notation: string
  piece: string
  clause: string
  text: Text
  missing: number
  hint: Text | null
}
export interface BotInfo {
  name: string
  help: string
}
export interface Bye {
  reason: string
  t: 'bye'
}
export interface Chapter {
  id: string
  title: Record<string, string>
  clauses: Clause[]
}
export interface Chat {
  id: number
  seat: number
  name: string
  text: string
  at: number
  t: 'chat'
}
export interface ChatAsk {
  text: string
}
export interface Choice {
  number: number
  notation: string
  text: Text
  role: string
  pieces: string[]
  price: Text | null
  follows: Text[]
  final: boolean
}
export interface Choose {
  t: 'choose'
  seq: number
  choice: number
  key: string
}
export interface Clause {
  id: string
  title: Record<string, string>
  text: Record<string, string>
  ruling: Record<string, string>
  switch: string
}
export type ClientMessage = Choose | Undo | AskWhy | Say | Agree
export interface Clock {
  seat: number
  until: number
}
export interface Components {
  edition: string
  data: Record<string, unknown>
  names: Record<string, Record<string, string>>
  lines: Record<string, Line[]>
}
export interface Counter {
  id: string
  label: Text
  value: number
  owner: number
  limit: number
  is_seat: boolean
}
export interface Decision {
  prompt: Text
  clause: string
  choices: Choice[]
  blocked: Blocked[]
  detail: Text | null
  take: number
}
export interface Edition {
  edition: string
  records: Record<string, unknown>[]
  findings: FindingInfo[]
}
export interface FindingInfo {
  clause: string
  place: string
  expected: string
  found: string
  ok: boolean
}
export interface GameInfo {
  name: string
  title: Record<string, string>
  seats: number[]
  options: OptionInfo[]
  bots: BotInfo[]
  parts: string[]
}
export interface GuestAsk {
  name: string
  language?: 'en' | 'pl'
}
export interface Hello {
  seq: number
  info: TableInfo
  t: 'hello'
}
export interface Imported {
  id: string
}
export interface Info {
  info: TableInfo
  t: 'info'
}
export interface JoinAsk {
  seat?: number | null
}
export interface KeyAsk {
  key: string
}
export interface LanguageAsk {
  language: 'en' | 'pl'
}
export interface Line {
  text: Text
  label: Text | null
}
export interface LogLine {
  n: number
  text: Text
  seat: number
  clause: string
}
export interface Me {
  name: string
  guest: boolean
  account: boolean
  language: string
}
export interface Moment {
  round: number
  points: number[]
}
export interface MoveAsk {
  seq: number
  choice: number
  key: string
}
export interface NameAsk {
  name: string
}
export interface NewTable {
  game: string
  seats: number
  options?: Record<string, boolean | string>
  public?: boolean
  pace?: Pace
  places?: string[]
}
export interface OptionInfo {
  name: string
  clause: string
  default: boolean | string
  seats: number[]
  choices: string[]
}
export interface Pace {
  kind?: 'free' | 'live' | 'slow'
  seconds?: number | null
  hours?: number | null
}
export interface PasswordAsk {
  old: string
  new: string
}
export interface Piece {
  id: string
  kind: string
  key: string
  tags: string[]
  on: string
  owner: number
  value: number
  limit: number
  links: string[]
}
export interface PlaceAsk {
  place: string
}
export interface PlaceInfo {
  seat: number
  name: string
  kind: 'open' | 'person' | 'bot'
  bot: string
  online: boolean
  sitting_in: boolean
  resigned: boolean
}
export interface Poll {
  events: (Hello | State | Info | Ack | RefusedMove | Why | Chat | Bye)[]
}
export interface Proof {
  code: string[]
  uses: string[]
  tests: string[]
}
export interface RefusedMove {
  key: string
  clause: string | null
  text: Text
  seq: number
  t: 'refused'
}
export interface Result {
  parts: Record<string, number[]>
  totals: number[]
  tie_break: number[]
  winners: number[]
}
export interface Review {
  game: string
  names: string[]
  options: Record<string, boolean | string>
  result: Result | null
  course: Moment[]
  total: number
  first: number
  totals: number[]
  steps: Step[]
}
export interface Running {
  table: TableInfo
  heading: Text
  waiting: number[]
  until: number | null
}
export interface Say {
  t: 'chat'
  text: string
}
export interface SeatLink {
  link: string
}
export interface SeatToken {
  token: string
}
export type ServerMessage = Hello | State | Info | Ack | RefusedMove | Why | Chat | Bye
export interface SessionInfo {
  id: string
  kind: string
  label: string
  created: number
  expires: number
  current: boolean
}
export interface SignIn {
  name: string
  password: string
}
export interface Stage {
  id: string
  label: Text
  state: 'past' | 'now' | 'next' | 'out'
  seats: number[]
}
export interface State {
  seq: number
  table: Table
  start: number
  lines: LogLine[]
  clock: Clock[]
  undo: boolean
  now: number
  t: 'state'
}
export interface Step {
  seq: number
  seat: number
  notation: string
  answer: Text | null
  table: Table
  lines: LogLine[]
}
export interface Table {
  game: string
  viewer: number
  seats: number
  heading: Text
  stages: Stage[]
  zones: Zone[]
  counters: Counter[]
  waiting: number[]
  decision: Decision | null
  result: Result | null
  rivals: number
}
export interface TableInfo {
  id: string
  game: string
  seats: number
  options: Record<string, boolean | string>
  state: 'open' | 'playing' | 'finished'
  public: boolean
  places: PlaceInfo[]
  your_seat: number | null
  host: string
  you_host: boolean
  pace: Pace
  created: number
  link: string
  commitment: string
  seq: number
  totals: number[]
  rematch: string
  takeback: Takeback | null
}
export interface Takeback {
  to: number
  agreed: number[]
}
export interface Text {
  id: string
  args: Record<string, number | string>
}
export interface TokenAsk {
  label: string
}
export interface TokenInfo {
  token: string
}
export interface Trouble {
  error: string
  text: Text
  clause: string | null
  seq: number | null
}
export interface Undo {
  t: 'undo'
  key: string
}
export interface Why {
  choice: number
  clause: string | null
  text: Text
  t: 'why'
}
export interface Zone {
  id: string
  kind: string
  label: Text
  owner: number
  pieces: Piece[]
  count: number
  limit: number
  at: [number, number] | null
}
