import { refuse } from '#platform/server/refuse.ts'
import type { SemesterRow } from './current.ts'

/** A semester with one-pagers and challenges: their deadline is there (the database sees to it). */
export type FirstSemester = SemesterRow & { one_pager_deadline: Date }

export const isFirst = (row: SemesterRow): row is FirstSemester => row.number === 1

/** Refuses a second semester, which has none of it (decision X9). */
export const asFirst = (row: SemesterRow): FirstSemester => (isFirst(row) ? row : refuse('wrong-semester'))
