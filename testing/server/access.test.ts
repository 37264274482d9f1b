import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { news } from '#announcements/news/calls.ts'
import { push } from '#announcements/push/calls.ts'
import { handlers } from '#app/server/handlers.ts'
import { workersOf } from '#app/server/workers.ts'
import { authoring } from '#course/authoring/calls.ts'
import { editing } from '#course/authoring/editing-calls.ts'
import { publishingPlan } from '#course/authoring/publishing-plan-calls.ts'
import { structure } from '#course/authoring/structure-calls.ts'
import { bank } from '#course/bank/calls.ts'
import { course } from '#course/course/calls.ts'
import { exam } from '#course/exam/calls.ts'
import { glossary } from '#course/glossary/calls.ts'
import { media } from '#course/media/calls.ts'
import { questionStatistics } from '#course/question-statistics/calls.ts'
import { regrade } from '#course/regrade/calls.ts'
import { type OnePager, onePager } from '#documents/one-pager/calls.ts'
import { account } from '#office/account/calls.ts'
import { ownData } from '#office/own-data/calls.ts'
import { student } from '#office/student/calls.ts'
import { auth } from '#people/auth/calls.ts'
import { mail } from '#people/mail/calls.ts'
import { nameChange } from '#people/name-change/calls.ts'
import { profile } from '#people/profile/calls.ts'
import { registration } from '#people/registration/calls.ts'
import { security } from '#people/security/calls.ts'
import type { Call } from '#platform/contract/call.ts'
import { progressReport } from '#teams/progress-report/calls.ts'
import { anna, bence, csilla, dezso, emese, ferenc, gabor, hanna, imre, judit, PASSWORD } from './cast.ts'
import { expectRefusal, told } from './client.ts'
import { examsOf } from './exams.ts'
import { requestOf, rightParts } from './fuzz-requests.ts'
import { multipart } from './multipart.ts'
import { onePagersOf } from './one-pagers.ts'
import { pathOf } from './path-of.ts'
import { idOf, type Person, person } from './people.ts'
import { png } from './png.ts'
import { earlierReport } from './progress-reports.ts'
import { browserKeys } from './push-decrypt.ts'
import { buildTestRajt } from './rajt.ts'
import { secondSemesterCalls } from './second-semester-calls.ts'
import { everybodys, ofOneself } from './walks.ts'

const rajt = await buildTestRajt({ isWalk: true })
const { app, as } = rajt
const { begin, fail } = await examsOf(rajt)
const calls = handlers.map(({ call }) => call)
const reads = new Set(handlers.filter(({ isRead }) => isRead).map(({ call }) => call))

/** What editors make beside that: the course as it is read, and all of its writing. */
const ofCourse: readonly Call[] = [
  course.progress,
  course.lesson,
  course.worksheet,
  ...Object.values(authoring),
  ...Object.values(editing),
  ...Object.values(publishingPlan),
  structure.orderLessons,
  ...Object.values(questionStatistics),
  ...Object.values(media),
  ...Object.values(glossary),
  ...Object.values(bank),
]

/** Whether a call of the office is made by a member of that scope. */
function isMadeBy(row: Call, scope: Person['officeScope']): boolean {
  if (scope === null || ofOneself.includes(row)) return true
  return scope === 'EDITOR' ? ofCourse.includes(row) : reads.has(row)
}
const absent = idOf('nothing at all')

/** What the guard answers, by who may make a call and how far they have come (decision R2). */
function guardOf(row: Call, caller: Person | null): string {
  const { who, opens } = row
  if (who === 'guest') return 'passes'
  if (!caller) return 'not-signed-in'
  if (who !== 'signed-in' && !who.includes(caller.role)) return 'not-allowed'
  if (!isMadeBy(row, caller.officeScope)) return 'full-access-needed'
  if (caller.role !== 'STUDENT' || caller.standing === 'ENROLLED') return 'passes'
  if (caller.standing === 'ONBOARDING') return opens === 'early' ? 'passes' : 'onboarding-needed'
  return opens ? 'passes' : 'personality-needed'
}

const statusOf: Record<string, number> = { 'not-signed-in': 401 }
/** What a call may refuse by its own rules although the guard let its caller through. */
const ownRefusals = ['invalid-request', 'not-found', 'media-type', 'too-many-requests']

async function send(request: InjectOptions, token?: string) {
  const headers = { ...request.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) }
  return app.inject({ ...request, headers })
}

const callers: [string, Person | null][] = [
  ['a guest', null],
  ['an enrolled student', anna],
  ['a student who is not onboarded', csilla],
  ['a student without a personality', dezso],
  ['a coordinator', emese],
  ['the office', gabor],
  ['an editor of the office', person('editor', { role: 'OFFICE', officeScope: 'EDITOR' })],
  ['a reader of the office', person('reader', { role: 'OFFICE', officeScope: 'READER' })],
  ['a mentor', hanna],
]

