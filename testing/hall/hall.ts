import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect } from 'vitest'
import { processorOf } from '#bench/processor.ts'
import { brokenRules } from '#testing/server/invariants.ts'
import { type Process, query } from '#testing/server/process.ts'
import { addRealPeople, inDatabase, newStudents } from '#testing/server/real-people.ts'
import type { Sat, Sitting } from './client.ts'

export interface Hall {
  students: number
  beginWithinMs: number
  answers: number
  thinkMs: number
  /** The platform stands still at first for so long, so that whoever has come by then is there at one moment. */
  stoodStillMs?: number
}

export interface Played extends Sat {
  /** Processor time of an exam from its start to its receipt, in milliseconds: of the server and of its database. */
  processor: { server: number; database: number }
}

/** Students without a start yet sit the exam of the first module on a platform that runs on `folder`. */
export async function play(
  { url, child }: Process,
  folder: string,
  { students, stoodStillMs = 0, ...how }: Hall,
): Promise<Played> {
  const examinees = newStudents(students)
  await addRealPeople(folder, examinees)
  const module = await firstModule(folder)
  return inDatabase(folder, async (db) => {
    const read = await processorOf(db, child.pid ?? 0)
    const before = read()
    if (stoodStillMs > 0) standStill(child.pid ?? 0, stoodStillMs)
    const sat = await sitAll({ url, module, tokens: examinees.map(({ token }) => token), ...how })
    const after = read()
    return {
      ...sat,
      processor: {
        server: (after.server - before.server) / students,
        database: (after.database - before.database) / students,
      },
    }
  })
}

function standStill(pid: number, ms: number): void {
  process.kill(pid, 'SIGSTOP')
  setTimeout(() => process.kill(pid, 'SIGCONT'), ms)
}

async function sitAll(sitting: Sitting): Promise<Sat> {
  const client = fork(join(import.meta.dirname, 'client.ts'), { execArgv: [] })
  client.send(sitting)
  const ended = once(client, 'exit').then(([code]) => {
    throw new Error(`the examinees ended with ${code}`)
  })
  const [sat] = (await Promise.race([once(client, 'message'), ended])) as [Sat]
  ended.catch(() => undefined)
  return sat
}

async function firstModule(folder: string): Promise<string> {
  const [first] = await query<{ id: string }>(
    folder,
    `select m.id from module m join semester s on s.id = m.semester_id
     where s.is_current and not m.extra order by m.position limit 1`,
  )
  return first?.id ?? ''
}

/** Counts anew in the database: every exam handed in, every answer there once, and no rule broken. */
export async function expectNothingLost(
  folder: string,
  { students, answers }: Hall,
): Promise<{ exams: number; answers: number }> {
  const [counted] = await query<{ exams: number; answers: number }>(
    folder,
    `with theirs as (
       select e.id, e.status from exam_attempt e join account a on a.id = e.account_id
       where a.email like 'realstudent%@test.example')
     select (select count(*)::int from theirs where status = 'SUBMITTED') as exams,
       (select count(*)::int from exam_answer x join theirs t on t.id = x.attempt_id
        where x.choice is not null and x.revision = 1) as answers`,
  )
  expect(counted).toEqual({ exams: students, answers: students * answers })
  expect(await inDatabase(folder, (_, pool) => brokenRules(pool))).toEqual([])
  return counted ?? { exams: 0, answers: 0 }
}
