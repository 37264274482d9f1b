import { statistics } from '@rajt/contract/statistics'
import { read } from '../plumbing/request.ts'
import { semesterToRead } from '../programme/to-read.ts'
import { courseSize } from '../student/queries.ts'
import { figuresOf } from './figures.ts'
import { rankUniversities } from './rank.ts'

/** The same for everybody who may see it (decisions T1, R5). */
export const universities = read(statistics.universities, async ({ db, query, now }) => {
  const { semester, endedAt, context } = await semesterToRead(db, query.semester)
  const { reachable } = await courseSize(db, semester.id)
  const { students, countedAt } = await figuresOf(db, semester.id, now, endedAt)
  const nameOf = (id: string) => context.UNIVERSITY_NAMES[id] ?? id
  return {
    countedAt: countedAt.toISOString(),
    universities: rankUniversities(students, reachable, nameOf),
  }
})
