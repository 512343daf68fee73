/** How much of a long list is drawn: more with every frame, so that a slow phone can answer in between. */
export class Growing {
  drawn = $state(0)

  /** Belongs to a component; `length` tells how long the list is, and `at once` whether all of it is needed now. */
  constructor(step: number, length: () => number, atOnce: () => boolean = () => false) {
    this.drawn = step
    $effect(() => {
      if (this.drawn >= length()) return
      if (atOnce()) {
        this.drawn = length()
        return
      }
      const frame = requestAnimationFrame(() => setTimeout(() => (this.drawn += step)))
      return () => cancelAnimationFrame(frame)
    })
  }
}
