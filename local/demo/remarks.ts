import { writeAudit } from '#platform/server/audit.ts'
import { hours, later } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Person } from './people.ts'

interface Written {
  comment: string
  /** Hours before the demonstration begins. */
  ago: number
  answer?: string
  isDone?: true
}

const suggestions: readonly Written[] = [
  {
    comment: 'A második példa jobban érthető lenne egy ábrával.',
    ago: 190,
    answer: 'Jó ötlet, köszönjük! Már készül az ábra, a jövő héten felkerül.',
  },
  { comment: 'Jó lenne egy letölthető sablon az interjúkérdésekhez.', ago: 150, isDone: true },
  {
    comment: 'A podcast halkabb, mint a videók. Fülhallgatóval is alig hallani a vendéget.',
    ago: 96,
    answer: 'Igazad van, újrakevertük a hangját.',
    isDone: true,
  },
  { comment: 'Az egyik mondatban „vevő” áll, a következőben „felhasználó”. Ugyanazt jelenti?', ago: 40 },
  { comment: 'Több magyar példát szívesen olvasnék, főleg kisvárosi vállalkozásokról.', ago: 21 },
  { comment: 'Az ellenőrző kérdés magyarázata túl rövid, nem értem, miért nem jó a másik válasz.', ago: 7 },
]

const reports: readonly Written[] = [
  {
    comment: 'Szerintem két válasz is helyes, mert a lecke mindkettőt említi.',
    ago: 60,
    answer: 'Átnéztük: a lecke a másodikat ellenpéldaként hozza. A kérdés szövegét világosabbra írtuk.',
  },
  { comment: 'A kérdésben elírás van, emiatt a fordítottját jelöltem.', ago: 12 },
  { comment: 'A sorrend második és harmadik lépése felcserélhető.', ago: 3 },
]

interface Into {
  tx: Tx
  people: readonly Person[]
  semester: string
  now: Date
}

/** What students wrote of lessons and exam questions; the office has answered some of it. */
export async function remarkOnTheCourse(into: Into): Promise<void> {
  const { tx, people, semester } = into
  const lessons = await tx
    .selectFrom('lesson as l')
    .innerJoin('module as m', 'm.id', 'l.module_id')
    .select(['l.id as lesson_id', 'l.module_id'])
    .where('m.semester_id', '=', semester)
    .orderBy('m.position')
    .orderBy('l.position')
    .execute()
  const readers = people.filter(({ modulesTaken }) => modulesTaken > 0)
  for (const [i, written] of suggestions.entries()) {
    const lesson = lessons[i]
    const reader = readers[i]
    if (lesson && reader) await write(into, written, { ...lesson, account_id: reader.id })
  }
  const asked = await solvedQuestions(tx, semester)
  for (const [i, written] of reports.entries()) {
    const question = asked[i]
    if (question) await write(into, written, question)
  }
}

/** Of last attempts, whose solutions are shown: one question of each. */
const solvedQuestions = (tx: Tx, semester: string) =>
  tx
    .selectFrom('exam_attempt as a')
    .innerJoin('module as m', 'm.id', 'a.module_id')
    .innerJoin('exam_answer as x', 'x.attempt_id', 'a.id')
    .select(['a.account_id', 'a.module_id', 'a.id as attempt_id', 'x.question_id'])
    .where('m.semester_id', '=', semester)
    .where('a.number', '=', 2)
    .where('x.position', '=', 3)
    .orderBy('m.position')
    .orderBy('a.closed_at')
    .limit(reports.length)
    .execute()

interface About {
  account_id: string
  module_id: string
  lesson_id?: string
  attempt_id?: string
  question_id?: string
}

async function write({ tx, people, now }: Into, { comment, ago, answer, isDone }: Written, about: About) {
  const office = people.find(({ role }) => role === 'OFFICE')?.id ?? ''
  const at = later(now, -hours(ago))
  const handled = { at: later(at, hours(2)), by: office }
  const { id } = await tx
    .insertInto('remark')
    .values({
      ...about,
      comment,
      at,
      status: isDone ? 'DONE' : answer ? 'ANSWERED' : 'NEW',
      ...(answer ? { answer, answered_at: handled.at, answered_by: office } : {}),
      ...(isDone ? { done_at: handled.at, done_by: office } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const scope = { tx, actor: { id: office } as never, now: handled.at }
  if (answer) await writeAudit(scope, 'remark-answered', id)
  if (isDone) await writeAudit(scope, 'remark-done', id)
}
