import { universitiesOf } from '#people/identity/server/tenant.ts'
import type { Queryable } from '#platform/server/database.ts'
import { pageOf } from '#platform/server/list.ts'
import { query } from '#platform/server/request.ts'
import type { SemesterRow } from '#programme/programme/server/current.ts'
import { firstToRead } from '#programme/programme/server/to-read.ts'
import { onePager } from '../calls.ts'
import { type Counts, countsOf } from './counts.ts'
import { presentRow } from './present.ts'
import { hasNoOnePager, studentsByKey, studentsOf } from './queries.ts'

const byName = [['a.sort_name', 'asc']] as const

/** The latest first where only handed-in ones are asked for, otherwise by name; or as it is sorted. */
export const list = query(onePager.list, async function list({ db, actor, body }) {
  const { semester } = await firstToRead(db, body.semester)
  const reach = universitiesOf(actor, [])
  const universities = universitiesOf(actor, body.universities)
  const within = await countsOf(db, semester.id, reach)
  const { students, uploads } = await countsOf(db, semester.id, universities)
  const { rows, ...counts } = await pageOf(
    db,
    {
      all: studentsOf(db, semester, reach),
      chosen: chosenOf(db, semester, { ...body, universities }),
      known: { all: within.students, chosen: chosenCount(body, { students, uploads }) },
      searched: 'a.search_text',
      key: 'a.id',
      order: isOfUploads(body) ? [['o.submitted_at', 'desc']] : byName,
      sorts: (students) => ({
        name: { order: byName },
        university: { order: [['a.university_id', 'asc'], ...byName] },
        submitted: {
          order: [['o.submitted_at', 'asc']],
          having: students.where('o.id', 'is not', null),
          lacking: { rows: students.where(hasNoOnePager(semester.id)), order: byName },
        },
      }),
      rows: (keys) => studentsByKey(db, { keys, semester: semester.id }),
      show: presentRow,
    },
    body,
  )
  return { onePagers: rows, studentCount: students, onePagersUploadCount: uploads, ...counts }
})

interface Filters {
  corporateProblemIds: readonly string[]
  isUploaded: boolean | null
}

const isOfUploads = ({ corporateProblemIds, isUploaded }: Filters) =>
  isUploaded === true || (isUploaded === null && corporateProblemIds.length > 0)

function chosenCount(
  { corporateProblemIds, isUploaded }: Filters,
  { students, uploads }: Counts,
): number | null {
  if (corporateProblemIds.length > 0) return null
  if (isUploaded === null) return students
  return isUploaded ? uploads : students - uploads
}

/** Whoever chose a challenge has handed in: no student is without a one-pager and has chosen one. */
export const chosenOf = (
  db: Queryable,
  semester: SemesterRow,
  filters: Filters & { universities: readonly string[] },
) =>
  studentsOf(db, semester, filters.universities)
    .$if(filters.isUploaded === true, (query) => query.where('o.id', 'is not', null))
    .$if(filters.isUploaded === false, (query) => query.where(hasNoOnePager(semester.id)))
    .$if(filters.corporateProblemIds.length > 0, (query) =>
      query.where('o.challenge_id', 'in', filters.corporateProblemIds),
    )
