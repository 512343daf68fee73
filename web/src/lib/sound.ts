// A few soft sounds, made here: no recordings. Off until somebody turns them on.
import { prefs } from './prefs.svelte'

export type Sound = 'turn' | 'card' | 'token' | 'no' | 'end'
interface Tone { at: number; from: number; to: number; for: number; loud: number; wave: OscillatorType }
const tone = (at: number, from: number, to: number, long: number, loud = 0.1, wave: OscillatorType = 'sine'): Tone => ({ at, from, to, for: long, loud, wave })
const SCORES: Record<Sound, Tone[]> = {
  turn: [tone(0, 587, 587, 0.18), tone(0.12, 880, 880, 0.3)],
  card: [tone(0, 320, 180, 0.07, 0.06, 'triangle')],
  token: [tone(0, 1250, 1560, 0.06, 0.05), tone(0.05, 1860, 1860, 0.09, 0.04)],
  no: [tone(0, 220, 165, 0.2, 0.08, 'triangle')],
  end: [tone(0, 523, 523, 0.3), tone(0.16, 659, 659, 0.3), tone(0.32, 784, 784, 0.6)],
}

let context: AudioContext | null = null

export function play(sound: Sound): void {
  if (!prefs.sound) return
  context ??= new AudioContext()
  void context.resume()
  for (const one of SCORES[sound]) sing(context, one)
}

function sing(where: AudioContext, { at, from, to, for: long, loud, wave }: Tone): void {
  const start = where.currentTime + at
  const voice = where.createOscillator()
  const volume = where.createGain()
  voice.type = wave
  voice.frequency.setValueAtTime(from, start)
  voice.frequency.exponentialRampToValueAtTime(to, start + long)
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loud, start + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long)
  voice.connect(volume).connect(where.destination)
  voice.start(start)
  voice.stop(start + long)
}
