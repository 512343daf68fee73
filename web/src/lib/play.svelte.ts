import type { Live } from './live.svelte'
import type { Blocked, Choice, Decision, Text } from './types'

// Words of the table model: roles that do nothing more, and roles that give up the pieces they touch.
const NOTHING = new Set(['pass', 'stop'])
const GIVING = new Set(['pay', 'discard', 'spend'])

export type PieceState = 'legal' | 'selected' | 'blocked' | 'pay' | 'picked' | 'idle' | ''
interface Pick { number: number; piece: string }
/** What is asked about a piece: why an answer is forbidden, or which rule is at work. */
export interface Question { piece: string; clause: string; text: Text; missing: number; hint: Text | null; forbidden: boolean }

/** What the player has in mind for the decision at hand, before it is sent. */
export class Play {
  picks = $state.raw<Pick[]>([])
  /** Pieces clicked on the way to an answer that touches several, or that shares its piece with others. */
  touched = $state.raw<string[]>([])
  why = $state.raw<Question | null>(null)
  /** The answer that does nothing has been chosen, but leaves no way back. */
  passing = $state(false)

  private readonly live: Live

  constructor(live: Live) {
    this.live = live
    live.onState = () => this.renew()
  }

  get decision(): Decision | null { return this.live.table?.decision ?? null }

  private readonly hosts = $derived.by(() => {
    const out = new Map<string, string>()
    for (const zone of this.live.table?.zones ?? []) for (const piece of zone.pieces) if (piece.on) out.set(piece.id, piece.on)
    return out
  })
  /** The pieces to click for an answer. A board may let a piece stand for what lies on it. */
  targetsOf(choice: Choice): string[] {
    return [...new Set(choice.pieces.map((piece) => (this.standIns ? (this.hosts.get(piece) ?? piece) : piece)))]
  }
  /** Whether a click on a card is a click on the goods on it. */
  standIns = $state(true)

  private readonly targets = $derived.by(() => {
    const out = new Map<string, Choice[]>()
    for (const choice of this.decision?.choices ?? []) {
      for (const piece of this.targetsOf(choice)) out.set(piece, [...(out.get(piece) ?? []), choice])
    }
    return out
  })

  /** The answer that does nothing more, where there is one. */
  readonly pass = $derived(this.decision?.choices.find((choice) => NOTHING.has(choice.role)) ?? null)
  readonly acts = $derived(this.decision?.choices.filter((choice) => !NOTHING.has(choice.role)) ?? [])
  /** How many answers are picked together. */
  readonly need = $derived(this.decision?.take ?? 1)
  readonly together = $derived(this.need > 1)
  /** Whether what is picked is given up. */
  readonly giving = $derived(this.acts.length > 0 && this.acts.every((choice) => GIVING.has(choice.role)))
  /** Answers that no click on pieces can tell apart: they need words to choose by. */
  readonly spoken = $derived.by(() => {
    const sets = this.acts.map((choice) => new Set(this.targetsOf(choice)))
    const within = (a: Set<string>, b: Set<string>): boolean => [...a].every((piece) => b.has(piece))
    return this.acts.filter((_, index) => !sets[index].size || sets.some((other, at) => at !== index && within(sets[index], other) && (other.size === sets[index].size || sets[index].size > 1)))
  })
  /** What is left of the answers once some pieces were clicked. */
  readonly left = $derived(this.acts.filter((choice) => this.touched.every((piece) => this.targetsOf(choice).includes(piece))))
  /** The answers to be offered in words now. */
  readonly offered = $derived(this.touched.length && this.left.length > 1 ? this.left : this.spoken)
  readonly chosen = $derived(this.picks.map((pick) => this.acts.find((choice) => choice.number === pick.number)).filter((choice) => choice !== undefined))
  readonly selected = $derived(this.together ? null : (this.chosen[0] ?? null))
  readonly complete = $derived(
    this.together ? this.picks.length === this.need || (this.pass !== null && this.picks.length > 0) : this.picks.length > 0,
  )
  /** Whether others are waited for too: until one of them answers, everything can be taken back. */
  readonly early = $derived.by(() => (this.live.table?.waiting.length ?? 0) > 1)
  /** Whether what is picked can be taken back by nobody but the whole table, once all have decided. */
  readonly final = $derived(this.chosen.some((choice) => choice.final))
  readonly busy = $derived(this.picks.length > 0 || this.touched.length > 0 || this.passing)
  /** The only answer beside doing nothing, where no piece stands for it: the primary button gives it. */
  readonly sole = $derived(this.acts.length === 1 && this.spoken.length === 1 && !this.together && !this.busy ? this.acts[0] : null)
  /** Whether the primary button has something to send. */
  readonly ready = $derived(this.complete || this.passing || this.sole !== null || (this.pass !== null && this.acts.length === 0))
  /** Pieces and spoken answers in the order of the number keys. */
  readonly order = $derived.by(() => {
    if (this.touched.length && this.left.length > 1) return this.left.map((choice) => `=${choice.number}`)
    return [...new Set(this.acts.map((choice) => (this.spoken.includes(choice) ? `=${choice.number}` : this.targetsOf(choice)[0])))]
  })

