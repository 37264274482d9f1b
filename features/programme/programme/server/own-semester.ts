import { sql } from 'kysely'
import type { Queryable } from '#platform/server/database.ts'
import { query } from '#platform/server/request.ts'
import { programme } from '../calls.ts'
import { currentProgramme } from './current.ts'
import { participationIn } from './participation.ts'
import { presentSemester } from './present.ts'

export const ownSemester = query(programme.ownSemester, async function ownSemester({ db, actor }) {
  const current = (await currentProgramme(db)).semester
  const participation = actor.role === 'STUDENT' ? await participationOf(db, actor.id, current) : null
  const { key, number, startsAt, endsAt, ...rest } = presentSemester(current)
  const { onePagerDeadline, teamDeadline, progressReportDeadline } = rest
  const deadlines = { onePagerDeadline, teamDeadline, progressReportDeadline }
  return { key, number, participation, startsAt, endsAt, ...deadlines }
})

async function participationOf(db: Queryable, student: string, semester: { id: string; key: string }) {
  const { participation } = await db
    .selectNoFrom(participationIn(sql.val(student), semester).as('participation'))
    .executeTakeFirstOrThrow()
  return participation
}
