import { games } from './games.svelte'
import type { OptionValue } from './types'
import { say, words } from './words.svelte'

const id = (game: string, ...parts: string[]): string => [game, 'option', ...parts].join('-').replaceAll('_', '-')

export const optionName = (game: string, option: string): string => say(id(game, option))
export const choiceName = (game: string, option: string, choice: string): string => say(id(game, option, choice))

/** What an option changes, in a line; its clause tells the rest. */
export const optionHelp = (game: string, option: string): string => (words.has(id(game, option, 'help')) ? say(id(game, option, 'help')) : '')

/** The options of a table that are not as usual, in words. */
export function unusual(game: string, options: Record<string, OptionValue>): string[] {
  const known = games.find(game)?.options ?? []
  return known.filter((option) => option.name in options && options[option.name] !== option.default).map(({ name }) => {
    const value = options[name]
    if (typeof value === 'string') return `${optionName(game, name)}: ${choiceName(game, name, value)}`
    return value ? optionName(game, name) : say('web-option-off', { option: optionName(game, name) })
  })
}
