import { push } from '#announcements/push/calls.ts'
import { course } from '#course/course/calls.ts'
import { sessionLimits } from '#people/identity/server/session.ts'
import { nameChange } from '#people/name-change/calls.ts'
import type { Call } from '#platform/contract/call.ts'
import { later } from '#platform/server/clock.ts'
import { hashSecret } from '#platform/server/secrets.ts'
import { currentSemester } from '#programme/programme/server/current.ts'
import { anna, bence, csilla, dezso, emese, ferenc, gabor, hanna, imre, judit } from './cast.ts'
import { certificatesOf } from './certificates.ts'
import { examsOf } from './exams.ts'
import { throwing } from './fuzz-throwing.ts'
import { csvFile, importsOf, mentorLines } from './importing.ts'
import { onePagersOf } from './one-pagers.ts'
import { idOf } from './people.ts'
import { browserKeys } from './push-decrypt.ts'
import { campaignFields } from './pushes.ts'
import type { TestRajt } from './rajt.ts'

export const callers = [anna, bence, csilla, dezso, emese, ferenc, gabor, hanna]
const inside = callers.map(({ id }) => id)
const waiting = [imre.id, judit.id]

/** The world that odd requests are thrown at: exams open and closed, people at every stage, ids of every kind. */
export async function fuzzWorld(rajt: TestRajt) {
  const { db, clock } = rajt
  const { begin, pass, fail } = await examsOf(rajt)
  await pass(bence, 1)
  await fail(anna, 1)
  const open = [await begin(anna, 1), await begin(bence, 2)]
  const ids = {
    ...(await knownIds(rajt, open)),
    ...(await onePagerIds(rajt)),
    ...(await pushIds(rajt)),
    ...(await remarkIds(rajt)),
    ...(await importIds(rajt)),
    ...(await nameChangeIds(rajt)),
  }
  const semester = await currentSemester(db)

  /** Puts back what a successful request moved, so that the next one finds something to move too. */
  async function restore(): Promise<void> {
    const now = clock.now()
    const times = { created_at: now, seen_at: now, ends_at: later(now, sessionLimits.absolute) }
    const sessions = callers.map(({ id, token }) => ({
      token_hash: hashSecret(token),
      account_id: id,
      ...times,
    }))
    const registrations = db.updateTable('registration')
    const accepted = { status: 'ACCEPTED', decided_at: now, decided_by: gabor.id, reason: null } as const
    const undecided = { status: 'WAITING', decided_at: null, decided_by: null, reason: null } as const
    await registrations
      .set(accepted)
      .where('account_id', 'in', inside)
      .where('status', '<>', 'ACCEPTED')
      .execute()
    await registrations
      .set(undecided)
      .where('account_id', 'in', waiting)
      .where('status', '<>', 'WAITING')
      .execute()
    await db.updateTable('semester').set(semester).where('id', '=', semester.id).execute()
    await db.updateTable('account').set({ released_at: null }).where('id', 'in', waiting).execute()
    await db.updateTable('account').set({ disabled_at: null }).where('id', 'in', inside).execute()
    await db
      .insertInto('session')
      .values(sessions.map((one) => ({ ...one, address_hash: Buffer.alloc(16) })))
      .onConflict((on) => on.doNothing())
      .execute()
  }

  return {
    ...(await throwing(rajt, restore)),
    idsOf: (row: Call, field: string) => idsFor(ids, row, field),
  }
}

/** Of a suggestion that nobody has answered. */
async function remarkIds({ as, db }: TestRajt) {
  const { id } = await db.selectFrom('lesson').select('id').limit(1).executeTakeFirstOrThrow()
  await as(anna).does(course.suggest, { body: { lesson: id, comment: 'Több példát!' } })
  const rows = await db.selectFrom('remark').select('id').execute()
  return { remark: [...rows.map((row) => row.id), idOf('nothing at all')] }
}

/** Of a request for another name that waits, and of one that was withdrawn. */
async function nameChangeIds({ as, db }: TestRajt) {
  const body = { surname: 'Új', firstname: 'Név', reason: 'Férjhez mentem.' }
  const { _id: id } = await as(anna).does(nameChange.ask, { body })
  await as(anna).does(nameChange.withdraw, { params: { id } })
  await as(bence).does(nameChange.ask, { body })
  const rows = await db.selectFrom('name_change').select('id').execute()
  return { nameChange: [...rows.map((row) => row.id), idOf('nothing at all')] }
}

