import { limits } from '@rajt/contract/parts'

/** Spec 3: Pagination, of a list of `totalCount` rows at `pageNumber`. */
export function pageOf(totalCount: number, pageNumber: number) {
  return { totalCount, pageCount: Math.ceil(totalCount / limits.pageSize), pageNumber }
}
