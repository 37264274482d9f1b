import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { course } from '@rajt/contract/course'
import { exam } from '@rajt/contract/exam'
import { registration } from '@rajt/contract/registration'
import { openDatabase, openPool } from '../server/src/plumbing/database.ts'
import { answering, openAttempts } from './answering.ts'
import { fillTo } from './fill.ts'
import { compare, type Target } from './load.ts'
import { figure, heading, note, round } from './print.ts'
import { recordCall, type Statement } from './record.ts'
import { benchDatabase, end, rajt, serve } from './servers.ts'
import { sessionOf } from './session.ts'

const RATIO = 0.85
const REGISTRATIONS = 100_000

/** Requests per second of the four hot calls, against bare node:http with the same SQL. */
const database = await benchDatabase()
const ours = await rajt(database.url, database.folder)
const pool = openPool(database.url, 4)
const db = openDatabase(pool)
await fillTo(database.url, REGISTRATIONS)

const student = await sessionOf(db, 'owner@rajt.example')
const office = await sessionOf(db, 'office@rajt.example')
const lesson = await db
  .selectFrom('lesson')
  .innerJoin('module', 'module.id', 'lesson.module_id')
  .select('lesson.id')
  .where('module.position', '=', 1)
  .executeTakeFirstOrThrow()
const attempts = await openAttempts(db, student.id)

const filter = { universities: [], status: ['WAITING'], search: '', pageNumber: 3 }
const firstAnswer = { position: 1, choice: [0], revision: 0 }
const recorded: Record<string, Statement[]> = {
  progress: await recordCall(db, course.progress, student.token, {}),
  lesson: await recordCall(db, course.lesson, student.token, { params: { id: lesson.id } }),
  list: await recordCall(db, registration.list, office.token, { params: { role: 'OFFICE' }, body: filter }),
  answer: fromRequest(
    await recordCall(db, exam.answer, student.token, { params: { id: attempts.spare }, body: firstAnswer }),
  ),
}
writeFileSync(join(database.folder, 'statements.json'), JSON.stringify(recorded))
const bare = await serve('bare.ts', '/ready', {
  DATABASE_URL: database.url,
  STATEMENTS: join(database.folder, 'statements.json'),
})

/** The answer's values that differ from request to request. */
function fromRequest(statements: Statement[]): Statement[] {
  return statements.map(({ text, values }) => ({
    text,
    values: values.map((value) => {
      if (value === attempts.spare) return { from: 'attempt' }
      if (value === firstAnswer.position) return { from: 'position' }
      if (value === firstAnswer.revision) return { from: 'revision' }
      if (value instanceof Date) return { from: 'now' }
      return value
    }),
  }))
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' })
const post = (url: string, path: string): Target => ({
  url,
  path,
  method: 'POST',
  headers: bearer(office.token),
  body: JSON.stringify(filter),
})
const get = (url: string, path: string): Target => ({
  url,
  path,
  method: 'GET',
  headers: bearer(student.token),
})
const api = `${ours.url}/api`
const pairs: Record<string, [Target, Target]> = {
  'GET /progress': [get(api, '/progress'), get(bare.url, '/progress')],
  'GET /lesson/{id}': [get(api, `/lesson/${lesson.id}`), get(bare.url, '/lesson')],
  [`POST /registration-confirmations/all/office over ${REGISTRATIONS} registrations`]: [
    post(api, '/registration-confirmations/all/office'),
    post(bare.url, '/list'),
  ],
  'saving an exam answer': [
    answering(db, api, bearer(student.token), attempts.ours),
    answering(db, bare.url, bearer(student.token), attempts.bare, '/answer'),
  ],
}

heading('Requests per second at 16 connections, against bare node:http with the same SQL')
for (const [name, [one, other]] of Object.entries(pairs)) {
  const result = await compare(one, other)
  figure(name, result.ratio, { atLeast: RATIO })
  note(`${round(result.ours)}/s against ${round(result.bare)}/s, medians of 5 interleaved rounds`)
}

await end(bare)
await end(ours)
await db.destroy()
await database.stop()
