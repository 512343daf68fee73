import { tick } from 'svelte'
import { api, ApiError } from './api'
import { capture, travel } from './flip'
import { reasonOf } from './load.svelte'
import { play as sound } from './sound'
import type { ChatLine, LogLine, SeatClock, ServerMessage, Table, TableInfo, Text } from './types'

type State = Extract<ServerMessage, { t: 'state' }>
export type Link = 'connecting' | 'live' | 'lost'
export interface Refusal { text: Text; clause: string | null }
const WAITS = [0.5, 1, 2, 4, 8, 15]
const POLL_MS = 1500
const SOCKET_TRIES = 3
const UNSEEN_MS = 200

/** A table as the server tells it: kept up to date over a socket, or by asking again and again where there is none. */
export class Live {
  info = $state.raw<TableInfo | null>(null)
  table = $state.raw<Table | null>(null)
  lines = $state.raw<LogLine[]>([])
  chat = $state.raw<ChatLine[]>([])
  clock = $state.raw<SeatClock[]>([])
  /** The server's time less ours, in milliseconds. */
  ahead = $state(0)
  mayUndo = $state(false)
  /** The state that is drawn; what is answered is answered to this one. */
  drawn = $state(0)
  link = $state<Link>('connecting')
  tries = $state(0)
  retryAt = $state(0)
  refusal = $state.raw<Refusal | null>(null)
  sending = $state(false)
  /** The host has left before the game began. */
  gone = $state(false)
  /** Called after every new state that is drawn. */
  onState: () => void = () => {}

  private socket: WebSocket | null = null
  private timer = 0
  private closed = false
  private opened = false
  private heard: LogLine[] = []
  private seq = 0
  private undrawn: State | null = null
  private painting = false
  private queue: number[] = []
  /** The last answer of ours that was acknowledged. */
  private answered = 0
  private pending: { number: number; key: string; seq: number } | null = null

  readonly id: string

  constructor(id: string) {
    this.id = id
    this.connect()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    this.socket?.close()
  }

