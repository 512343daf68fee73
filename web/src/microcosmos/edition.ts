// The components of Micro Cosmos as the edition's file has them: only what the board draws.
import type { Game } from '../lib/game.svelte'
import type { ComponentRow } from '../lib/types'

export const RESOURCES = ['biomass', 'workforce', 'minerals', 'technology'] as const
export type Resource = (typeof RESOURCES)[number]
export type Good = Resource | 'any' | 'crew' | 'cantina'
export type Amounts = Partial<Record<Good, number>>
export type Direction = 'north' | 'east' | 'south' | 'west'

export interface Field { kind: 'planet' | 'portal' | 'moon' | 'station' | 'asteroid'; gain?: Amounts }
export interface PlanetRow extends ComponentRow {
  colour?: string; tracks?: Record<Resource, number>; points?: [number, number]; front?: Amounts; back?: Amounts
  fields: Field[]; links: [number, number][]; exits: Partial<Record<Direction, number>>
}
export interface Edge { on: string; cost: Amounts; gain: Amounts }
export interface CrewRow extends ComponentRow { symbol: string; top: Edge; bottom: Edge }
export interface SurvivorRow extends ComponentRow { colour: string; gain: Amounts }
export interface UpgradeRow extends ComponentRow { specialist: string; cost: Amounts; row: 'top' | 'bottom'; column: number }
export interface ColonyRow { number: number; any_leader: number; planet_leader: number; engineer: number; resources: number; points: number }
export interface AutomaRow extends ComponentRow { jump: boolean; direction: string; goal: string; actions: string[][] }

export interface Edition {
  planets: PlanetRow[]; portal: PlanetRow; crew: CrewRow[]; survivors: SurvivorRow[]; upgrades: UpgradeRow[]
  outpost_pairs: string[][]; colonies: ColonyRow[]; automa_cards: AutomaRow[]
  numbers: { cargo_upgraded: number; outpost_points: number; survivor_points: number[] }
}

export const ICON_OF_GOOD: Record<Good, string> = {
  biomass: 'biomass', workforce: 'workforce', minerals: 'minerals', technology: 'technology', any: 'resource-any', crew: 'draw', cantina: 'cantina',
}
export const ICON_OF_UPGRADE: Record<string, string> = {
  robotics: 'android', biodome: 'terraformed', 'space-mining': 'mining', 'cargo-holds': 'hold',
  'scouting-vehicles': 'explore', 'leisure-facilities': 'cantina', 'mining-vehicles': 'asteroid', engines: 'ship',
}

export const ICON_OF_DEED: Record<string, string> = {
  gather: 'gather', terraform: 'terraform', explore: 'explore', settle: 'survivor', colony: 'colony', outpost: 'outpost', specialist: 'promotion',
}

export const editionOf = (game: Game): Edition | undefined => game.components?.data as unknown as Edition | undefined
export const planetOf = (edition: Edition, key: string): PlanetRow | undefined =>
  edition.portal.key === key ? edition.portal : edition.planets.find((row) => row.key === key)

/** Amounts one by one, as they are drawn. */
export const goodsIn = (amounts: Amounts = {}): Good[] =>
  (Object.entries(amounts) as [Good, number][]).flatMap(([good, amount]) => Array<Good>(amount).fill(good))
