import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#platform/server/database.ts'
import type { Target } from './load.ts'

const CONNECTIONS = 16
const SETTLE_MS = 300
const MODULES_NEEDED = 5

/** A number that no exam's attempts reach: the attempts of this bench are known by it. */
const NUMBER = 90

/** Open attempts for both servers: each connection answers a question of its own. */
export async function openAttempts(db: Database, student: string) {
  const modules = await db
    .selectFrom('module')
    .select('id')
    .where('extra', '=', false)
    .orderBy('position')
    .limit(MODULES_NEEDED)
    .execute()
  await forgetAttempts(db)
  const made: string[] = []
  for (const module of modules) made.push(await openAttempt(db, student, module.id))
  const [spare = '', ...rest] = made
  return { spare, ours: rest.slice(0, 2), bare: rest.slice(2, 4) }
}

/** Removes the attempts of this bench, also those of a run that broke off. */
export async function forgetAttempts(db: Database): Promise<void> {
  const made = db.selectFrom('exam_attempt').select('id').where('number', '=', NUMBER)
  await db.deleteFrom('exam_answer').where('attempt_id', 'in', made).execute()
  await db.deleteFrom('exam_attempt').where('number', '=', NUMBER).execute()
}

async function openAttempt(db: Database, student: string, module_id: string): Promise<string> {
  const started_at = new Date()
  const { id } = await db
    .insertInto('exam_attempt')
    .values({
      account_id: student,
      module_id,
      number: NUMBER,
      status: 'OPEN',
      started_at,
      ends_at: new Date(started_at.getTime() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const questions = await db
    .selectFrom('question')
    .select(['id', 'version', 'correct'])
    .where('module_id', '=', module_id)
    .where('kind', '=', 'single')
    .limit(8)
    .execute()
  await db
    .insertInto('exam_answer')
    .values(
      questions.map((question, i) => ({
        attempt_id: id,
        position: i + 1,
        question_id: question.id,
        version: question.version,
        option_order: [0, 1, 2, 3],
      })),
    )
    .execute()
  return id
}

/** Each connection saves answer after answer to its own question, naming the revision it replaces. */
export function answering(
  db: Database,
  url: string,
  headers: Record<string, string>,
  attempts: readonly string[],
  path?: string,
): Target {
  let clients = 0
  return {
    url,
    method: 'PUT',
    path: '',
    headers,
    ready: () => readRevisions(db),
    setupClient(client) {
      const n = clients++ % CONNECTIONS
      const attempt = attempts[n % 2] ?? ''
      const position = 1 + Math.floor(n / 2)
      const key = `${attempt} ${position}`
      client.setRequests([
        {
          method: 'PUT',
          path: path ?? `${new URL(url).pathname}/exam/${attempt}/answer`,
          headers,
          setupRequest: (request) => {
            const revision = revisions.get(key) ?? 0
            const body = { position, choice: [revision % 4], revision, ...(path ? { attempt } : {}) }
            return { ...request, body: JSON.stringify(body) }
          },
          onResponse: (status) => {
            if (status === 200) revisions.set(key, (revisions.get(key) ?? 0) + 1)
          },
        },
      ])
    },
  }
}

/** How often each question has been answered. */
const revisions = new Map<string, number>()

/**
 * Answers that the end of the last round cut off may have been saved all the same: their revisions are read
 * anew.
 */
async function readRevisions(db: Database): Promise<void> {
  await sleep(SETTLE_MS)
  const rows = await db.selectFrom('exam_answer').select(['attempt_id', 'position', 'revision']).execute()
  for (const { attempt_id, position, revision } of rows) revisions.set(`${attempt_id} ${position}`, revision)
}
