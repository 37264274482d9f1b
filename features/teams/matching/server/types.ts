import { type Personality, personalities } from '#platform/contract/parts.ts'

/**
 * The types that nobody in a team has, in the order of the types. Of somebody who has chosen none nothing is known, so a
 * team with them is not said to lack any.
 */
export const lacking = (types: readonly (Personality | null)[]): readonly Personality[] =>
  types.includes(null) ? [] : personalities.filter((one) => !types.includes(one))

/** Whether somebody brings a type that the team has not. */
export const complements = (types: readonly (Personality | null)[], type: Personality | null): boolean =>
  type !== null && lacking(types).includes(type)
