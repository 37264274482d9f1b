import { semester } from '@rajt/contract/semester'
import { sql } from 'kysely'
import { read } from '../plumbing/request.ts'
import { currentProgramme } from '../programme/current.ts'
import { participationIn } from '../programme/participation.ts'
import { presentSemester } from '../programme/present.ts'

export const own = read(semester.own, async ({ db, actor }) => {
  const current = (await currentProgramme(db)).semester
  const { participation } = await db
    .selectNoFrom(participationIn(sql.val(actor.id), current).as('participation'))
    .executeTakeFirstOrThrow()
  const { key, number, startsAt, endsAt, ...rest } = presentSemester(current)
  const { onePagerDeadline, teamDeadline, progressReportDeadline } = rest
  const deadlines = { onePagerDeadline, teamDeadline, progressReportDeadline }
  return { key, number, participation, startsAt, endsAt, ...deadlines }
})
