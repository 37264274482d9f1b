import { type SqlBool, sql } from 'kysely'
import { type ActGroup, actsIn } from '#platform/contract/audit.ts'
import { beginningOfDayBefore } from '#platform/server/budapest.ts'
import type { Database } from '#platform/server/database.ts'
import { pageOf } from '#platform/server/list.ts'
import { query } from '#platform/server/request.ts'
import { auditLog, type Period } from '../calls.ts'
import { presentLine } from './lines.ts'
import { peopleSearched, type Searched } from './people.ts'
import { linesByKey } from './queries.ts'

/** Days before today that a period reaches back. */
const reach: Record<Period, number> = { TODAY: 0, WEEK: 6, MONTH: 29 }
const nobody: Searched = { actors: [], subjects: [] }

/** Newest first. The search finds people, and so their lines, whatever those say. */
export const list = query(auditLog.list, async function list({ db, now, body }) {
  const { groups, period, search, pageNumber } = body
  const people = search ? await peopleSearched(db, search) : undefined
  const since = period && beginningOfDayBefore(now, reach[period])
  const isNarrowed = groups.length > 0 || since !== null || people !== undefined
  const all = db.selectFrom('audit as l')
  const { rows, ...counts } = await pageOf(
    db,
    {
      all,
      chosen: isNarrowed ? within(db, { groups, since, people: people === null ? nobody : people }) : all,
      searched: null,
      key: 'l.id',
      order: [
        ['l.at', 'desc'],
        ['l.id', 'desc'],
      ],
      rows: (keys) => linesByKey(db, keys),
      show: ({ id, title, about_surname: surname, about_firstname: firstname, ...line }) => ({
        _id: id,
        ...presentLine(line),
        title,
        about: surname && firstname ? { surname, firstname } : null,
      }),
    },
    { pageNumber },
  )
  return { lines: rows, isVague: people === null, ...counts }
})

interface Narrowing {
  groups: readonly ActGroup[]
  since: Date | null
  people: Searched | undefined
}

const within = (db: Database, { groups, since, people }: Narrowing) =>
  db
    .selectFrom('audit as l')
    .$if(groups.length > 0, (query) => query.where('l.act', 'in', actsIn(groups)))
    .$if(since !== null, (query) => query.where('l.at', '>=', since as Date))
    .$if(people !== undefined, (query) => query.where(byOrAbout(people ?? nobody)))

const byOrAbout = ({ actors, subjects }: Searched) =>
  sql<SqlBool>`(l.actor_id = any(${actors}::uuid[]) or l.subject_id = any(${subjects}::text[]))`
