/** The number of a clause in its own game's rules: "6.4" of "race.6.4". */
export const numberOf = (clause: string): string => clause.split('.').slice(1).join('.')
