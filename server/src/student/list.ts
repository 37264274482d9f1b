import { student } from '@rajt/contract/student'
import { pageOf } from '../plumbing/list.ts'
import { refuse } from '../plumbing/refuse.ts'
import { read } from '../plumbing/request.ts'
import { currentProgramme } from '../programme/current.ts'
import { universitiesOf } from '../registration/queries.ts'
import { chosenOf, isNarrowed } from './filters.ts'
import { presentStudent } from './present.ts'
import { courseSize, studentsByKey, studentsOf } from './queries.ts'

/** By name. The path names the caller's own role, and says nothing of the scope (decision R5). */
export const list = read(student.list, async ({ db, actor, params, body }) => {
  if (params.role !== actor.role) return refuse('not-allowed')
  const { semester } = await currentProgramme(db)
  const size = await courseSize(db, semester.id)
  const all = studentsOf(db, semester.id, universitiesOf(actor, []))
  const of = { semester: semester.id, ...size }
  const chosen = { ...body, universities: universitiesOf(actor, body.universities) }
  const {
    rows,
    states: _,
    ...counts
  } = await pageOf(
    db,
    {
      all,
      chosen: isNarrowed(body) ? chosenOf(db, of, chosen) : all,
      searched: 'a.search_text',
      key: 'a.id',
      order: [['a.sort_name', 'asc']],
      rows: (keys) => studentsByKey(db, { keys, semester: semester.id }),
      show: (row) => presentStudent(row, { ...size, limits: semester.grade_limits }),
    },
    body,
  )
  return { students: rows, ...size, ...counts }
})
