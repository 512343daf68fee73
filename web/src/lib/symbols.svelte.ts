// The symbols of /icons.svg, brought into the page once.
class Symbols {
  text = $state.raw('')

  async load(): Promise<void> {
    const response = await fetch('/icons.svg')
    if (!response.ok) throw new Error(String(response.status))
    this.text = await response.text()
  }
}
export const symbols = new Symbols()
