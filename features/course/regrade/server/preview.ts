import { anyOf, type Database } from '#platform/server/database.ts'
import { query } from '#platform/server/request.ts'
import { PREVIEWED, type Preview, regrade } from '../calls.ts'
import { countMeeting } from './attempts.ts'
import { gradesOf } from './grades.ts'
import { findQuestion, waitingReports } from './queries.ts'
import { falls, type Regraded, rises } from './results.ts'
import { changesBy, judge } from './wanted.ts'

type Grades = Awaited<ReturnType<typeof gradesOf>>

/** Whose results would change, up and down; counted as the act and its job count. */
export const preview = query(regrade.preview, async function preview({ db, params, body }) {
  const question = await findQuestion(db, params.id)
  const met = await judge(db, question, body)
  const changes = await changesBy(db, met, body)
  const lowered = body.lowers ? changes : await changesBy(db, met, { ...body, lowers: true })
  const grades = await gradesOf(db, question, changes)
  const { closed, open } = await countMeeting(db, met)
  const falling = changes.filter(falls)
  return {
    attempts: closed,
    open,
    up: moves(changes.filter(rises), grades, 1),
    down: moves(falling, grades, -1),
    kept: lowered.filter(falls).length - falling.length,
    reports: (await waitingReports(db, met)).length,
    changed: await named(db, changes, grades),
  }
})

/** `way`: 1 up, -1 down. */
function moves(changes: readonly Regraded[], grades: Grades, way: 1 | -1): Preview['up'] {
  const students = new Set(changes.map(({ student }) => student))
  const moved = [...students].filter((student) => {
    const { before = 0, after = 0 } = grades.get(student) ?? {}
    return Math.sign(after - before) === way
  })
  return {
    attempts: changes.length,
    passed: changes.filter(({ before, after }) => before.passed !== after.passed).length,
    grades: moved.length,
  }
}

const gain = ({ before, after }: Regraded) => after.points - before.points
const turns = ({ before, after }: Regraded) => Number(before.passed !== after.passed)

async function named(
  db: Database,
  changes: readonly Regraded[],
  grades: Grades,
): Promise<Preview['changed']> {
  const first = changes
    .filter((one) => falls(one) || rises(one))
    .toSorted((a, b) => Number(falls(b)) - Number(falls(a)) || turns(b) - turns(a) || gain(b) - gain(a))
    .slice(0, PREVIEWED)
  const names = await db
    .selectFrom('account')
    .select(['id', 'surname', 'firstname'])
    .where('id', '=', anyOf(first.map(({ student }) => student)))
    .execute()
  return first.flatMap(({ student, number, before, after }) => {
    const name = names.find(({ id }) => id === student)
    const grade = grades.get(student)
    if (!name || !grade) return []
    return [
      {
        student: { _id: student, surname: name.surname, firstname: name.firstname },
        number,
        before: { points: before.points, passed: before.passed, grade: grade.before },
        after: { points: after.points, passed: after.passed, grade: grade.after },
      },
    ]
  })
}
