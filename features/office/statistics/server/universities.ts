import { courseSize } from '#course/course/server/size.ts'
import { query } from '#platform/server/request.ts'
import { semesterToRead } from '#programme/programme/server/to-read.ts'
import { statistics } from '../calls.ts'
import { figuresOf } from './figures.ts'
import { rankUniversities } from './rank.ts'

/** The same for everybody who may see it (decisions T1, R5). */
export const universities = query(statistics.universities, async function universities({ db, query, now }) {
  const { semester, endedAt, context } = await semesterToRead(db, query.semester)
  const { reachable } = await courseSize(db, semester.id)
  const { students, countedAt } = await figuresOf(db, semester.id, now, endedAt)
  const nameOf = (id: string) => context.UNIVERSITY_NAMES[id] ?? id
  return {
    countedAt: countedAt.toISOString(),
    universities: rankUniversities(students, reachable, nameOf),
  }
})
