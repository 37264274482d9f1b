import { course } from '#course/course/calls.ts'
import { exam } from '#course/exam/calls.ts'
import { auth } from '#people/auth/calls.ts'
import { registration } from '#people/registration/calls.ts'
import { openDatabase, openPool } from '#platform/server/database.ts'
import { programme } from '#programme/programme/calls.ts'
import { answering, forgetAttempts, openAttempts } from './answering.ts'
import { bareServer, compare, recordWarm } from './beside-bare.ts'
import { examinees, forgetExams, sitExams } from './exam-sitting.ts'
import { keptServers } from './kept.ts'
import { calls, headersOf, type Target } from './load.ts'
import { heading } from './print.ts'
import { type Recorded, recordAnswer } from './record.ts'
import type { Screen } from './screens.ts'
import { end } from './servers.ts'
import { sessionOf } from './session.ts'

/** Of twelve bare saves, with our own start and end, over the exam. */
const EXAM_RATIO = 0.9
const ACCOUNTS = Number(process.env.API_ACCOUNTS || 100_000)
// Eight of each connection: PostgreSQL plans a statement anew in its first five.
const EXAMS = 128
const QUESTIONS = 12
const SAVING = 'saving an exam answer'
const START_AND_END = 'start and end of an exam'
const EXAM = `exam of ${QUESTIONS} answers`

const { kept, stop } = await keptServers([ACCOUNTS])
const [place] = kept
if (!place) throw new Error('no server')
const pool = openPool(place.url, 4)
const db = openDatabase(pool)

const student = await sessionOf(db, 'owner@rajt.example')
const office = await sessionOf(db, 'office@rajt.example')
const lesson = await db
  .selectFrom('lesson')
  .innerJoin('module', 'module.id', 'lesson.module_id')
  .select(['lesson.id', 'module.id as module'])
  .where('module.position', '=', 1)
  .executeTakeFirstOrThrow()
const sitting = await examinees(pool, EXAMS)
const attempts = await openAttempts(db, student.id)

const page = { universities: [], status: ['WAITING'], search: '', pageNumber: 3 }
const search = { universities: [], status: [], search: 'Őrsi Ödön', pageNumber: 1 }
const firstAnswer = { position: 1, choice: [0], revision: 0 }
const ofOffice = (body: object) =>
  recordWarm(db, registration.list, office.token, { params: { role: 'OFFICE' }, body })
const recorded: Record<string, Recorded> = {
  context: await recordWarm(db, programme.context, null, {}),
  user: await recordWarm(db, auth.user, student.token, {}),
  progress: await recordWarm(db, course.progress, student.token, {}),
  lesson: await recordWarm(db, course.lesson, student.token, { params: { id: lesson.id } }),
  list: await ofOffice(page),
  search: await ofOffice(search),
  answer: fromRequest(
    await recordAnswer(db, exam.answer, student.token, { params: { id: attempts.spare }, body: firstAnswer }),
  ),
}
const bare = await bareServer(place.url, recorded)

/** The answer's values that differ from request to request. */
function fromRequest({ statements, answer }: Recorded): Recorded {
  const bound = statements.map(({ text, values }) => ({
    text,
    values: values.map((value) => {
      if (value === attempts.spare) return { from: 'attempt' }
      if (value === firstAnswer.position) return { from: 'position' }
      if (value === firstAnswer.revision) return { from: 'revision' }
      if (value instanceof Date) return { from: 'now' }
      return value
    }),
  }))
  return { statements: bound, answer }
}

const api = `${place.server.url}/api`
const get = (url: string, path: string): Target => ({
  url,
  path,
  method: 'GET',
  headers: headersOf(student.token),
})
const post = (url: string, path: string, body: object): Target => ({
  url,
  path,
  method: 'POST',
  headers: headersOf(office.token),
  body: JSON.stringify(body),
})
const listPath = '/registration-confirmations/all/office'

const screens: Screen[] = [
  {
    name: 'dashboard',
    times: 300,
    ours: calls(get(api, '/context'), get(api, '/auth/user'), get(api, '/progress')),
    bare: calls(get(bare.url, '/context'), get(bare.url, '/user'), get(bare.url, '/progress')),
  },
  {
    name: 'GET /lesson/{id}',
    times: 500,
    ours: calls(get(api, `/lesson/${lesson.id}`)),
    bare: calls(get(bare.url, '/lesson')),
  },
  {
    name: 'registration list',
    times: 300,
    ours: calls(post(api, listPath, page)),
    bare: calls(post(bare.url, '/list', {})),
  },
  {
    name: 'people search',
    times: 300,
    ours: calls(post(api, listPath, search)),
    bare: calls(post(bare.url, '/search', {})),
  },
  {
    name: SAVING,
    times: 500,
    ours: calls(answering(db, api, headersOf(student.token), attempts.ours)),
    bare: calls(answering(db, bare.url, headersOf(student.token), attempts.bare, '/answer')),
  },
  {
    name: START_AND_END,
    times: EXAMS,
    ready: () => forgetExams(pool, sitting),
    ours: () => sitExams(api, lesson.module, sitting, 0),
  },
  {
    name: EXAM,
    times: EXAMS,
    ready: () => forgetExams(pool, sitting),
    ours: () => sitExams(api, lesson.module, sitting, QUESTIONS),
    madeOf: (of) => of(START_AND_END).own.total + QUESTIONS * (of(SAVING).bare?.total ?? 0),
  },
]

heading(`Processor time of a screen among ${ACCOUNTS.toLocaleString('en')} accounts, in milliseconds`)
const missed = await compare(screens, { db, ours: place.server, bare, atLeast: { [EXAM]: EXAM_RATIO } })

await forgetExams(pool, sitting)
await forgetAttempts(db)
await end(bare)
await db.destroy()
await stop()
if (missed > 0) throw new Error(`${missed} screens cost more than a bare server allows`)
