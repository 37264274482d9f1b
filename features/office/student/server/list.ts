import { courseSize } from '#course/course/server/size.ts'
import { hasNoOnePager } from '#documents/one-pager/server/queries.ts'
import { wasNeverHere } from '#office/account/server/queries.ts'
import { universitiesOf } from '#people/identity/server/tenant.ts'
import { pageOf } from '#platform/server/list.ts'
import { refuse } from '#platform/server/refuse.ts'
import { query } from '#platform/server/request.ts'
import { semesterToRead } from '#programme/programme/server/to-read.ts'
import { student } from '../calls.ts'
import { standingsAt, sumOf } from './counts.ts'
import { chosenOf, isNarrowed } from './filters.ts'
import { presentStudent } from './present.ts'
import { hasNoPoints, studentsByKey, studentsOf } from './queries.ts'

const byName = [['a.sort_name', 'asc']] as const

/** By name, unless sorted otherwise. The path names the caller's own role, and says nothing of the scope (decision R5). */
export const list = query(student.list, async function list({ db, actor, now, params, body }) {
  if (params.role !== actor.role) return refuse('not-allowed')
  const { semester } = await semesterToRead(db, body.semester)
  const size = await courseSize(db, semester.id)
  const reach = universitiesOf(actor, [])
  const all = studentsOf(db, semester, reach)
  const of = { semester, now, ...size }
  const chosen = { ...body, universities: universitiesOf(actor, body.universities) }
  const byStatus = await standingsAt(db, semester, chosen.universities)
  const isOther = isNarrowed({ ...body, participation: [], universities: [] })
  const { rows, ...counts } = await pageOf(
    db,
    {
      all,
      chosen: isNarrowed(body) ? chosenOf(db, of, chosen) : all,
      known: {
        all: sumOf(await standingsAt(db, semester, reach), []),
        chosen: isOther ? null : sumOf(byStatus, body.participation),
      },
      searched: 'a.search_text',
      key: 'a.id',
      order: byName,
      sorts: (students) => ({
        name: { order: byName },
        points: {
          order: [['st.points', 'asc']],
          having: students.where('st.points', 'is not', null),
          lacking: { rows: students.where(hasNoPoints(semester.id)), order: byName },
        },
        onePager: {
          order: [['o.submitted_at', 'asc']],
          having: students.where('o.id', 'is not', null),
          lacking: { rows: students.where(hasNoOnePager(semester.id)), order: byName },
        },
        active: {
          order: [['l.day', 'asc']],
          having: students.where('l.day', 'is not', null),
          lacking: { rows: students.where(wasNeverHere), order: byName },
        },
      }),
      rows: (keys) => studentsByKey(db, { keys, semester: semester.id, key: semester.key }),
      show: (row) => presentStudent(row, { ...size, limits: semester.grade_limits }),
    },
    body,
  )
  return { students: rows, byStatus, ...size, ...counts }
})
