import type { Live } from './live.svelte'
import type { Blocked, Choice, Decision, Table } from './types'

// Answers of these roles are picked together and sent one after the other.
const COUNTED = new Set(['discard', 'keep', 'pay', 'spend'])
const NOTHING = new Set(['pass', 'stop'])

export type PieceState = 'legal' | 'selected' | 'blocked' | 'pay' | 'picked' | 'idle' | ''
interface Pick { number: number; piece: string }

/** What the player has in mind for the decision at hand, before it is sent. */
export class Play {
  picks = $state.raw<Pick[]>([])
  why = $state.raw<Blocked | null>(null)
  confirming = $state(false)
  private queue: number[] = []

  private readonly live: Live

  constructor(live: Live) {
    this.live = live
    live.onState = () => this.renew()
  }

  get table(): Table | null { return this.live.table }
  get decision(): Decision | null { return this.live.table?.decision ?? null }

  private readonly targets = $derived.by(() => {
    const out = new Map<string, Choice[]>()
    const hosts = new Map<string, string>()
    for (const zone of this.live.table?.zones ?? []) for (const piece of zone.pieces) if (piece.on) hosts.set(piece.id, piece.on)
    for (const choice of this.decision?.choices ?? []) {
      for (const piece of choice.pieces) {
        const host = hosts.get(piece) ?? piece
        out.set(host, [...(out.get(host) ?? []), choice])
      }
    }
    return out
  })

  /** The answer that does nothing more, where there is one. */
  readonly pass = $derived(this.decision?.choices.find((choice) => NOTHING.has(choice.role)) ?? null)
  private readonly acts = $derived(this.decision?.choices.filter((choice) => !NOTHING.has(choice.role)) ?? [])
  readonly counted = $derived(this.acts.length > 0 && this.acts.every((choice) => COUNTED.has(choice.role)))
  /** How many are to be picked together. */
  readonly need = $derived(this.counted ? Number(this.decision?.prompt.args.left ?? 1) : 1)
  /** Answers that no piece tells apart: they need words to choose by. */
  readonly spoken = $derived(
    this.acts.filter((choice) => !choice.pieces.length || choice.pieces.some((piece) => (this.targets.get(piece)?.length ?? 0) > 1)),
  )
  readonly chosen = $derived(this.picks.map((pick) => this.acts.find((choice) => choice.number === pick.number)).filter((choice) => choice !== undefined))
  readonly selected = $derived(this.counted ? null : (this.chosen[0] ?? null))
  readonly complete = $derived(
    this.counted ? this.picks.length === this.need || (this.pass !== null && this.picks.length > 0) : this.picks.length > 0,
  )
  /** Pieces and spoken answers in the order of the number keys. */
  readonly order = $derived([...new Set(this.acts.map((choice) => (this.spoken.includes(choice) ? `=${choice.number}` : (this.firstFree(choice) ?? ''))))])

  private firstFree(choice: Choice): string | undefined {
    return [...this.targets.entries()].find(([, choices]) => choices.includes(choice))?.[0]
  }

  choicesOf(piece: string): Choice[] {
    return this.targets.get(piece) ?? []
  }
  blockedOf(piece: string): Blocked | undefined {
    return this.choicesOf(piece).length ? undefined : this.decision?.blocked.find((blocked) => blocked.piece === piece)
  }
  stateOf(piece: string): PieceState {
    if (!this.decision) return ''
    if (this.picks.some((pick) => pick.piece === piece)) return this.counted && this.acts[0]?.role !== 'keep' ? 'pay' : 'selected'
    if (this.choicesOf(piece).length) return this.counted && this.need > 1 && this.picks.length === this.need ? 'idle' : 'legal'
    return this.blockedOf(piece) ? 'blocked' : 'idle'
  }

  /** A click on a piece: pick it, put it back, or ask why not. */
  click(piece: string): void {
    this.confirming = false
    const choices = this.choicesOf(piece)
    if (!choices.length) {
      const blocked = this.blockedOf(piece) ?? null
      this.why = this.why?.piece === piece ? null : blocked
      return
    }
    this.why = null
    const at = this.picks.findIndex((pick) => pick.piece === piece)
    if (this.counted) {
      if (at >= 0) this.picks = this.picks.filter((_, index) => index !== at)
      else if (this.need === 1) this.picks = [{ number: choices[0].number, piece }]
      else if (this.picks.length < this.need) this.picks = [...this.picks, { number: choices[0].number, piece }]
      return
    }
    const current = at >= 0 ? choices.findIndex((choice) => choice.number === this.picks[at].number) : -1
    const next = choices[current + 1]
    this.picks = next ? [{ number: next.number, piece }] : []
  }

  /** A spoken answer: pick it or put it back. */
  speak(choice: Choice): void {
    this.confirming = false
    this.why = null
    const piece = this.firstFree(choice) ?? ''
    this.picks = this.picks[0]?.number === choice.number ? [] : [{ number: choice.number, piece }]
  }

  clear(): void {
    if (this.why) this.why = null
    else if (this.confirming) this.confirming = false
    else this.picks = []
  }

  /** The primary button: send what is picked; ask once more where there is no way back. */
  confirm(): void {
    if (!this.complete || this.live.sending) return
    if (!this.confirming && this.chosen.some((choice) => choice.final)) {
      this.confirming = true
      return
    }
    const [first, ...rest] = this.picks.map((pick) => pick.number)
    this.queue = rest
    // Fewer than asked for is a way to end a decision that may be ended.
    if (this.counted && this.pass && this.picks.length < this.need) this.queue.push(this.pass.number)
    this.live.choose(first)
  }
  skip(): void {
    if (this.pass) this.live.choose(this.pass.number)
  }

  /** After every state: go on with what was sent, or begin afresh. */
  private renew(): void {
    const next = this.queue.shift()
    const legal = next !== undefined && this.decision?.choices.some((choice) => choice.number === next)
    if (!legal) this.queue = []
    this.confirming = false
    this.why = null
    const numbers = new Set(this.decision?.choices.map((choice) => choice.number))
    if (legal) {
      this.live.sending = false
      this.live.choose(next)
      this.picks = []
    } else {
      this.picks = this.picks.filter((pick) => numbers.has(pick.number) && this.choicesOf(pick.piece).some((choice) => choice.number === pick.number) && this.sameQuestion)
      this.asked = this.question
    }
  }

  // Others' answers arrive while one is picking cards; what is picked stays as long as the question is the same.
  private asked = ''
  private get question(): string { return JSON.stringify(this.decision?.prompt ?? null) }
  private get sameQuestion(): boolean { return this.asked === this.question }
}