  choicesOf(piece: string): Choice[] {
    return this.targets.get(piece) ?? []
  }
  blockedOf(piece: string): Blocked | undefined {
    return this.choicesOf(piece).length ? undefined : this.decision?.blocked.find((blocked) => blocked.piece === piece)
  }
  stateOf(piece: string): PieceState {
    if (!this.decision) return ''
    if (this.picks.some((pick) => pick.piece === piece)) return this.giving ? 'pay' : 'selected'
    if (this.touched.includes(piece)) return 'selected'
    const choices = this.choicesOf(piece)
    if (choices.length) {
      if (this.together) return this.picks.length === this.need ? 'idle' : 'legal'
      return this.touched.length && !choices.some((choice) => this.left.includes(choice)) ? 'idle' : 'legal'
    }
    return this.blockedOf(piece) ? 'blocked' : 'idle'
  }

  /** A click on a piece: pick it, put it back, or ask why not. Says whether that meant anything. */
  click(piece: string): boolean {
    const choices = this.choicesOf(piece)
    this.passing = false
    if (!choices.length) {
      const open = this.why?.piece === piece
      this.why = null
      const blocked = this.blockedOf(piece)
      if (blocked && !open) this.why = { ...blocked, forbidden: true }
      return blocked !== undefined
    }
    this.why = null
    if (this.together) this.gather(piece, choices[0])
    else this.touch(piece)
    return true
  }

  private gather(piece: string, choice: Choice): void {
    const at = this.picks.findIndex((pick) => pick.piece === piece)
    if (at >= 0) this.picks = this.picks.filter((_, index) => index !== at)
    else if (this.picks.length < this.need) this.picks = [...this.picks, { number: choice.number, piece }]
  }

  /** An answer is picked by the pieces that it touches, as soon as no other touches them all. */
  private touch(piece: string): void {
    if (this.picks.some((pick) => pick.piece === piece) || this.touched.includes(piece)) {
      this.touched = this.touched.filter((other) => other !== piece)
      this.picks = []
      return
    }
    const onward = this.left.some((choice) => this.targetsOf(choice).includes(piece))
    this.touched = onward && this.touched.length ? [...this.touched, piece] : [piece]
    this.picks = this.left.length === 1 ? [{ number: this.left[0].number, piece }] : []
  }

  /** A spoken answer: pick it or put it back. */
  speak(choice: Choice): void {
    this.why = null
    this.passing = false
    const [piece = ''] = this.targetsOf(choice)
    if (this.together) this.gather(piece, choice)
    else this.picks = this.picks[0]?.number === choice.number ? [] : [{ number: choice.number, piece }]
  }

  /** Ask about a piece, whatever its state: the rule that forbids it, or the one that is at work now. */
  ask(piece: string): void {
    const blocked = this.blockedOf(piece)
    if (blocked) this.why = { ...blocked, forbidden: true }
    else if (this.decision) {
      const [choice] = this.choicesOf(piece)
      this.why = { piece, clause: this.decision.clause, text: choice?.text ?? this.decision.prompt, missing: 0, hint: null, forbidden: false }
    }
  }

  clear(): void {
    if (this.why) this.why = null
    else this.drop()
  }
  private drop(): void {
    this.picks = []
    this.touched = []
    this.passing = false
  }

  /** The primary button: send what is picked. */
  confirm(): void {
    if (this.live.sending) return
    if (this.passing && this.pass) {
      this.live.choose(this.pass.number)
      return
    }
    if (!this.acts.length) this.skip()
    if (this.sole) {
      const { sole } = this
      this.speak(sole)
      if (sole.final) return
    }
    if (!this.complete) return
    // Fewer than asked for is a way to end a decision that may be ended.
    const ended = this.together && this.pass && this.picks.length < this.need ? [this.pass.number] : []
    this.live.choose(...this.picks.map((pick) => pick.number), ...ended)
  }

  /** Do nothing. All other answers are picked first and sent then; this one is so too where there is no way back. */
  skip(): void {
    if (!this.pass || this.live.sending) return
    if (this.pass.final && !this.early && !this.passing) {
      this.drop()
      this.passing = true
    } else this.live.choose(this.pass.number)
  }

  /** After every state: begin afresh. */
  private renew(): void {
    this.why = null
    // Others' answers arrive while one is picking; what is picked stays as long as the question is the same.
    const question = JSON.stringify([this.decision?.prompt, this.decision?.choices.map((choice) => choice.number)])
    if (question !== this.asked) this.drop()
    this.asked = question
  }
  private asked = ''
}
