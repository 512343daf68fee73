// What the server sends (schema.ts, generated), under the names that the client uses.
import type * as Sent from './schema'

export type {
  Blocked, Chapter, Choice, Clause, Components, Counter, Decision, GameInfo, LogLine, Me, Moment, NewTable, OptionInfo as GameOption, Pace, Piece,
  Proof, Result, Review, Running, ServerMessage, Stage, Table, TableInfo, Takeback, Text, Zone,
} from './schema'
export type { Clock as SeatClock, FindingInfo as Finding, Line as CardLine, PlaceInfo as Place, Step as ReviewStep } from './schema'

export type Args = Sent.Text['args']
export type TableState = Sent.TableInfo['state']
/** A line of the talk, and the line of the log after which it was heard. */
export type ChatLine = Omit<Sent.Chat, 't'> & { after?: number }
export type SessionInfo = Omit<Sent.SessionInfo, 'kind'> & { kind: 'cookie' | 'token' | 'link' }
/** What an option is set to: on or off, or one of its choices. */
export type OptionValue = boolean | string
/** A record of an edition with the part that it stands in; its other fields are the game's. */
export interface EditionRecord { part: string; mark: string; key?: string; [field: string]: unknown }
export type Edition = Omit<Sent.Edition, 'records'> & { records: EditionRecord[] }
/** A row of a game's data, in which the server looks for no more than this. */
export interface ComponentRow { key: string; en: string; pl: string; mark: string }
