import type { Answer } from '@rajt/contract/call'
import { limits } from '@rajt/contract/parts'
import type { registration } from '@rajt/contract/registration'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { containing, type Database, prepared } from '../plumbing/database.ts'
import { pageOf } from '../plumbing/paging.ts'
import { refuse } from '../plumbing/refuse.ts'
import type { Read } from '../plumbing/request.ts'
import { presentRegistration } from './present.ts'
import { type RegistrationRow, registrations, tallied, tenantOf } from './queries.ts'

type List = typeof registration.list

/** Unverified addresses may be anybody's: staff see a registration once its address is proven. */
const visible = ['WAITING', 'ACCEPTED', 'REJECTED']

/** Waiting longest first; the scope comes from the session, never from the path (decision R5). */
export async function list({ db, actor, params, body }: Read<List>): Promise<Answer<List>> {
  if (params.role !== actor.role) return refuse('not-allowed')
  const tenant = tenantOf(actor)
  const filter: Filter = {
    universities: tenant ? [tenant] : body.universities,
    status: body.status.length > 0 ? body.status.filter((one) => visible.includes(one)) : visible,
    words: body.search.split(/\s+/).filter(Boolean),
    offset: (body.pageNumber - 1) * limits.pageSize,
  }
  const [{ rows, total }, allCount] = await Promise.all([
    filter.words.length > 0 ? searched(db, filter) : listed(db, filter),
    tallied(db, tenant ? [tenant] : [], visible),
  ])
  return {
    data: rows.map((row) => presentRegistration(row, actor)),
    pagination: pageOf(total, body.pageNumber),
    allCount,
  }
}

interface Filter {
  universities: readonly string[]
  status: readonly string[]
  words: readonly string[]
  offset: number
}

interface Page {
  rows: RegistrationRow[]
  total: number
}

type Registrations<O> =
  ReturnType<typeof registrations> extends SelectQueryBuilder<infer D, infer T, unknown>
    ? SelectQueryBuilder<D, T, O>
    : never

const inOrder = <O>(query: Registrations<O>, offset: number | RawBuilder<number>) =>
  query.orderBy('r.since').orderBy('r.id').limit(sql.lit(limits.pageSize)).offset(offset)

function within<O>(query: Registrations<O>, { universities, status }: Omit<Filter, 'words' | 'offset'>) {
  const narrowed = query.where('r.status', 'in', status.length > 0 ? status : ['none'])
  return universities.length > 0 ? narrowed.where('r.university_id', 'in', universities) : narrowed
}

/** What coordinators and the office open all day: one status, everywhere or at one university. */
const ofStatus = prepared<{ status: string; offset: number }>('registrations_of_status')((db, given) =>
  inOrder(registrations(db).where('r.status', '=', given('status')), given('offset')),
)
const ofStatusWithin = prepared<{ status: string; university: string; offset: number }>(
  'registrations_within',
)((db, given) =>
  inOrder(
    registrations(db)
      .where('r.status', '=', given('status'))
      .where('r.university_id', '=', given('university')),
    given('offset'),
  ),
)

async function listed(db: Database, filter: Filter): Promise<Page> {
  const [rows, total] = await Promise.all([
    rowsOf(db, filter),
    tallied(db, filter.universities, filter.status),
  ])
  return { rows, total }
}

function rowsOf(db: Database, { universities, status, offset }: Filter): Promise<RegistrationRow[]> {
  const [one, ...more] = status
  const [university, ...others] = universities
  if (one && more.length === 0 && !university) return ofStatus(db, { status: one, offset })
  if (one && more.length === 0 && university && others.length === 0)
    return ofStatusWithin(db, { status: one, university, offset })
  return inOrder(within(registrations(db), { universities, status }), offset).execute()
}

/** Only a page of what was found is looked up in full; finding and counting are one pass. */
async function searched(db: Database, filter: Filter): Promise<Page> {
  const found = await inOrder(within(matching(db, filter.words), filter), filter.offset).execute()
  const [first] = found
  if (!first) return { rows: [], total: filter.offset > 0 ? await countOf(db, filter) : 0 }
  const ids = found.map(({ id }) => id)
  const rows = await registrations(db).where('r.id', 'in', ids).orderBy('r.since').orderBy('r.id').execute()
  return { rows, total: first.total }
}

/** Asked past the last page only. */
async function countOf(db: Database, filter: Filter): Promise<number> {
  const [first] = await inOrder(within(matching(db, filter.words), filter), 0).execute()
  return first?.total ?? 0
}

function matching(db: Database, words: readonly string[]) {
  let query = registrations(db)
    .clearSelect()
    .select(['r.id', sql<number>`count(*) over ()`.as('total')])
  for (const word of words) query = query.where('a.search_text', 'like', containing(word))
  return query
}
