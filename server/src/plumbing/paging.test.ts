import { expect, test } from 'vitest'
import { pageOf } from './paging.ts'

test.each([
  [0, 0],
  [1, 1],
  [20, 1],
  [21, 2],
  [40, 2],
  [41, 3],
])('%i rows lie on %i pages', (totalCount, pageCount) => {
  expect(pageOf(totalCount, 1)).toEqual({ totalCount, pageCount, pageNumber: 1 })
})
