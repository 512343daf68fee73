class Router {
  path = $state(location.pathname)
  query = $state.raw(new URLSearchParams(location.search))
  /** What the address says after the #, to be shown on the page. */
  hash = $state(location.hash.slice(1))

  constructor() {
    addEventListener('popstate', () => this.read())
    addEventListener('click', (event) => this.follow(event))
  }
  go(to: string): void {
    history.pushState(null, '', to)
    this.read()
    scrollTo(0, 0)
  }
  private read(): void {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
    this.hash = decodeURIComponent(location.hash.slice(1))
  }
  /** Links of our own change the page without loading it again. */
  private follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (link.pathname === location.pathname && link.hash) return
    if (link.pathname.startsWith('/api/')) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}
export const router = new Router()
