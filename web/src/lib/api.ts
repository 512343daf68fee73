import type { Chapter, Components, GameInfo, Me, NewTable, Review, TableInfo, Text } from './types'

/** The server said no, and why. */
export class ApiError extends Error {
  constructor(readonly status: number, readonly text: Text | null, readonly clause: string | null) {
    super(text?.id ?? `HTTP ${status}`)
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  if (!response.ok) {
    const said = (await response.json().catch(() => ({}))) as { text?: Text; clause?: string }
    throw new ApiError(response.status, said.text?.id ? said.text : null, said.clause ?? null)
  }
  return response.status === 204 ? (undefined as T) : ((await response.json()) as T)
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
  me: () => call<Me>('GET', '/me').catch((error: unknown) => (error instanceof ApiError && error.status === 401 ? null : Promise.reject(error))),
  guest: (name: string) => call<Me>('POST', '/guest', { name }),
  signUp: (name: string, password: string) => call<Me>('POST', '/account', { name, password }),
  signIn: (name: string, password: string) => call<Me>('POST', '/session', { name, password }),
  signOut: () => call<void>('DELETE', '/session'),
  tables: (query: string) => call<TableInfo[]>('GET', `/tables?${query}`),
  table: (id: string) => call<TableInfo>('GET', `/tables/${id}`),
  create: (wish: NewTable) => call<TableInfo>('POST', '/tables', wish),
  act: (id: string, what: string, body: unknown = {}) => call<TableInfo>('POST', `/tables/${id}/${what}`, body),
  seatLink: (id: string) => call<{ link: string }>('GET', `/tables/${id}/seat-link`),
  takeSeat: (id: string, token: string) => call<unknown>('POST', `/tables/${id}/seat`, { token }),
  /** Opens a table, and begins where nobody is waited for. */
  open: async (wish: NewTable): Promise<TableInfo> => {
    const info = await api.create(wish)
    return info.places.every((place) => place.kind !== 'open') ? api.act(info.id, 'start') : info
  },
  review: (id: string, eyes: string, first: number) => call<Review>('GET', `/tables/${id}/review?eyes=${eyes}&first=${first}&most=100`),
}
