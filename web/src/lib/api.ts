import { reach } from './reach.svelte'
import type { Acknowledged, MoveAsk } from './schema'
import type { Chapter, Components, Edition, GameInfo, Me, NewTable, Proof, Review, Running, SessionInfo, TableInfo, Text } from './types'

/** The server said no, and why. */
export class ApiError extends Error {
  constructor(readonly status: number, readonly text: Text | null, readonly clause: string | null) {
    super(text?.id ?? `HTTP ${status}`)
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = typeof body === 'string'
  const response = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': text ? 'text/plain' : 'application/json' },
    body: body === undefined || text ? (body as undefined | string) : JSON.stringify(body),
  }).catch((error: unknown) => {
    reach.lose()
    throw error
  })
  reach.found()
  if (!response.ok) {
    const said = (await response.json().catch(() => ({}))) as { text?: Text; clause?: string }
    throw new ApiError(response.status, said.text?.id ? said.text : null, said.clause ?? null)
  }
  const said = await response.text()
  return (said && response.headers.get('content-type')?.includes('json') ? JSON.parse(said) : undefined) as T
}

// What never changes while a page is open is fetched once.
const kept = new Map<string, Promise<unknown>>()
function once<T>(path: string): Promise<T> {
  let found = kept.get(path)
  if (!found) {
    found = call<T>('GET', path)
    found.catch(() => kept.delete(path))
    kept.set(path, found)
  }
  return found as Promise<T>
}

export const api = {
  games: () => once<GameInfo[]>('/games'),
  components: (game: string) => once<Components>(`/games/${game}/components`),
  rules: (game: string) => once<Chapter[]>(`/games/${game}/rules`),
  edition: (game: string) => once<Edition>(`/games/${game}/edition`),
  proofs: (game: string) => once<Record<string, Proof>>(`/games/${game}/proofs`),
  me: () => call<Me>('GET', '/me').catch((error: unknown) => (error instanceof ApiError && error.status === 401 ? null : Promise.reject(error))),
  guest: (name: string, language: string) => call<Me>('POST', '/guest', { name, language }),
  signUp: (name: string, password: string, language: string) => call<Me>('POST', '/account', { name, password, language }),
  signIn: (name: string, password: string) => call<Me>('POST', '/session', { name, password }),
  signOut: () => call<void>('DELETE', '/session'),
  rename: (name: string) => call<Me>('POST', '/me/name', { name }),
  changePassword: (old: string, fresh: string) => call<void>('POST', '/me/password', { old, new: fresh }),
  keepLanguage: (language: string) => call<Me>('POST', '/me/language', { language }),
  sessions: () => call<SessionInfo[]>('GET', '/sessions'),
  endSession: (id: string) => call<void>('DELETE', `/sessions/${id}`),
  newToken: (label: string) => call<{ token: string }>('POST', '/tokens', { label }),
  running: () => call<Running[]>('GET', '/me/games'),
  tables: (query: string) => call<TableInfo[]>('GET', `/tables?${query}`),
  table: (id: string) => call<TableInfo>('GET', `/tables/${id}`),
  create: (wish: NewTable) => call<TableInfo>('POST', '/tables', wish),
  act: (id: string, what: string, body: unknown = {}) => call<TableInfo>('POST', `/tables/${id}/${what}`, body),
  move: (id: string, answer: MoveAsk) => call<Acknowledged>('POST', `/tables/${id}/moves`, answer),
  takeSeat: (id: string, token: string) => call<unknown>('POST', `/tables/${id}/seat`, { token }),
  /** Opens a table, and begins where nobody is waited for. */
  open: async (wish: NewTable): Promise<TableInfo> => {
    const info = await api.create(wish)
    return info.places.every((place) => place.kind !== 'open') ? api.act(info.id, 'start') : info
  },
  seatLink: (id: string, renew = false) => call<{ link: string }>(renew ? 'POST' : 'GET', `/tables/${id}/seat-link`),
  place: (id: string, seat: number, place: string) => call<TableInfo>('POST', `/tables/${id}/places/${seat}`, { place }),
  bringLog: (log: string) => call<{ id: string }>('POST', '/reviews', log),
  /** A stretch of a finished game: `of` is the address of a table's review or of a log that was brought. */
  review: (of: string, eyes: string, first: number, most: number) => call<Review>('GET', `${of}?eyes=${eyes}&first=${first}&most=${most}`),
}
