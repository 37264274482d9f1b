import { tenantOf } from '#people/identity/server/tenant.ts'
import type { Language } from '#platform/contract/parts.ts'
import { limits } from '#platform/contract/parts.ts'
import type { Database } from '#platform/server/database.ts'
import { query } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { type Queue, today } from '../calls.ts'
import { groupedByQuestion, promisedOf, queueOf } from './rules.ts'
import * as waiting from './waiting.ts'

interface Asked {
  db: Database
  now: Date
  language: Language
}

/** The scope comes from the session (decision R5). */
export const queues = query(today.queues, async function queues({ db, actor, now, language }) {
  const tenant = tenantOf(actor)
  const found = await Promise.all([
    registrationsOf({ db, now }, tenant),
    tenant === null ? remarksOf({ db, language }) : null,
    waiting.names(db, tenant).then((rows) => queueOf('names', rows)),
    ...(tenant === null ? ofOffice({ db, now }) : []),
  ])
  return { queues: found.filter((one) => one !== null) }
})

async function registrationsOf({ db, now }: Pick<Asked, 'db' | 'now'>, tenant: string | null) {
  const rows = await waiting.registrations(db, tenant)
  return queueOf('registrations', rows, { promised: promisedOf(rows, now) })
}

async function remarksOf({ db, language }: Pick<Asked, 'db' | 'language'>): Promise<Queue | null> {
  const rows = await waiting.remarks(db)
  const { most, acts } = groupedByQuestion(rows.slice(0, limits.listed))
  if (!most) return queueOf('remarks', rows, { acts })
  const { prompt } = await db
    .selectFrom('question_text')
    .select('prompt')
    .where('question_id', '=', most.question)
    .where('language', '=', language)
    .executeTakeFirstOrThrow()
  return queueOf('remarks', rows, { acts, sameQuestion: { prompt, reports: most.reports } })
}

function ofOffice({ db, now }: Pick<Asked, 'db' | 'now'>): Promise<Queue | null>[] {
  return [
    importsOf(db),
    waiting.mails(db, now).then((rows) => queueOf('mails', rows)),
    waiting.requests(db).then((rows) => queueOf('requests', rows)),
    ofSemester({ db, now }, 'questions'),
    ofSemester({ db, now }, 'rescue'),
  ]
}

async function ofSemester({ db, now }: Pick<Asked, 'db' | 'now'>, kind: 'questions' | 'rescue') {
  const { semester } = await currentProgramme(db)
  const rows =
    kind === 'questions'
      ? await waiting.questions(db, semester.id, now)
      : await waiting.rounds(db, semester.id)
  return queueOf(kind, rows)
}

/** The only one that waits is told by its file. */
async function importsOf(db: Database): Promise<Queue | null> {
  const rows = await waiting.imports(db)
  const [only] = rows
  if (!only || rows.length > 1) return queueOf('imports', rows)
  const counts = await db
    .selectFrom('import_row')
    .select(({ fn, eb }) => [
      fn
        .countAll<number>()
        .filterWhere(eb('outcome', '=', 'INVITE'))
        .as('invited'),
      fn
        .countAll<number>()
        .filterWhere(eb('outcome', '=', 'REFUSED'))
        .as('faulty'),
    ])
    .where('import_id', '=', only.id)
    .executeTakeFirstOrThrow()
  return queueOf('imports', rows, { file: { _id: only.id, name: only.file_name, ...counts } })
}
