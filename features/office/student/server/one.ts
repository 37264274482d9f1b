import { courseOf } from '#course/course/server/course-of.ts'
import { courseSize } from '#course/course/server/size.ts'
import { onePagerOf } from '#documents/one-pager/server/of-student.ts'
import { formerNamesOf } from '#people/identity/server/former-names.ts'
import { nameChangeOf } from '#people/name-change/server/of-student.ts'
import { wishedEmail } from '#people/people/server/confirm-email.ts'
import { registrationOf } from '#people/registration/server/of-student.ts'
import { query } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { student } from '../calls.ts'
import { attemptsOf, grantableOf, grantsOf } from './attempts.ts'
import { earlierOf } from './earlier.ts'
import { linesOf } from './lines.ts'
import { presentStudent } from './present.ts'
import { projectOf } from './project.ts'
import { findStudent } from './queries.ts'

/** What they did and when, the grade as they see it, and what was done about them (decision T4). */
export const one = query(student.one, async function one({ db, actor, now, language, params }) {
  const { semester, isOnly } = await currentProgramme(db)
  const row = await findStudent(db, actor, semester, params.id)
  const size = await courseSize(db, semester.id)
  const isOffice = actor.role === 'OFFICE'
  const [
    course,
    attempts,
    grants,
    grantable,
    onePager,
    project,
    earlier,
    registration,
    lines,
    formerly,
    nameChange,
    emailAsked,
  ] = await Promise.all([
    courseOf(db, { student: row.id, takesPart: row.participation === 'ENTERED', now, language }),
    attemptsOf(db, row.id, semester.id),
    grantsOf(db, row.id, semester.id),
    isOffice ? grantableOf(db, row.id, semester.id) : [],
    onePagerOf(db, row.id, semester),
    row.project_id === null ? null : projectOf(db, row.project_id, actor),
    isOnly ? [] : earlierOf(db, row.id, actor),
    registrationOf(db, row.id, { actor, now }),
    linesOf(db, row.id),
    formerNamesOf(db, row.id),
    nameChangeOf(db, row.id, actor),
    wishedEmail(db, row.id, now),
  ])
  return {
    student: {
      ...presentStudent(row, { ...size, limits: semester.grade_limits }),
      username: row.username,
      since: row.created_at.toISOString(),
      formerly,
      disabledAt: row.disabled_at?.toISOString() ?? null,
      emailAsked,
    },
    nameChange,
    course,
    attempts,
    grants,
    onePager,
    project,
    earlier,
    registration,
    lines,
    can: {
      correct: true,
      disable: isOffice,
      grant: grantable,
      include: isOffice && row.participation === 'STAYS',
    },
  }
})
