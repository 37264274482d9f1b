import { type RawBuilder, type SelectQueryBuilder, type StringReference, sql } from 'kysely'
import type { Sort } from '#platform/contract/list.ts'

type Direction = 'asc' | 'desc'
type Value<T, TB extends keyof T> = StringReference<T, TB> | RawBuilder<unknown>
export type By<T, TB extends keyof T> = readonly (readonly [Value<T, TB>, Direction])[]

/** An order that the reader of a list may choose, as it is read forwards. */
export interface Sorted<T, TB extends keyof T> {
  order: By<T, TB>
  /** Those of the chosen rows that have what is sorted by, said so that its index leads to them; all where left out. */
  having?: SelectQueryBuilder<T, TB, object>
  /** The others: whichever way the list is read, they are its end, in an order of their own. */
  lacking?: { rows: SelectQueryBuilder<T, TB, object>; order: By<T, TB> }
}

/** What a list may be sorted by, of the rows that its filters let through. */
export type SortsOf<T, TB extends keyof T> = (
  chosen: SelectQueryBuilder<T, TB, object>,
) => Readonly<Record<string, Sorted<T, TB>>>

interface Sortable<T, TB extends keyof T> {
  chosen: SelectQueryBuilder<T, TB, object>
  key: StringReference<T, TB>
  order: By<T, TB>
  sorts?: SortsOf<T, TB>
}

/** The rows of a list and the order in which they are read. */
export interface Reading<T, TB extends keyof T> {
  rows: SelectQueryBuilder<T, TB, object>
  order: By<T, TB>
  lacking: { rows: SelectQueryBuilder<T, TB, object>; order: By<T, TB> } | null
}

/**
 * The list as it is asked for, in its own order where no other is. The key ends every order, so that pages do not overlap.
 * Read backwards it turns too: an index is read from its end, and of two rows that are alike the later is first.
 */
export function readingOf<T, TB extends keyof T>(
  { chosen, key, order, sorts }: Sortable<T, TB>,
  sort: Sort<string> | undefined,
): Reading<T, TB> {
  if (sort === undefined) return { rows: chosen, order: [...order, [key, 'asc']], lacking: null }
  const isBack = sort.startsWith('-')
  const sorted = sorts?.(chosen)[sort.replace(/^-/, '')]
  if (!sorted) throw new Error(`This list cannot be sorted by ${sort}`)
  const { having = chosen, lacking } = sorted
  const forwards: By<T, TB> = [...sorted.order, [key, 'asc']]
  return {
    rows: having,
    order: isBack ? forwards.map(([by, from]) => [by, from === 'asc' ? 'desc' : 'asc']) : forwards,
    lacking: lacking ? { rows: lacking.rows, order: [...lacking.order, [key, 'asc']] } : null,
  }
}

export const inOrder = <T, TB extends keyof T, O>(query: SelectQueryBuilder<T, TB, O>, order: By<T, TB>) =>
  order.reduce((found, [by, from]) => found.orderBy(by as never, from), query)

/**
 * An array of the keys from the place `offset` on. Two stretches are put together by their places: rows without a value
 * are looked for once there are too few with one, and stay in the order of an index.
 */
export function keysAt<T, TB extends keyof T>(
  { rows, order, lacking }: Reading<T, TB>,
  key: RawBuilder<string>,
  { offset, count }: { offset: number; count: number },
): RawBuilder<string[]> {
  const from = inOrder(rows.select(key.as('key')), order)
  if (!lacking) return sql<string[]>`array(${from.limit(sql.lit(count)).offset(offset)})`
  const end = offset + count
  const others = inOrder(lacking.rows.select(key.as('key')), lacking.order)
  return sql<string[]>`(
    with had as materialized (select array(${from.limit(end)}) as keys)
    select (keys || case when cardinality(keys) < ${end}::int then array(${others.limit(end)}) end)
      [${offset}::int + 1:${end}::int] from had)`
}

const expressionOf = (by: unknown) => (typeof by === 'string' ? sql.ref(by) : (by as RawBuilder<unknown>))

/** What rows are ordered by, under names of its own. */
export const withOrder = <T, TB extends keyof T>(
  query: SelectQueryBuilder<T, TB, object>,
  { order, lacking }: Reading<T, TB>,
) =>
  query.select([...order, ...(lacking?.order ?? [])].map(([by], place) => expressionOf(by).as(`o${place}`)))

/** The same order of rows selected so; those without a value end it. */
export function placed<T, TB extends keyof T>({ order, lacking }: Reading<T, TB>): RawBuilder<unknown> {
  const one = (place: number, from: Direction) => sql`${sql.ref(`o${place}`)} ${sql.raw(from)}`
  if (!lacking) return sql.join(order.map(([, from], place) => one(place, from)))
  const isLacking = sql`(o0 is null)`
  const had = order.map(
    ([, from], place) =>
      sql`case when ${isLacking} then null else o${sql.raw(String(place))} end ${sql.raw(from)}`,
  )
  const others = lacking.order.map(([, from], place) => one(order.length + place, from))
  return sql.join([isLacking, ...had, ...others])
}
