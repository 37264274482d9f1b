import { queryOf } from '#platform/web/query.ts'
import { onePager } from '../calls.ts'

export const standingQuery = () => queryOf(onePager.standing)

export const detailsQuery = (id: string) => queryOf(onePager.one, { params: { id } })

/** The file never changes, and each time staff fetch it leaves a line in the audit: once is enough. */
export const fileQuery = (id: string) => ({
  ...queryOf(onePager.file, { params: { id } }),
  staleTime: Number.POSITIVE_INFINITY,
})
