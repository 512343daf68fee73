import { tick } from 'svelte'
import { api } from './api'
import { capture, travel } from './flip'
import { play as sound } from './sound'
import type { ChatLine, LogLine, SeatClock, ServerMessage, Table, TableInfo, Text } from './types'

export type State = Extract<ServerMessage, { t: 'state' }>
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
  /** Called with every new state; says whether the next of several answers went out at once, so that the last is drawn. */
  onState: (state: State) => boolean = () => false

  private socket: WebSocket | null = null
  private timer = 0
  private closed = false
  private opened = false
  private heard: LogLine[] = []
  private seq = 0
  private undrawn: State | null = null
  private painting = false
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
      this.settle(message.key)
    } else if (message.t === 'refused') {
      this.settle(message.key)
      this.drawLast()
      this.refusal = { text: message.text, clause: message.clause }
      sound('no')
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

  private settle(key: string): void {
    if (this.pending?.key !== key) return
    this.pending = null
    this.sending = false
  }

  private take(said: State): void {
    this.seq = said.seq
    // What was taken back leaves the log, too.
    this.heard = [...this.heard.filter((line) => line.n < said.start), ...said.lines]
    this.undrawn = said
    if (!this.onState(said)) this.drawLast()
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
      this.drawLast()
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
    if (!before) return
    await tick()
    const moved = travel(before)
    // One sound for a state: the most important of what has happened.
    if (said.table.result && !ended) sound('end')
    else if (said.table.decision && !asked) sound('turn')
    else if (moved.cards) sound('card')
    else if (moved.tokens) sound('token')
  }

  choose(number: number, seq = this.drawn): void {
    if (this.sending) return
    this.sending = true
    this.refusal = null
    this.pending = { number, key: crypto.randomUUID(), seq }
    this.send(this.pending)
  }

  private send(answer: { number: number; key: string; seq: number }): void {
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.say({ t: 'choose', seq: answer.seq, choice: answer.number, key: answer.key })
    } else if (!this.opened) {
      void api.act(this.id, 'moves', { seq: answer.seq, choice: answer.number, key: answer.key })
        .catch((error: { text?: Text; clause?: string }) => { if (error.text) this.refusal = { text: error.text, clause: error.clause ?? null } })
        .finally(() => this.settle(answer.key))
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
