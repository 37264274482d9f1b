import type { Verdict } from '#platform/server/refuse.ts'

/** Whoever has a team looks for none, their own project's included (decisions X4, X12). */
export const mayPublish = ({ isInTeam }: { isInTeam: boolean }): Verdict<'in-a-team-yourself'> =>
  isInTeam ? 'in-a-team-yourself' : 'ok'
