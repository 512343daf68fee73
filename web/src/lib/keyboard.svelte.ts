// The letter keys of the table. They can be put on other keys, or turned off for those who dictate or use a switch.
import { store, stored } from './prefs.svelte'

export const KEY_ACTIONS = ['undo', 'pass', 'why', 'hint', 'inspect', 'log', 'chat', 'before', 'after'] as const
export type KeyAction = (typeof KEY_ACTIONS)[number]
const LETTERS = 'zn?hilc[]'
const usual = (): Record<string, string> => Object.fromEntries(KEY_ACTIONS.map((action, index) => [action, LETTERS[index]]))

class Keyboard {
  on = $state(stored('keys') !== 'off')
  private keys = $state.raw<Record<string, string>>({ ...usual(), ...read() })

  /** What a pressed key is for. */
  action(key: string): KeyAction | undefined {
    const pressed = key.length === 1 ? key.toLowerCase() : key
    return this.on ? KEY_ACTIONS.find((action) => this.keys[action] === pressed) : undefined
  }
  shown(action: string): string {
    return (this.keys[action] ?? '').toUpperCase()
  }
  /** Put an action on another key; what was there gets the key that is free now. */
  learn(action: string, key: string): void {
    const pressed = key.toLowerCase()
    if (key.length !== 1 || /[1-9 ]/.test(key)) return
    const holder = KEY_ACTIONS.find((other) => this.keys[other] === pressed)
    this.keep({ ...this.keys, ...(holder ? { [holder]: this.keys[action] } : {}), [action]: pressed })
  }
  reset(): void {
    this.keep(usual())
  }
  turn(): void {
    this.on = !this.on
    store('keys', this.on ? 'on' : 'off')
  }
  private keep(keys: Record<string, string>): void {
    this.keys = keys
    store('keymap', JSON.stringify(keys))
  }
}

function read(): Record<string, string> {
  try { return JSON.parse(stored('keymap') ?? '{}') as Record<string, string> } catch { return {} }
}
export const keyboard = new Keyboard()
