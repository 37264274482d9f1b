import type { Language } from '#platform/contract/parts.ts'
import type { Queryable } from '#platform/server/database.ts'
import { fullName } from '#platform/server/full-name.ts'
import type { SecondSemester } from '#programme/programme/server/second-semester.ts'
import { beforeTeamDeadline } from '#teams/seats/server/rules.ts'
import type { RescueRound } from '../calls.ts'
import { countsOf } from './entries.ts'
import { type Facts, factsOf, newestRound, notEntered, type RoundRow } from './queries.ts'

interface Reading {
  db: Queryable
  now: Date
  language: Language
  semester: SecondSemester
}

/** The newest round with what may be done with it. */
export async function presentRound(
  { db, now, language, semester }: Reading,
  round: RoundRow | undefined,
  facts: Facts,
): Promise<RescueRound> {
  const counts = { ...countsOf(facts), notEntered: await notEntered(db, semester) }
  const isInTime = beforeTeamDeadline(semester, now) === 'ok'
  const isDraft = round?.sent_at === null
  return {
    status: round ? (isDraft ? 'DRAFT' : 'SENT') : 'NONE',
    revision: round?.revision ?? 0,
    changedAt: round?.changed_at.toISOString() ?? null,
    changedBy: round ? await nameOf(db, round.changed_by, language) : null,
    teamDeadline: semester.team_deadline.toISOString(),
    counts,
    can: {
      propose: isInTime && counts.withoutTeam > 0,
      send: isInTime && isDraft && counts.letters > 0,
    },
  }
}

export async function nameOf(db: Queryable, id: string, language: Language): Promise<string> {
  const person = await db
    .selectFrom('account')
    .select(['surname', 'firstname'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return fullName(person, language)
}

/** As it stands now, for whoever has changed it. */
export async function roundNow(reading: Reading): Promise<RescueRound> {
  const { db, semester } = reading
  const round = await newestRound(db, semester.id)
  return presentRound(reading, round, await factsOf(db, semester, round))
}
