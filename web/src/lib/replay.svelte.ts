import { api } from './api'
import { reasonOf } from './load.svelte'
import { reach } from './reach.svelte'
import type { Review, ReviewStep, Text } from './types'

const PAGE = 50
const PLAY_MS = 1200

/** A finished game that is looked at again: all its moves, through the eyes of a seat or of all. */
export class Replay {
  head = $state.raw<Review | null>(null)
  failure = $state.raw<Text | null>(null)
  eyes = $state('all')
  at = $state(0)
  playing = $state(false)
  speed = $state(1)
  /** By number, as far as they have come. */
  steps = $state.raw<(ReviewStep | undefined)[]>([])
  private seen = new Map<string, (ReviewStep | undefined)[]>()

  readonly last = $derived(Math.max(0, (this.head?.total ?? 1) - 1))
  readonly step = $derived(this.steps[this.at])
  /** The move that is shown: the last one that has come, where the one that is asked for has not. */
  readonly shown = $derived(this.step ?? this.steps.slice(0, this.at).findLast(Boolean) ?? this.steps.find(Boolean))
  readonly round = $derived(this.head?.course[this.at]?.round ?? 0)

  constructor(private readonly address: string) {
    $effect(() => {
      void reach.returns
      void this.load(this.eyes)
    })
    $effect(() => {
      if (!this.playing) return
      const timer = setInterval(() => (this.at < this.last ? this.at++ : (this.playing = false)), PLAY_MS / this.speed)
      return () => clearInterval(timer)
    })
  }
  go(to: number): void {
    this.at = Math.max(0, Math.min(to, this.last))
  }
  turnPlay(): void {
    if (!this.playing && this.at === this.last) this.at = 0
    this.playing = !this.playing
  }
  /** The first move of a round, or of the next one after it. */
  toRound(step: number): void {
    const course = this.head?.course ?? []
    const begins = course.findIndex((moment) => moment.round === this.round)
    if (step < 0 && this.at > begins) this.go(begins)
    else {
      const to = course.findIndex((moment) => moment.round === this.round + step)
      this.go(to < 0 ? (step < 0 ? 0 : this.last) : to)
    }
  }

  /** Fetch all moves as some eyes see them: those around the one that is shown first. */
  private async load(eyes: string): Promise<void> {
    const steps = this.seen.get(eyes) ?? []
    this.seen.set(eyes, steps)
    if (steps.length) this.steps = [...steps]
    try {
      for (let first = this.next(steps); first >= 0; first = this.next(steps)) {
        const page = await api.review(this.address, eyes, first, PAGE)
        for (const step of page.steps) steps[step.seq] = step
        if (eyes !== this.eyes) return
        this.head ??= page
        this.failure = null
        this.steps = [...steps]
        if (!page.steps.length) return
      }
    } catch (error) {
      if (!this.head) this.failure = reasonOf(error)
    }
  }
  /** Where the next stretch to fetch begins; -1 when all are there. */
  private next(steps: (ReviewStep | undefined)[]): number {
    const around = Math.floor(this.at / PAGE) * PAGE
    if (!steps[around]) return around
    const total = this.head?.total ?? 1
    for (let first = 0; first < total; first += PAGE) if (!steps[first]) return first
    return -1
  }
}
