import { queryOf } from '#platform/web/query.ts'
import { progressReport } from '../calls.ts'

export const standingQuery = () => queryOf(progressReport.standing)

/** The file never changes: once is enough. */
export const fileQuery = (id: string) => ({
  ...queryOf(progressReport.file, { params: { id } }),
  staleTime: Number.POSITIVE_INFINITY,
})