  connect(): void {
    clearTimeout(this.timer)
    this.socket?.close()
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?since=${this.seq}`)
    this.socket = socket
    socket.onopen = () => { if (this.socket === socket) this.opened = true }
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket === socket) this.hear(JSON.parse(event.data) as ServerMessage)
    }
    socket.onclose = () => { if (this.socket === socket) this.lost() }
  }

  private lost(): void {
    this.socket = null
    if (this.closed) return
    this.queue = []
    this.drawLast()
    this.link = this.link === 'connecting' && this.tries < 1 ? 'connecting' : 'lost'
    this.tries += 1
    // A proxy that lets no socket through never opens one; then the table is asked for instead.
    if (!this.opened && this.tries >= SOCKET_TRIES) {
      void this.poll()
      return
    }
    const wait = WAITS[Math.min(this.tries - 1, WAITS.length - 1)] * 1000
    this.retryAt = Date.now() + wait
    this.timer = window.setTimeout(() => this.connect(), wait)
  }

  private async poll(): Promise<void> {
    try {
      if (!this.info) this.info = await api.table(this.id)
      const response = await fetch(`/api/tables/${this.id}/state?since=${this.seq}`)
      if (!response.ok) throw new Error(String(response.status))
      const said = (await response.json()) as { events: ServerMessage[] }
      this.link = 'live'
      for (const message of said.events) this.hear(message)
    } catch {
      this.link = 'lost'
    }
    if (!this.closed) this.timer = window.setTimeout(() => void this.poll(), POLL_MS)
  }

  private hear(message: ServerMessage): void {
    if (message.t === 'hello') {
      this.info = message.info
      this.link = 'live'
      this.tries = 0
      if (!this.chat.length) void this.oldChat()
      if (this.pending) this.send(this.pending) // not known to have arrived: the key keeps it from counting twice
    } else if (message.t === 'state') {
      this.take(message)
    } else if (message.t === 'info') {
      this.info = message.info
    } else if (message.t === 'ack') {
      this.settle(message.key, message.seq)
    } else if (message.t === 'refused') {
      this.refuse(message.key, { text: message.text, clause: message.clause })
    } else if (message.t === 'chat') {
      if (!this.chat.some((line) => line.id !== undefined && line.id === message.id)) this.chat = [...this.chat, { ...message, after: this.lines.at(-1)?.n }]
    } else if (message.t === 'bye') {
      if (message.reason === 'gone') {
        this.gone = true
        this.close()
      }
    }
  }

  private async oldChat(): Promise<void> {
    const response = await fetch(`/api/tables/${this.id}/chat`)
    if (response.ok && !this.chat.length) this.chat = ((await response.json()) as ChatLine[]).map((line) => ({ ...line, after: this.lines.at(-1)?.n ?? Infinity }))
  }

  private settle(key: string, seq: number): void {
    if (this.pending?.key !== key) return
    this.pending = null
    this.answered = Math.max(this.answered, seq)
    this.goOn()
    this.free()
  }
  private refuse(key: string, refusal: Refusal): void {
    this.queue = []
    this.settle(key, 0)
    this.refusal = refusal
    sound('no')
  }
  /** The next answer may be given when what came of the last one is drawn. */
  private free(): void {
    if (!this.pending && !this.queue.length && this.drawn >= this.answered) this.sending = false
  }

  private take(said: State): void {
    this.seq = said.seq
    // What was taken back leaves the log, too.
    this.heard = [...this.heard.filter((line) => line.n < said.start), ...said.lines]
    this.undrawn = said
    this.goOn()
  }
  /**
   * Of several answers the next one goes out at once when the last is acknowledged; what comes of all of them is drawn.
   * After an acknowledgement, what came before it is not worth drawing: the state that came of it is on its way.
   */
  private goOn(): void {
    const said = this.undrawn
    if (said && said.seq < this.answered) return
    if (this.queue.length && said) {
      if (this.pending) return
      const [next] = this.queue
      if (said.table.decision?.choices.some((choice) => choice.number === next)) {
        this.ask(said.seq)
        return
      }
      this.queue = []
    }
    this.drawLast()
  }
  /** Draw what is new, once in a frame: of states that come in quick succession the first is not kept waiting by the rest. */
  private drawLast(): void {
    const said = this.undrawn
    if (!said || this.painting) return
    this.undrawn = null
    this.painting = true
    const painted = (): void => {
      clearTimeout(late)
      this.painting = false
      this.goOn()
    }
    const late = setTimeout(painted, UNSEEN_MS) // no frame comes where nobody looks
    requestAnimationFrame(() => setTimeout(painted))
    void this.show(said)
  }
  private async show(said: State): Promise<void> {
    const before = this.table ? capture() : null
    const asked = this.table?.decision
    const ended = this.table?.result
    this.table = said.table
    this.drawn = said.seq
    this.clock = said.clock
    this.ahead = said.now * 1000 - Date.now()
    this.mayUndo = said.undo
    this.refusal = null
    this.lines = this.heard
    this.onState()
    this.free()
    if (!before) return
    await tick()
    const moved = travel(before)
    // One sound for a state: the most important of what has happened.
    if (said.table.result && !ended) sound('end')
    else if (said.table.decision && !asked) sound('turn')
    else if (moved.cards) sound('card')
    else if (moved.tokens) sound('token')
  }

  /** Answer: with one choice, or with several of the same decision in turn. */
  choose(...numbers: number[]): void {
    if (this.sending) return
    this.sending = true
    this.refusal = null
    this.queue = numbers
    this.ask(this.drawn)
  }
  private ask(seq: number): void {
    const number = this.queue.shift()
    if (number === undefined) return
    this.pending = { number, key: crypto.randomUUID(), seq }
    this.send(this.pending)
  }

  private send(answer: { number: number; key: string; seq: number }): void {
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.say({ t: 'choose', seq: answer.seq, choice: answer.number, key: answer.key })
    } else if (!this.opened) {
      api.move(this.id, { seq: answer.seq, choice: answer.number, key: answer.key }).then(
        ({ seq }) => this.settle(answer.key, seq),
        (error: unknown) => this.refuse(answer.key, { text: reasonOf(error), clause: error instanceof ApiError ? error.clause : null }),
      )
    }
  }

  undo(): void {
    this.refusal = null
    this.say({ t: 'undo', key: crypto.randomUUID() })
  }
  tell(text: string): void {
    if (!this.say({ t: 'chat', text })) void api.act(this.id, 'chat', { text })
  }
  private say(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }
}
