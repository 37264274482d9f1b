import { type RawBuilder, type SelectQueryBuilder, type StringReference, sql } from 'kysely'
import { LAST_PAGE, type Sort } from '#platform/contract/list.ts'
import { limits } from '#platform/contract/parts.ts'
import type { Queryable } from './database.ts'
import {
  type By,
  inOrder,
  keysAt,
  placed,
  type Reading,
  readingOf,
  type SortsOf,
  withOrder,
} from './list-order.ts'
import { refuse } from './refuse.ts'
import { holds, type Matching, matching, wordsOf } from './search.ts'

interface Order<T, TB extends keyof T> extends Matching<T, TB> {
  /** Every row within the caller's reach: the tenancy filter stands here (decision R5). */
  all: SelectQueryBuilder<T, TB, object>
  /** Those that the chosen filters let through; `all` itself where none is chosen, which is then counted once. */
  chosen: SelectQueryBuilder<T, TB, object>
  /** How many are within reach, and are chosen, where the feature knows it anyhow; else they are counted. */
  known?: { all: number; chosen: number | null }
  /** What tells one row from another. It ends every order, so that pages do not overlap. */
  key: StringReference<T, TB>
  order: By<T, TB>
  /** What its reader may sort it by instead; each has an index that leads to its first thousand rows. */
  sorts?: SortsOf<T, TB>
  states?: States<T, TB>
}

/** A list whose rows are each in one of some states, and are counted by them. */
interface States<T, TB extends keyof T> {
  /** Those in each state that the other filters let through; an index has to lead to them. */
  rows: Record<string, SelectQueryBuilder<T, TB, object>>
  /** The rows of these states together are the `chosen`, which are not counted once more. */
  chosen: readonly string[]
  /** No other filter is chosen: those of every state together are `all`. */
  areAll: boolean
}

/** `states` are there where the list has them. */
type Page<Shown, S> = {
  rows: Shown[]
  pagination: { totalCount: number; pageCount: number; pageNumber: number; isTotalExceeded?: boolean }
  allCount: number
  isAllCountExceeded?: boolean
} & (S extends object ? { states: Record<string, number> } : unknown)

/** What a feature says of its list; everything else is the same for every one. */
export interface List<T, TB extends keyof T, Row extends { id: string }, Shown> extends Order<T, TB> {
  /** The rows whose `id` is one of these keys, in any order. */
  rows: (keys: string[]) => Promise<readonly Row[]>
  show: (row: Row) => Shown
}

/**
 * A page of a list, with its counts. What it costs does not grow with the table: rows are counted up to a bound, and
 * pages end there. Refuses with `page-too-far`.
 */
export async function pageOf<
  T,
  TB extends keyof T,
  Row extends { id: string },
  Shown,
  S extends States<T, TB> | undefined = undefined,
>(
  db: Queryable,
  list: List<T, TB, Row, Shown> & { states?: S },
  { search = '', pageNumber, sort }: { search?: string; pageNumber: number; sort?: Sort<string> | undefined },
): Promise<Page<Shown, S>> {
  if (pageNumber > LAST_PAGE) return refuse('page-too-far')
  const offset = (pageNumber - 1) * limits.pageSize
  const words = wordsOf(search)
  const sorted = { ...list, reading: readingOf(list, sort) }
  const { everything, total, keys, states } = await (isKnownEmpty(list)
    ? none
    : words.length > 0
      ? searched(db, sorted, words, offset)
      : unsearched(db, sorted, offset))
  const totalCount = Math.min(total, limits.listed)
  const pagination = { totalCount, pageCount: Math.ceil(totalCount / limits.pageSize), pageNumber }
  const page = {
    rows: await shown(list, keys),
    ...(list.states ? { states } : {}),
    pagination: total > limits.listed ? { ...pagination, isTotalExceeded: true } : pagination,
    allCount: Math.min(everything, limits.listed),
    ...(everything > limits.listed ? { isAllCountExceeded: true } : {}),
  }
  return page as Page<Shown, S>
}

/** The `count` rows from the place `from` on (spec 7: `?from&count`), and whether there are more after them. */
export async function offsetPage<T, TB extends keyof T, Row extends { id: string }, Shown>(
  db: Queryable,
  list: List<T, TB, Row, Shown>,
  { from, count }: { from: number; count: number },
) {
  const found = keysAt(readingOf(list, undefined), keyOf(list), { offset: from, count: count + 1 })
  const [{ keys = [] } = {}] = (await sql<{ keys: string[] }>`select ${found} as keys`.execute(db)).rows
  return { rows: await shown(list, keys.slice(0, count)), hasMore: keys.length > count }
}

interface Found {
  /** Within reach, and among the chosen that match; both counted up to one more than is told. */
  everything: number
  total: number
  keys: string[]
  states: Record<string, number>
}

/** Every row would be looked at to find that none is meant: of a semester that nobody here was in, half a million. */
const isKnownEmpty = ({ known }: { known?: { all: number } }) => known?.all === 0
const none: Found = { everything: 0, total: 0, keys: [], states: {} }

/** A list as it is asked for. */
interface Asked<T, TB extends keyof T> extends Order<T, TB> {
  reading: Reading<T, TB>
}

