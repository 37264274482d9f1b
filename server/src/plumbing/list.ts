import { LAST_PAGE } from '@rajt/contract/list'
import { limits } from '@rajt/contract/parts'
import { type RawBuilder, type SelectQueryBuilder, type StringReference, sql } from 'kysely'
import type { Queryable } from './database.ts'
import { refuse } from './refuse.ts'
import { type Matching, matching, wordsOf } from './search.ts'

/** What a feature says of its list; everything else is the same for every one. */
export interface List<T, TB extends keyof T, C, CB extends keyof C, Row, Shown> extends Matching<T, TB> {
  /** Every row within the caller's reach: the tenancy filter stands here (decision R5). */
  all: SelectQueryBuilder<T, TB, object>
  /** Those that the chosen filters let through; `all` itself where none is chosen, which is then counted once. */
  chosen: SelectQueryBuilder<T, TB, object>
  /** What a row is told apart by. It ends every order, so that pages overlap nowhere. */
  key: StringReference<T, TB>
  order: readonly (readonly [StringReference<T, TB>, 'asc' | 'desc'])[]
  /** The rows with these keys, for `where('r.id', 'in', keys)`; `key` and `order` mean the same columns in it. */
  rows: (keys: RawBuilder<string>) => SelectQueryBuilder<C, CB, Row>
  show: (row: Row) => Shown
}

/**
 * A page of a list, with its counts. What it costs does not grow with the table: rows are counted up to a bound, and
 * pages end there. Refuses with `page-too-far`.
 */
export async function pageOf<T, TB extends keyof T, C, CB extends keyof C, Row, Shown>(
  db: Queryable,
  list: List<T, TB, C, CB, Row, Shown>,
  { search = '', pageNumber }: { search?: string; pageNumber: number },
) {
  if (pageNumber > LAST_PAGE) return refuse('page-too-far')
  const offset = (pageNumber - 1) * limits.pageSize
  const words = wordsOf(search)
  const all = countOf(db, list.all)
  const [{ rows, total }, everything] = await Promise.all([
    words.length > 0 ? searched(db, list, words, offset) : unsearched(db, list, all, offset),
    all,
  ])
  const totalCount = Math.min(total, limits.listed)
  const pagination = { totalCount, pageCount: Math.ceil(totalCount / limits.pageSize), pageNumber }
  return {
    rows: rows.map(list.show),
    pagination: total > limits.listed ? { ...pagination, isTotalExceeded: true } : pagination,
    allCount: Math.min(everything, limits.listed),
    ...(everything > limits.listed ? { isAllCountExceeded: true } : {}),
  }
}

/** The `count` rows from the place `from` on (spec 7: `?from&count`), and whether there are more after them. */
export async function stretchOf<T, TB extends keyof T, C, CB extends keyof C, Row, Shown>(
  list: List<T, TB, C, CB, Row, Shown>,
  { from, count }: { from: number; count: number },
) {
  const rows = await rowsInOrder(list, keysInOrder(list, list.chosen, from, count + 1))
  return { rows: rows.slice(0, count).map(list.show), hasMore: rows.length > count }
}

type AnyList<T, TB extends keyof T, C, CB extends keyof C, Row> = List<T, TB, C, CB, Row, unknown>

async function unsearched<T, TB extends keyof T, C, CB extends keyof C, Row>(
  db: Queryable,
  list: AnyList<T, TB, C, CB, Row>,
  all: Promise<number>,
  offset: number,
) {
  const [rows, total] = await Promise.all([
    rowsInOrder(list, keysInOrder(list, list.chosen, offset, limits.pageSize)),
    list.chosen === list.all ? all : countOf(db, list.chosen),
  ])
  return { rows, total }
}

/**
 * Up to the bound what matches is gathered through the index of the search and then put in order. More than that are
 * met soon in the order of the list itself. PostgreSQL would choose between the two by a guess.
 */
async function searched<T, TB extends keyof T, C, CB extends keyof C, Row>(
  db: Queryable,
  list: AnyList<T, TB, C, CB, Row>,
  words: readonly string[],
  offset: number,
) {
  const found = matching(list, list.chosen, words)
  const order = list.order.map(([by, from], i) => ({ value: sql.ref(by as string), name: `o${i}`, from }))
  const gathered = found
    .select(sql<string>`${sql.ref(list.key as string)}`.as('key'))
    .select(order.map(({ value, name }) => value.as(name)))
    .limit(sql.lit(limits.listed + 1))
  const placed = sql.join([
    ...order.map(({ name, from }) => sql`${sql.ref(name)} ${sql.raw(from)}`),
    sql`key`,
  ])
  const { rows } = await sql<{ total: number; keys: string[] }>`
    with found as materialized (${gathered})
    select (select count(*)::int from found) as total, array(
      select key from found order by ${placed} limit ${sql.lit(limits.pageSize)} offset ${offset}) as keys`.execute(
    db,
  )
  const { total = 0, keys = [] } = rows[0] ?? {}
  if (total > limits.listed)
    return { total, rows: await rowsInOrder(list, keysInOrder(list, found, offset, limits.pageSize)) }
  return { total, rows: keys.length > 0 ? await rowsInOrder(list, sql<string>`(${sql.join(keys)})`) : [] }
}

function keysInOrder<T, TB extends keyof T, C, CB extends keyof C, Row>(
  list: AnyList<T, TB, C, CB, Row>,
  query: SelectQueryBuilder<T, TB, object>,
  offset: number,
  count: number,
): RawBuilder<string> {
  const keys = query.select(sql<string>`${sql.ref(list.key as string)}`.as('key'))
  return sql<string>`(${inOrder(list, keys).limit(sql.lit(count)).offset(sql.lit(offset))})`
}

function rowsInOrder<T, TB extends keyof T, C, CB extends keyof C, Row>(
  list: AnyList<T, TB, C, CB, Row>,
  keys: RawBuilder<string>,
): Promise<Row[]> {
  return inOrder(list, list.rows(keys)).execute() as Promise<Row[]>
}

function inOrder<T, TB extends keyof T, Row>(
  { order, key }: { order: readonly (readonly [unknown, 'asc' | 'desc'])[]; key: unknown },
  query: SelectQueryBuilder<T, TB, Row>,
): SelectQueryBuilder<T, TB, Row> {
  return [...order, [key, 'asc'] as const].reduce(
    (sorted, [by, from]) => sorted.orderBy(by as never, from),
    query,
  )
}

async function countOf<T, TB extends keyof T>(
  db: Queryable,
  query: SelectQueryBuilder<T, TB, object>,
): Promise<number> {
  const counted = query.select(sql.lit(1).as('one')).limit(sql.lit(limits.listed + 1))
  const { rows } = await sql<{
    total: number
  }>`select count(*)::int as total from (${counted}) counted`.execute(db)
  return rows[0]?.total ?? 0
}
