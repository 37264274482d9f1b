import type { Answer } from '@rajt/contract/call'
import { limits } from '@rajt/contract/parts'
import type { registration } from '@rajt/contract/registration'
import { type RawBuilder, sql } from 'kysely'
import { containing, type Database, prepared } from '../plumbing/database.ts'
import { pageOf } from '../plumbing/paging.ts'
import { refuse } from '../plumbing/refuse.ts'
import type { Read } from '../plumbing/request.ts'
import { presentRegistration } from './present.ts'
import { registrations, tallied, tenantOf } from './queries.ts'

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
  const [data, totalCount, allCount] = await Promise.all([
    pageOfRows(db, filter),
    filter.words.length > 0 ? counted(db, filter) : tallied(db, filter.universities, filter.status),
    tallied(db, tenant ? [tenant] : [], visible),
  ])
  return {
    data: data.map((row) => presentRegistration(row, actor)),
    pagination: pageOf(totalCount, body.pageNumber),
    allCount,
  }
}

interface Filter {
  universities: readonly string[]
  status: readonly string[]
  words: readonly string[]
  offset: number
}

type Registrations = ReturnType<typeof registrations>

const inOrder = (query: Registrations, offset: number | RawBuilder<number>) =>
  query.orderBy('r.since').orderBy('r.id').limit(sql.lit(limits.pageSize)).offset(offset)

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

function pageOfRows(db: Database, filter: Filter) {
  const { universities, words, offset } = filter
  const [status, ...more] = filter.status
  const [university] = universities
  const isPlain = status !== undefined && more.length === 0 && words.length === 0
  if (isPlain && !university) return ofStatus(db, { status, offset })
  if (isPlain && university && universities.length === 1)
    return ofStatusWithin(db, { status, university, offset })
  return inOrder(matching(db, filter), offset).execute()
}

function matching(db: Database, { universities, status, words }: Filter): Registrations {
  let query = registrations(db).where('r.status', 'in', status.length > 0 ? status : ['none'])
  if (universities.length > 0) query = query.where('r.university_id', 'in', universities)
  for (const word of words) query = query.where('a.search_text', 'like', containing(word))
  return query
}

async function counted(db: Database, filter: Filter): Promise<number> {
  const { total } = await matching(db, filter)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
