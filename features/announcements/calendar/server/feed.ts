import ical, { type ICalCalendar } from 'ical-generator'
import { sql } from 'kysely'
import { calendarFile, putCancelled, putEvent } from '#announcements/startup-lab/server/ics.ts'
import { eventRows, removedEvents } from '#announcements/startup-lab/server/queries.ts'
import type { Language, Role } from '#platform/contract/parts.ts'
import { days, hours, later, minutes } from '#platform/server/clock.ts'
import type { Queryable } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import { query } from '#platform/server/request.ts'
import { hashSecret } from '#platform/server/secrets.ts'
import { isAbsent } from '#programme/programme/server/absence.ts'
import { currentProgramme, type SemesterRow } from '#programme/programme/server/current.ts'
import { kinds } from '#teams/request/server/kinds.ts'
import { type RequestRow, requestsAround } from '#teams/request/server/queries.ts'
import { calendar } from '../calls.ts'
import { words } from './words.ts'

/** How far back events stay in the calendar. */
const PAST = days(90)
/** How often a calendar should ask again. */
const REFRESH = hours(6)

/** Shows what its owner may see anyway, and nobody's name. Whoever may not sign in has no calendar. */
export const feed = query(calendar.feed, async function feed({ db, now, params, settings }) {
  const owner = await ownerOf(db, params.code.replace(/\.ics$/, ''))
  if (!owner) return refuse('not-found')
  const { language } = owner
  const made = ical({
    name: words[language].title,
    prodId: { company: 'Rajt', product: 'Calendar' },
    ttl: REFRESH / 1000,
  })
  const events = await eventRows(db)
    .where('e.ends_at', '>=', later(now, -PAST))
    .orderBy('e.starts_at')
    .orderBy('e.id')
    .execute()
  for (const event of events) putEvent(made, event, settings.publicUrl)
  const removed = await removedEvents(db, { since: owner.made_at, now })
  for (const event of removed) putCancelled(made, event, settings.publicUrl)
  const telling = { publicUrl: settings.publicUrl, stamp: now }
  // The semester is nothing to whoever takes no part in it (decision X10).
  const deadlines = owner.is_absent ? [] : await deadlinesFor(db, owner)
  for (const deadline of deadlines) putDeadline(made, deadline, telling)
  return calendarFile(made, 'rajt.ics')
})

const ownerOf = (db: Queryable, code: string) =>
  db
    .selectFrom('calendar_address as c')
    .innerJoin('account as a', 'a.id', 'c.account_id')
    .select(['a.id', 'a.language', 'a.role', 'c.made_at'])
    .select(isAbsent(sql.ref('a.id')).as('is_absent'))
    .where('c.code_hash', '=', hashSecret(code))
    .where('a.disabled_at', 'is', null)
    .where('a.released_at', 'is', null)
    .where('a.is_admitted', '=', true)
    .executeTakeFirst()

interface Deadline {
  key: string
  summary: string
  at: Date
  page: string
  isStart?: boolean
}

interface Reader {
  id: string
  language: Language
  role: Role
}

/** The semester's, and of what waits for an answer. */
async function deadlinesFor(db: Queryable, reader: Reader): Promise<Deadline[]> {
  const { semester } = await currentProgramme(db)
  const requests = await pendingRequests(db, reader.id, semester.id)
  return [...deadlinesOf(semester, reader), ...requests.map((one) => answerOf(one, reader))]
}

/** Each with a key that stays the same when the office moves its date. */
function deadlinesOf(semester: SemesterRow, { language, role }: Reader): Deadline[] {
  const of = (kind: keyof (typeof words)[Language]['deadlines'], at: Date, page: string) => ({
    key: `${semester.id}-${kind}`,
    summary: words[language].deadlines[kind],
    at,
    page,
    isStart: kind === 'start',
  })
  const handsIn = role === 'STUDENT' && semester.one_pager_deadline
  const uploads = role === 'STUDENT' && semester.progress_report_deadline
  const joins = role === 'STUDENT' && semester.team_deadline
  return [
    of('start', semester.starts_at, '/'),
    ...(handsIn ? [of('onePager', handsIn, '/one-pager')] : []),
    ...(joins ? [of('team', joins, '/')] : []),
    ...(uploads ? [of('progressReport', uploads, '/progress-report')] : []),
    of('end', semester.ends_at, '/'),
  ]
}

/** Requests that wait for an answer, from either side. They name the project alone, which both sides know. */
const pendingRequests = (db: Queryable, account: string, semester: string) =>
  requestsAround(db, account, semester)
    .where('r.status', '=', 'PENDING')
    .orderBy('r.answer_by')
    .orderBy('r.id')
    .execute()

const answerOf = ({ id, kind, name, owner_id, answer_by: at }: RequestRow, reader: Reader): Deadline => ({
  key: id,
  summary: words[reader.language].answers[kind](name),
  at,
  page: kinds[kind].pages[owner_id === reader.id ? 'owner' : 'person'],
})

interface Telling {
  publicUrl: string
  stamp: Date
}

/** The last half hour before the deadline, so that a calendar shows it on the day on which it ends. */
function putDeadline(into: ICalCalendar, deadline: Deadline, { publicUrl, stamp }: Telling): void {
  const { key, summary, at, page, isStart } = deadline
  const half = minutes(30)
  into.createEvent({
    id: `${key}@${new URL(publicUrl).hostname}`,
    stamp,
    start: isStart ? at : later(at, -half),
    end: isStart ? later(at, half) : at,
    summary,
    url: `${publicUrl}/app${page === '/' ? '' : page}`,
  })
}
