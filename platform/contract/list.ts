import * as z from 'zod/mini'
import { limits, PageNumber, Pagination, Search } from './parts.ts'

type Schema = z.ZodMiniType
type Shape = Record<string, Schema>
type Rows<F extends string, Row extends Schema> = { [K in F]: z.ZodMiniArray<Row> }

/** The highest page that a list shows. */
export const LAST_PAGE = limits.listed / limits.pageSize
/** Rows that one "show more" may ask for. */
const MOST_AT_ONCE = 50
const FILTER_VALUES = 50

const page = {
  search: z._default(Search, ''),
  pageNumber: z._default(PageNumber, 1),
}
const pageOf = <F extends string, Row extends Schema, More extends Shape>(field: F, row: Row, more: More) =>
  z.object({
    ...more,
    ...({ [field]: z.array(row) } as Rows<F, Row>),
    pagination: Pagination,
    /** Every row within the caller's reach, whatever the filter. */
    allCount: z.int(),
    /** True where there are more than `allCount`, which is then the highest number that is counted; absent elsewhere. */
    isAllCountExceeded: z.optional(z.boolean()),
  })

/**
 * Rows in each state within the caller's reach, by the other filters and whatever is searched for. Counted one further
 * than a list counts: `limits.listed + 1` stands for more than that many.
 */
export const countsOf = <S extends string>(states: readonly [S, ...S[]]) => z.record(z.enum(states), z.int())

/** A filter of a list that takes its filters as JSON: any of these values, all of them where none is given. */
export const anyOf = <V extends Schema>(value: V) =>
  z._default(z.array(value).check(z.maxLength(FILTER_VALUES)), [])

/** The same in an address (spec 7: `universities=a,b`). */
export const anyOfQuery = <V extends z.ZodMiniType<unknown, string>>(value: V) =>
  z.pipe(
    z.pipe(
      z._default(z.string().check(z.maxLength(2_000)), ''),
      z.transform((words: string) => words.split(',').filter(Boolean)),
    ),
    z.array(value).check(z.maxLength(FILTER_VALUES)),
  )

/** The name of an order, and the same with a minus: that order backwards. */
export type Sort<S extends string> = S | `-${S}`

/** By what the reader of a list may sort it; in its own order where nothing is asked. */
export const sortBy = <S extends string>(sorts: readonly S[]) =>
  z.optional(z.enum(sorts.flatMap((sort): Sort<S>[] => [sort, `-${sort}`])))

const numberInAddress = <N extends z.ZodMiniType<number, number>>(number: N, missing: number) =>
  z.pipe(
    z.pipe(z._default(z.string().check(z.regex(/^\d{1,6}$/)), String(missing)), z.transform(Number)),
    number,
  )

/**
 * What a list by pages takes as JSON and answers; `field` names its rows (spec 7: `data`, `projects`, …), `more` is
 * answered beside them.
 */
export function pagedList<
  F extends string,
  Row extends Schema,
  Filters extends Shape,
  More extends Shape = Record<never, never>,
>(field: F, row: Row, filters: Filters, more: More = {} as More) {
  return {
    body: z.strictObject({ ...filters, ...page }),
    answer: pageOf(field, row, more),
    refuses: ['page-too-far'],
    fromReplica: true,
  } as const
}

/** The same for a list that is asked for by its address. */
export function pagedQuery<F extends string, Row extends Schema, Filters extends Shape>(
  field: F,
  row: Row,
  filters: Filters,
) {
  return {
    query: z.strictObject({ ...filters, search: page.search, pageNumber: numberInAddress(PageNumber, 1) }),
    answer: pageOf(field, row, {}),
    refuses: ['page-too-far'],
    fromReplica: true,
  } as const
}

/**
 * A list that grows by "show more" (spec 7: `?from&count`): `count` rows from the place `from` on, which begins at 0.
 * `hasMore` says whether rows are left after these.
 */
export function loadMoreList<F extends string, Row extends Schema, Filters extends Shape>(
  field: F,
  row: Row,
  filters: Filters,
) {
  const from = z.int().check(z.minimum(0), z.maximum(limits.listed - 1))
  const count = z.int().check(z.minimum(1), z.maximum(MOST_AT_ONCE))
  return {
    query: z.strictObject({
      ...filters,
      from: numberInAddress(from, 0),
      count: numberInAddress(count, limits.pageSize),
    }),
    answer: z.object({ ...({ [field]: z.array(row) } as Rows<F, Row>), hasMore: z.boolean() }),
    fromReplica: true,
  } as const
}
