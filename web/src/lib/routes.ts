import type { Component } from 'svelte'

export interface Route {
  path: RegExp
  load: () => Promise<{ default: Component<{ params: string[] }> }>
  /** The message that names the page. */
  title: string
  /** Whether one has to say first how to be called. */
  named?: boolean
  /** The table fills the window; all other pages stand below the same top. */
  bare?: boolean
}

const load = (page: () => Promise<unknown>): Route['load'] => page as Route['load']

// Each page is loaded when it is first needed; the last one takes what no other does.
const ROUTES: Route[] = [
  { path: /^\/$/, load: load(() => import('../pages/Lobby.svelte')), title: 'web-tables', named: true },
  { path: /^\/t\/([\w-]+)$/, load: load(() => import('../pages/TablePage.svelte')), title: 'web-table', named: true, bare: true },
  { path: /^\/archive$/, load: load(() => import('../pages/Archive.svelte')), title: 'web-archive', named: true },
  { path: /^\/review\/(?:(file)\/)?([\w-]+)$/, load: load(() => import('../pages/Review.svelte')), title: 'web-review' },
  { path: /^\/rules(?:\/(\w+))?$/, load: load(() => import('../pages/Rules.svelte')), title: 'web-rules' },
  { path: /^\/edition(?:\/(\w+))?$/, load: load(() => import('../pages/Edition.svelte')), title: 'web-edition' },
  { path: /^\/profile$/, load: load(() => import('../pages/Profile.svelte')), title: 'web-profile', named: true },
  { path: /^/, load: load(() => import('../pages/NotFound.svelte')), title: 'web-not-found' },
]

/** The page for an address, with the parts of the address that it names. */
export function routeOf(path: string): { route: Route; params: string[] } {
  const route = ROUTES.find((one) => one.path.test(path)) ?? ROUTES[ROUTES.length - 1]
  return { route, params: [...(route.path.exec(path) ?? [])].slice(1).map((part) => part ?? '') }
}
