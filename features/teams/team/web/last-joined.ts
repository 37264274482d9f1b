import type { Team } from '../calls.ts'

/** When the last one came. */
export const lastJoined = ({ members }: Pick<Team, 'members'>): string =>
  members
    .map(({ since }) => since)
    .toSorted()
    .at(-1) ?? ''