describe.each(callers)('%s', (_, caller) => {
  test.each(calls)('$method $path', async (row) => {
    // Everybody is signed in anew for each call: some of them end sessions.
    const own = caller
      ? await rajt.enter({
          role: caller.role,
          officeScope: caller.officeScope,
          university: caller.university,
          standing: caller.standing,
        })
      : null
    const right = fc.sample(
      rightParts(row, () => [absent]),
      { numRuns: 1, seed: 7 },
    )[0] ?? { params: {}, query: {}, body: {} }
    const reply = await send(requestOf(row, right), own?.token)
    const expected = guardOf(row, own)
    if (expected === 'passes') {
      if (reply.statusCode === 200) return
      expectRefusal(row, reply.statusCode, reply.json())
      const { code } = reply.json()
      const roleOfPath = row.path.endsWith('/:role') && code === 'not-allowed'
      expect(roleOfPath || [...ownRefusals, ...(row.refuses ?? [])].includes(code)).toBe(true)
      return
    }
    expect(reply.json()).toMatchObject({ code: expected, status: statusOf[expected] ?? 403 })
  })
})

describe('a token that is none lets nobody in', () => {
  test.each(calls.filter(({ who }) => who !== 'guest'))('$method $path', async (row) => {
    const right = fc.sample(
      rightParts(row, () => [absent]),
      { numRuns: 1, seed: 7 },
    )[0] ?? { params: {}, query: {}, body: {} }
    expect((await send(requestOf(row, right), 'A'.repeat(43))).json()).toMatchObject({
      code: 'not-signed-in',
    })
  })
})

/** The id of a session that somebody has beside the one the tests use. */
async function elsewhereSignedIn(who: Person): Promise<string> {
  await rajt.guest.does(auth.login, { body: { email: who.email, password: PASSWORD } })
  const { sessions } = await as(who).does(security.sessions)
  return sessions.find(({ isThis }) => !isThis)?._id ?? ''
}

const itemFields = {
  title: 'x',
  text: 'x',
  language: 'hu' as const,
  roles: ['STUDENT' as const],
  imageText: 'x',
}
/** News of a coordinator, with an image. */
const item = await as(emese).does(news.add, {
  body: itemFields,
  files: { image: new File([new Uint8Array(png({ width: 20, height: 10, channels: 3 }))], 'x.png') },
})

/** The id of somebody with a profile picture. */
async function pictured(who: Person): Promise<string> {
  const file = new Blob([new Uint8Array(png({ width: 200, height: 200, channels: 3 }))])
  await as(who).does(profile.changePicture, { files: { file } })
  return who.id
}

/** The id of a device on which somebody allows pushes. */
async function allowedDevice(who: Person): Promise<string> {
  const { p256dh, auth: secret } = browserKeys()
  const body = { endpoint: 'https://web.push.apple.com/abc', p256dh, auth: secret }
  return (await as(who).does(push.allow, { body }))._id
}

/** The id of somebody's own data, made. */
async function gathered(who: Person): Promise<string> {
  const id = (await as(who).does(ownData.ask)).ownData?._id ?? ''
  await workersOf(rajt)['gather-own-data']({ ownData: id })
  return id
}

/** A one-pager of a student of szte. */
const { ready, handIn } = await onePagersOf(rajt)
const author = await ready({ university: 'szte' })
const { _id: handedIn } = (await handIn(author)).body as OnePager

/** An attempt whose solutions its student is shown. */
const reporter = await rajt.enter()
await fail(reporter)
const { id: solved } = await fail(reporter)

/** The id of a ruling that changed the result of an attempt. */
async function regraded(student: Person, attempt_id: string): Promise<string> {
  const { question_id: id } = await rajt.db
    .selectFrom('exam_answer')
    .select('question_id')
    .where('attempt_id', '=', attempt_id)
    .where('position', '=', 1)
    .executeTakeFirstOrThrow()
  const body = { kind: 'full-points' as const, versions: [1], answers: [], lowers: false, falling: 0 }
  const reasons = { hu: 'Hibás volt.', en: 'It was wrong.' }
  const { _id } = await as(gabor).does(regrade.rule, { params: { id }, body: { ...body, reasons } })
  await workersOf(rajt).regrade({ ruling: _id })
  expect((await as(student).does(regrade.own)).notices).toMatchObject([{ _id }])
  return _id
}

/** The id of somebody's request for another name. */
async function askedName(who: Person): Promise<string> {
  const body = { surname: 'Új', firstname: 'Név', reason: 'Férjhez mentem.' }
  return (await as(who).does(nameChange.ask, { body }))._id
}

/** As they are. */
function correctionOf({ surname, firstname, email, neptun, university }: Person) {
  const was = { surname, firstname, email, neptun, university }
  return { ...was, reason: 'Elírás.', was }
}