type Known = Awaited<ReturnType<typeof knownIds>> &
  Awaited<ReturnType<typeof remarkIds>> &
  Awaited<ReturnType<typeof onePagerIds>> &
  Awaited<ReturnType<typeof pushIds>> &
  Awaited<ReturnType<typeof importIds>> &
  Awaited<ReturnType<typeof nameChangeIds>>

/** Of an import that may be started, and of one that was. */
async function importIds(rajt: TestRajt) {
  const { previewed, start } = importsOf(rajt)
  const made = [await previewed(csvFile(mentorLines(2))), await previewed(csvFile(mentorLines(2)))]
  await start(made[1]?._id ?? '')
  return { imports: [...made.map(({ _id }) => _id), idOf('nothing at all')] }
}

/** Of a campaign and of a device. */
async function pushIds({ as }: TestRajt) {
  const { p256dh, auth } = browserKeys()
  const endpoint = 'https://web.push.apple.com/known'
  const device = await as(anna).does(push.allow, { body: { endpoint, p256dh, auth } })
  const campaign = await as(gabor).does(push.send, { body: campaignFields() })
  return { push: [campaign._id, device._id, idOf('nothing at all')] }
}

/** Of a challenge that somebody has chosen and one that nobody has, of one-pagers and certificates. */
async function onePagerIds(rajt: TestRajt) {
  const { addChallenge, ready, handIn } = await onePagersOf(rajt)
  const [chosen, free] = [await addChallenge(), await addChallenge()]
  await handIn(await ready(), chosen)
  await handIn(await ready({ university: 'bme' }))
  const { finisher, download } = await certificatesOf(rajt)
  for (let n = 0; n < 2; n++) await download(await finisher())
  const certificates = await rajt.db.selectFrom('certificate').select(['id', 'code']).execute()
  const keys = await rajt.db.selectFrom('kept_key').select('id').execute()
  const handedIn = await rajt.db.selectFrom('one_pager').select('id').execute()
  const absent = idOf('nothing at all')
  return {
    challenge: [chosen._id, free._id, absent],
    certificate: [...certificates.map(({ id }) => id), absent],
    code: certificates.map(({ code }) => code),
    key: [...keys.map(({ id }) => id), absent],
    onePager: [...handedIn.map(({ id }) => id), absent],
  }
}

async function knownIds({ db }: TestRajt, attempts: string[]) {
  const idsIn = async (table: 'lesson' | 'module' | 'personality_statement' | 'exam_attempt') =>
    (await db.selectFrom(table).select('id').limit(8).execute()).map(({ id }) => id)
  const absent = idOf('nothing at all')
  return {
    account: [anna.id, gabor.id, imre.id, absent],
    registration: [imre.registration, judit.registration, anna.registration, absent],
    attempt: [...attempts, ...(await idsIn('exam_attempt')), absent],
    lesson: [...(await idsIn('lesson')), absent],
    module: [...(await idsIn('module')), absent],
    statement: await idsIn('personality_statement'),
  }
}

/** What an id may be the id of, by its field's name and its call's path; what exists comes first. */
function idsFor(known: Known, { path }: Call, field: string): readonly string[] {
  const { account, module, lesson, attempt, registration, statement } = known
  const { challenge, onePager, certificate, push } = known
  const named: Record<string, readonly string[]> = {
    student: account,
    module,
    moduleId: module,
    lesson,
    attempt,
    modules: module,
    corporateProblemId: challenge,
    corporateProblemIds: challenge,
  }
  if (named[field]) return named[field]
  if (path.startsWith('/exam/')) return [...attempt, ...module]
  if (path.startsWith('/corporate-problems/')) return challenge
  if (path.startsWith('/one-pager/')) return onePager
  if (path.startsWith('/certificate/revoke-in-another-name')) return account
  if (path.startsWith('/certificate/')) return field === 'key' ? known.key : certificate
  if (path.includes('/name-change/')) return known.nameChange
  if (path.startsWith('/push-')) return push
  if (path.startsWith('/remark/')) return known.remark
  if (path.startsWith('/imports/')) return known.imports
  if (path.startsWith('/lesson/')) return [...lesson, ...module]
  if (path.startsWith('/registration')) return [...registration, ...account]
  return [...account, ...statement]
}
