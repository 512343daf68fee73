// What the server sends (schema.ts, generated), under the names that the client uses.
import type * as Sent from './schema'

export type {
  Blocked, Chapter, Choice, Clause, Components, Counter, Decision, GameInfo, LogLine, Me, NewTable, OptionInfo as GameOption, Pace, Piece,
  Result, Review, ServerMessage, Stage, Table, TableInfo, Takeback, Text, Zone,
} from './schema'
export type { Clock as SeatClock, Line as CardLine, PlaceInfo as Place, Step as ReviewStep } from './schema'

export type Args = Sent.Text['args']
export type TableState = Sent.TableInfo['state']
/** A line of the talk, and the line of the log after which it was heard. */
export type ChatLine = Omit<Sent.Chat, 't'> & { after?: number }
/** A row of a game's data, in which the server looks for no more than this. */
export interface ComponentRow { key: string; en: string; pl: string; mark: string }
