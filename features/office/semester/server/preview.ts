import { sql } from 'kysely'
import type { Queryable } from '#platform/server/database.ts'
import { query } from '#platform/server/request.ts'
import { currentSemester, type SemesterRow } from '#programme/programme/server/current.ts'
import { type Continuing, type SwitchPreview, semester } from '../calls.ts'
import { nextSemester } from './open.ts'
import { studentsGoingOn } from './queries.ts'

export const preview = query(semester.preview, async function preview({ db, body }) {
  const next = await nextSemester(db)
  return previewOf(db, body.continuing, { current: await currentSemester(db), next })
})

interface Switch {
  current: SemesterRow
  next: SemesterRow
}

async function previewOf(db: Queryable, continuing: Continuing, between: Switch): Promise<SwitchPreview> {
  const all = await studentsGoingOn(db, continuing, between).execute()
  const known = new Set(all.map(({ neptun }) => neptun))
  const students = all.filter(({ isAdmitted }) => isAdmitted)
  const goingOn = students.filter(({ goesOn }) => goesOn)
  const counts = await db
    .selectNoFrom([
      sql<number>`(select count(*)::int from exam_attempt where status = 'OPEN')`.as('openAttempts'),
      sql<number>`(select count(*)::int from team_request where status = 'PENDING')`.as('pendingRequests'),
      sql<number>`(select count(*)::int from project where semester_id = ${between.current.id}
        and status in ('CREATED', 'DRAFT'))`.as('drafts'),
    ])
    .executeTakeFirstOrThrow()
  return {
    ...counts,
    continue: goingOn.length,
    stay: students.length - goingOn.length,
    newcomers: goingOn.filter(({ begins }) => begins).length,
    again: all.filter(({ goesOn, hasCompleted }) => goesOn && hasCompleted).length,
    unknown: continuing.neptun.filter((code) => !known.has(code)),
  }
}
