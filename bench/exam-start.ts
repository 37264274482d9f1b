import { exam } from '#course/exam/calls.ts'
import type { Answer, Call } from '#platform/contract/call.ts'
import { openDatabase, openPool } from '#platform/server/database.ts'
import { examinees, forgetExams } from './exam-sitting.ts'
import { fillTo } from './fill.ts'
import { figure, heading, note, round } from './print.ts'
import { processorOf } from './processor.ts'
import { measure } from './screens.ts'
import { benchDatabase, end, rajt } from './servers.ts'

/** What a start may cost, in saved answers. */
const AT_MOST = 4
const ACCOUNTS = 4_000
const EXAMINEES = 250
const PARALLEL = 16
const START = 'starting an exam'
const SHOW = 'showing its questions'
const SAVE = 'saving an answer'

const database = await benchDatabase()
const server = await rajt(database.url, database.folder)
await fillTo(database.url, ACCOUNTS)
const pool = openPool(database.url, 4)
const db = openDatabase(pool)
const { id: moduleId } = await db
  .selectFrom('module')
  .innerJoin('semester', 'semester.id', 'module.semester_id')
  .select('module.id')
  .where('semester.is_current', '=', true)
  .where('module.position', '=', 1)
  .executeTakeFirstOrThrow()

const sitting = (await examinees(pool, EXAMINEES)).map((one) => ({ ...one, attempt: '', revision: 0 }))
type Examinee = (typeof sitting)[number]

async function send<A>(call: Call, { token, attempt }: Examinee, body?: object): Promise<A> {
  const response = await fetch(`${server.url}/api${call.path.replace(':id', attempt)}`, {
    method: call.method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${call.path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as A
}

const start = async (one: Examinee) => {
  const body = { moduleId, platform: 'WEB' }
  const { redirectUrl } = await send<Answer<typeof exam.start>>(exam.start, one, body)
  one.attempt = new URL(redirectUrl).searchParams.get('attempt') ?? ''
  one.revision = 0
}
const save = async (one: Examinee) => {
  const body = { position: 1, choice: [], revision: one.revision }
  one.revision = (await send<Answer<typeof exam.answer>>(exam.answer, one, body)).revision
}

/** All of them, some at once. */
async function everybody(does: (one: Examinee) => Promise<unknown>): Promise<void> {
  const waiting = [...sitting]
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await does(next)
  }
  await Promise.all(Array.from({ length: PARALLEL }, worker))
}

const read = await processorOf(db, server.child.pid ?? 0)
heading('Processor time of an exam’s start, in milliseconds')
note(`medians of interleaved rounds of ${EXAMINEES} students, ${PARALLEL} at once`)
const costs = await measure(
  [
    { name: START, times: EXAMINEES, ready: () => forgetExams(pool, sitting), ours: () => everybody(start) },
    {
      name: SHOW,
      times: EXAMINEES,
      ready: async () => undefined,
      ours: () => everybody((one) => send(exam.attempt, one)),
    },
    { name: SAVE, times: EXAMINEES, ready: async () => undefined, ours: () => everybody(save) },
  ],
  { ours: read, bare: read },
)
for (const [name, { server, database, total }] of costs)
  note(`${name}: ${round(total)} ms, ${round(server)} in the server, ${round(database)} in the database`)
const [starting, saving] = [costs.get(START)?.total ?? 0, costs.get(SAVE)?.total ?? 0]
const ratio = starting / saving
figure('a start, in saved answers', ratio, { atMost: AT_MOST })
await db.destroy()
await end(server)
await database.stop()
if (ratio > AT_MOST) throw new Error(`a start costs ${round(ratio)} saved answers`)