/** Calls about one thing that is somebody's: who owns it, and who else may make the call but not reach it. */
const attempt = await begin(anna)
const owned: { row: Call; id: string; foreign: Person; owner: Person; sent?: object }[] = [
  { row: exam.attempt, id: attempt, owner: anna, foreign: bence },
  {
    row: exam.answer,
    id: attempt,
    owner: anna,
    foreign: bence,
    sent: { body: { position: 1, choice: [], revision: 0 } },
  },
  { row: exam.submit, id: attempt, owner: anna, foreign: bence },
  {
    row: exam.report,
    id: solved,
    owner: reporter,
    foreign: bence,
    sent: { body: { position: 1, comment: 'Két jó válasz is van.' } },
  },
  { row: regrade.seen, id: await regraded(reporter, solved), owner: reporter, foreign: bence },
  { row: profile.picture, id: await pictured(anna), owner: anna, foreign: bence },
  { row: security.endSession, id: await elsewhereSignedIn(anna), owner: anna, foreign: bence },
  { row: news.image, id: item._id, owner: anna, foreign: bence },
  { row: news.edit, id: item._id, owner: emese, foreign: ferenc, sent: { body: itemFields } },
  { row: news.remove, id: item._id, owner: emese, foreign: ferenc },
  { row: onePager.one, id: handedIn, owner: author, foreign: anna },
  { row: onePager.file, id: handedIn, owner: emese, foreign: ferenc },
  { row: progressReport.file, id: await earlierReport(rajt, author), owner: emese, foreign: ferenc },
  { row: student.one, id: bence.id, owner: ferenc, foreign: emese },
  { row: mail.ofPerson, id: bence.id, owner: ferenc, foreign: emese },
  { row: push.withdraw, id: await allowedDevice(anna), owner: anna, foreign: bence },
  { row: ownData.file, id: await gathered(anna), owner: anna, foreign: bence },
  { row: nameChange.withdraw, id: await askedName(anna), owner: anna, foreign: bence },
  {
    row: nameChange.accept,
    id: await askedName(await rajt.enter({ university: 'szte' })),
    owner: emese,
    foreign: ferenc,
  },
  {
    row: nameChange.reject,
    id: await askedName(await rajt.enter({ university: 'szte' })),
    owner: emese,
    foreign: ferenc,
    sent: { body: { reason: 'Nem' } },
  },
  {
    row: account.correct,
    id: bence.id,
    owner: ferenc,
    foreign: emese,
    sent: { body: correctionOf(bence) },
  },
  { row: registration.accept, id: imre.registration, owner: emese, foreign: ferenc },
  {
    row: registration.reject,
    id: judit.registration,
    owner: ferenc,
    foreign: emese,
    sent: { body: { reason: 'Nem' } },
  },
]

/** Those of a second semester alone are walked in one (second-semester-access.test.ts). */
const withIds = calls.filter((call) => call.path.includes(':id') && !secondSemesterCalls.includes(call))

test('every call with an id says whose it is', () => {
  const known: readonly Call[] = [...owned.map(({ row }) => row), ...everybodys]
  expect(
    withIds.filter((call) => !known.includes(call)).map(({ method, path }) => `${method} ${path}`),
    'say in testing/server/access.test.ts whose they are, or in their feature’s walks.ts that they are everybody’s',
  ).toEqual([])
})

/** A call that must have a file is not read without one. */
const filesOf = (row: Call) => {
  const [field] = Object.entries(row.uploads ?? {}).find(([, { optional }]) => !optional) ?? []
  return field ? multipart([{ name: field, filename: 'a', bytes: 'a' }]) : {}
}

describe('what is another’s is as absent as what does not exist', () => {
  test.each(owned)('$row.method $row.path', async ({ row, id, owner, foreign, sent = {} }) => {
    const refused = (who: Person, one: string) =>
      as(who).refused(row, { params: { id: one }, ...sent } as never)
    const another = await refused(foreign, id)
    expect(another).toMatchObject({ status: 404, code: 'not-found' })
    expect(told(another)).toEqual(told(await refused(foreign, absent)))
    expect(told(await refused(owner, absent))).toEqual(told(another))
    expect((await as(owner).call(row, { params: { id }, ...sent } as never)).status).toBe(200)
  })

  test.each(withIds)('$method $path: an id that does not exist', async (row) => {
    const who =
      [anna, gabor].find(({ role }) => row.who === 'signed-in' || row.who.includes(role as never)) ?? gabor
    const right = fc.sample(
      rightParts(row, () => [absent]),
      { numRuns: 1, seed: 7 },
    )[0]
    const id = row.path.startsWith('/university') ? 'nowhere' : absent
    const request = {
      ...requestOf(row, right as never),
      url: `/api${pathOf(row, { ...(right?.params as object), id })}`,
    }
    const reply = await send({ ...request, ...filesOf(row) }, who.token)
    expect(reply.json()).toMatchObject({ status: 404, code: 'not-found' })
  })
})
