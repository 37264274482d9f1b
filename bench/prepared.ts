import { Kysely, PostgresDialect } from 'kysely'
import { moduleProgress } from '#course/course/server/queries.ts'
import { attemptOf, examStanding, questionsOf, saveAnswer } from '#course/exam/server/queries.ts'
import { users } from '#people/identity/server/present.ts'
import { whoseSession } from '#people/identity/server/session.ts'
import { registrationsByKey } from '#people/registration/server/queries.ts'
import type { DB } from '#platform/server/database.generated.ts'
import { type Database, openDatabase, openPool } from '#platform/server/database.ts'
import { hit } from '#platform/server/throttle.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { projectOf } from '#teams/project/server/queries.ts'
import { keptServers } from './kept.ts'
import { figure, heading, median, note, round } from './print.ts'
import { sessionOf } from './session.ts'

/**
 * What it would save to build a hot statement once in a process: it is sent as it was built, with the same name. The
 * statements are those with the most to build, of the calls that are made most.
 */
const ACCOUNTS = Number(process.env.PREPARED_ACCOUNTS || 100_000)
const ROUNDS = 200
/** More than this is worth a special form (milliseconds). */
const WORTH = 0.2

const { kept, stop } = await keptServers([ACCOUNTS])
const [place] = kept
if (!place) throw new Error('no server')
const pool = openPool(place.url, 1)
const db = openDatabase(pool)
let sent = { sql: '', parameters: [] as readonly unknown[] }
const watched: Database = new Kysely<DB>({
  dialect: new PostgresDialect({ pool }),
  log: ({ query }) => {
    sent = query
  },
})

const now = new Date()
const { id: student } = await sessionOf(db, 'owner@rajt.example')
const { semester } = await currentProgramme(db)
const first = async (table: 'session' | 'module' | 'exam_attempt' | 'registration') =>
  (await db.selectFrom(table).select('id').limit(25).execute()).map(({ id }) => id)
const [[session = ''], [module = ''], [attempt = ''], registrations] = [
  await first('session'),
  await first('module'),
  await first('exam_attempt'),
  await first('registration'),
]
const answer = {
  attempt,
  student,
  position: 1,
  choice: [0],
  revision: 0,
  now,
  ended: now,
  fitting: ['single 4'],
}

const statements: Record<string, (db: Database) => Promise<unknown>> = {
  'the session of a request': (db) => whoseSession(db, session, now),
  'the signed-in person': (db) => users(db, semester.key).where('account.id', '=', student).execute(),
  'progress in the course': (db) => moduleProgress(db, { student, semester: semester.id }),
  'an exam before its start': (db) => examStanding(db, { student, module }),
  'an exam under way': (db) => attemptOf(db, { attempt, student, language: 'hu' }),
  'its questions': (db) => questionsOf(db, { attempt, language: 'hu' }),
  'saving an answer': (db) => saveAnswer(db, answer),
  'a page of registrations': (db) => registrationsByKey(db, registrations),
  'the project of a student': (db) => projectOf(db, student, semester.id),
  'counting a hit': (db) => hit(db, { key: 'bench', limit: { hits: 1, window: 1_000 } }, now),
}

heading(`Statements built once beside plain ones, among ${ACCOUNTS.toLocaleString('en')} accounts`)
note(`medians of ${ROUNDS} interleaved executions, in milliseconds`)
for (const [name, run] of Object.entries(statements)) {
  await run(watched)
  const { sql: text, parameters } = sent
  const special = () => pool.query({ name, text, values: [...parameters] })
  const times = { special: [] as number[], plain: [] as number[] }
  for (let n = 0; n < ROUNDS; n++) {
    times.special.push(await timed(special))
    times.plain.push(await timed(() => run(db)))
  }
  const [special_, plain] = [median(times.special), median(times.plain)]
  note(`${name}: built once ${round(special_)}, plain ${round(plain)}`)
  figure(`what building ${name} takes`, plain - special_, { atMost: WORTH }, ' ms')
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await run()
  return performance.now() - from
}

await db.destroy()
await stop()
