import type pg from 'pg'
import type { exam } from '#course/exam/calls.ts'
import type { Answer } from '#platform/contract/call.ts'
import { nthChoice } from '#testing/server/nth-choice.ts'
import { tokensOf } from './session.ts'

const PARALLEL = 16

interface Examinee {
  id: string
  token: string
}

/** Students who may take the exam of the first module, each with a token. */
export async function examinees(pool: pg.Pool, count: number): Promise<Examinee[]> {
  const { rows } = await pool.query<{ id: string }>(
    `update account set personality = 'PM' where id in (
       select a.id from account a join registration r on r.account_id = a.id
       join onboarding o on o.account_id = a.id join semester s on s.key = o.semester_key and s.is_current
       where a.role = 'STUDENT' and r.status = 'ACCEPTED' and a.email like '%@hallgatok.example'
         and not exists (select from exam_attempt e where e.account_id = a.id)
       order by a.id limit $1) returning id`,
    [count],
  )
  const tokens = await tokensOf(
    (statement, values) => pool.query(statement, values),
    rows.map(({ id }) => id),
  )
  return rows.map(({ id }, n) => ({ id, token: tokens[n] ?? '' }))
}

/** An exam of each from the start to the receipt, some of them at once; that many questions are answered, which the exam has to have. */
export async function sitExams(
  api: string,
  module: string,
  all: readonly Examinee[],
  answers: number,
): Promise<void> {
  const waiting = [...all]
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await sitExam(api, module, next.token, answers)
  }
  await Promise.all(Array.from({ length: PARALLEL }, worker))
}

async function sitExam(api: string, moduleId: string, token: string, answers: number): Promise<void> {
  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(api + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }
  const { redirectUrl } = await send<Answer<typeof exam.start>>('POST', '/init-module-test', {
    moduleId,
    platform: 'WEB',
  })
  const id = new URL(redirectUrl).searchParams.get('attempt') ?? ''
  const { questions } = await send<Answer<typeof exam.attempt>>('GET', `/exam/${id}`)
  const answered = questions.slice(0, answers)
  if (answered.length < answers) throw new Error(`an exam of ${questions.length} questions`)
  for (const question of answered)
    await send('PUT', `/exam/${id}/answer`, {
      position: question.position,
      choice: nthChoice(question),
      revision: 0,
    })
  await send('POST', `/exam/${id}/submit`)
}

/** Removes the exams they took, so that they may take them again. */
export async function forgetExams(pool: pg.Pool, all: readonly Examinee[]): Promise<void> {
  const ids = [all.map(({ id }) => id)]
  // Otherwise their time-outs would run during a later bench.
  await pool.query(
    `delete from graphile_worker._private_jobs j using exam_attempt a
     where j.payload ->> 'attempt' = a.id::text and a.account_id = any ($1)`,
    ids,
  )
  await pool.query(
    'delete from exam_answer x using exam_attempt a where a.id = x.attempt_id and a.account_id = any ($1)',
    ids,
  )
  await pool.query('delete from exam_attempt where account_id = any ($1)', ids)
}
