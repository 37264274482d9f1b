import { type Personality, personalities } from '@rajt/contract/parts'

/** Whether somebody of this type brings a team what it lacks. */
export const complements = (type: Personality, team: readonly Personality[]): boolean => !team.includes(type)

/** In an order in which any three in a row differ as far as they can. */
export const byType = <T extends { type: Personality }>(people: readonly T[]): T[] =>
  people.toSorted((a, b) => personalities.indexOf(a.type) - personalities.indexOf(b.type))
