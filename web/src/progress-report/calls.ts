import { progressReport } from '@rajt/contract/progress-report'
import { queryOf } from '../plumbing/query.ts'

export const standingQuery = () => queryOf(progressReport.standing)

/** The file never changes: once is enough. */
export const fileQuery = (id: string) => ({
  ...queryOf(progressReport.file, { params: { id } }),
  staleTime: Number.POSITIVE_INFINITY,
})
