import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import { FullName, Id, Search, staff } from '#platform/contract/parts.ts'

/** Characters from which on people and projects are looked for: fewer mean nearly everybody. */
export const SOUGHT_FROM = 2
/** The most that are told of each kind; the lists have the others. */
export const FOUND_MAX = 6

const Found = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    rows: z.array(row),
    /** Counted up to `limits.listed`. */
    count: z.int(),
  })

const FoundStudent = z.object({ _id: Id, ...FullName.shape, email: z.string(), university: z.string() })
export type FoundStudent = z.infer<typeof FoundStudent>

const FoundProject = z.object({ _id: Id, name: z.string(), owner: z.object(FullName.shape) })
export type FoundProject = z.infer<typeof FoundProject>

export const about = 'Finding anything by its name.'

export const search = {
  /**
   * By folded words, as the lists of students and of published projects find them, within the same reach (decisions L1, R5,
   * X1). Nothing for fewer than two characters; no projects in a first semester.
   */
  find: call({
    summary: 'Find students and projects',
    method: 'POST',
    path: '/search/find',
    who: staff,
    body: z.strictObject({ search: Search }),
    answer: z.object({ students: Found(FoundStudent), projects: Found(FoundProject) }),
  }),
}
