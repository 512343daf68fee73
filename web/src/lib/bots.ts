import { say, words } from './words.svelte'

/** What a kind of bot is called; one that was added from outside goes by its own name. */
export const botName = (bot: string): string => (words.has(`web-bot-${bot}`) ? say(`web-bot-${bot}`) : bot)

/** What a kind of bot is like, in a line. */
export const botHelp = (bot: string): string => (words.has(`web-bot-${bot}-help`) ? say(`web-bot-${bot}-help`) : '')