async function unsearched<T, TB extends keyof T>(
  db: Queryable,
  list: Asked<T, TB>,
  offset: number,
): Promise<Found> {
  const statement = sql<Counted & { total: number | null }>`
    select ${countedAll(list)} as everything,
      ${list.chosen === list.all || list.states ? sql`null` : countedChosen(list)} as total,
      ${countedByState(list)} as states,
      ${keysAt(list.reading, keyOf(list), { offset, count: limits.pageSize })} as keys`
  const [found] = (await statement.execute(db)).rows
  if (!found) return none
  const everything = everythingOf(found)
  const chosen = list.states ? sumOf(found.states, list.states.chosen) : everything
  return { ...found, everything, total: found.total ?? chosen }
}

/** `everything` is null where it is the sum of the states. */
type Counted = Omit<Found, 'everything' | 'total'> & { everything: number | null }

const everythingOf = ({ everything, states }: Counted) => everything ?? sumOf(states, Object.keys(states))

/** Each is counted up to one more than is told, and so is their sum right up to there; one that is named twice counts once. */
const sumOf = (states: Record<string, number>, of: readonly string[]) =>
  [...new Set(of)].reduce((sum, state) => sum + (states[state] ?? 0), 0)

/**
 * Matching rows are gathered through the index of the search, counted up to the bound and put in order. Where
 * there are more, enough of them are mostly found soon in the order of the list itself. PostgreSQL would
 * choose between the two by a guess.
 */
async function searched<T, TB extends keyof T>(
  db: Queryable,
  list: Asked<T, TB>,
  words: readonly string[],
  offset: number,
): Promise<Found> {
  const gathered = keyed(list, matching(list, list.chosen, words))
  const page = sql`order by ${placed(list.reading)} limit ${sql.lit(limits.pageSize)} offset ${offset}`
  const statement = sql<Counted & { total: number }>`
    with found as materialized (${gathered.limit(sql.lit(limits.listed + 1))})
    select ${countedAll(list)} as everything, (select count(*)::int from found) as total,
      ${countedByState(list)} as states, array(select key from found ${page}) as keys`
  const [counts] = (await statement.execute(db)).rows
  if (!counts) return none
  const found = { ...counts, everything: everythingOf(counts) }
  if (found.total <= limits.listed) return found
  const met = await metSoon(db, list, words, page)
  if (met.length === limits.pageSize) return { ...found, keys: met }
  const { rows } = await sql<{ key: string }>`
    with found as materialized (${gathered}) select key from found ${page}`.execute(db)
  return { ...found, keys: rows.map(({ key }) => key) }
}

/**
 * The beginning of a name may stand at the end of the alphabet: past this many rows, gathering all that match
 * costs less.
 */
const WALKED = 2_000

/** The rows of the page that are found within the first rows of the list. */
async function metSoon<T, TB extends keyof T>(
  db: Queryable,
  list: Asked<T, TB>,
  words: readonly string[],
  page: RawBuilder<unknown>,
): Promise<string[]> {
  const text = sql.ref(list.searched as string)
  const walked = inOrder(keyed(list, list.reading.rows).select(text.as('text')), list.reading.order)
  const holdAll = words.map((word) => holds(sql`text`, word))
  const { rows } = await sql<{ key: string }>`
    select key from (${walked.limit(sql.lit(WALKED))}) walked where ${sql.join(holdAll, sql` and `)} ${page}`.execute(
    db,
  )
  return rows.map(({ key }) => key)
}

/** Selects the rows' key, and what they are ordered by. */
const keyed = <T, TB extends keyof T>(list: Asked<T, TB>, query: SelectQueryBuilder<T, TB, object>) =>
  withOrder(query.select(keyOf(list).as('key')), list.reading)

const keyOf = ({ key }: { key: unknown }) => sql<string>`${sql.ref(key as string)}`

function countedAll<T, TB extends keyof T>({ known, states, all }: Order<T, TB>) {
  if (known) return sql<number>`${known.all}::int`
  return states?.areAll ? sql<null>`null` : counted(all)
}

const countedChosen = <T, TB extends keyof T>({ known, chosen }: Order<T, TB>) =>
  known && known.chosen !== null ? sql<number>`${known.chosen}::int` : counted(chosen)

/** How many there are, up to one more than is told. */
function counted<T, TB extends keyof T>(query: SelectQueryBuilder<T, TB, object>): RawBuilder<number> {
  const some = query.select(sql.lit(1).as('one')).limit(sql.lit(limits.listed + 1))
  return sql`(select count(*)::int from (${some}) counted)`
}

function countedByState<T, TB extends keyof T>({ states }: Order<T, TB>) {
  const counts = Object.entries(states?.rows ?? {}).flatMap(([state, query]) => [
    sql.lit(state),
    counted(query),
  ])
  return sql<Record<string, number>>`jsonb_build_object(${sql.join(counts)})`
}

/** Whoever is gone since their key was read is left out. */
async function shown<T, TB extends keyof T, Row extends { id: string }, Shown>(
  { rows, show }: List<T, TB, Row, Shown>,
  keys: string[],
): Promise<Shown[]> {
  if (keys.length === 0) return []
  const byKey = new Map((await rows(keys)).map((row) => [row.id, row]))
  return keys.flatMap((key) => {
    const row = byKey.get(key)
    return row ? [show(row)] : []
  })
}
