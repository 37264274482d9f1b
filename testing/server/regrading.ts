import { sql } from 'kysely'
import { exam } from '#course/exam/calls.ts'
import type { QuestionContent } from '#course/exam/question-content.ts'
import { type RuleQuestion, regrade } from '#course/regrade/calls.ts'
import { regradeWorker } from '#course/regrade/server/run.ts'
import type { QuestionKind } from '#platform/contract/parts.ts'
import { gabor } from './cast.ts'
import { examsOf } from './exams.ts'
import type { Person } from './people.ts'
import type { TestRajt } from './rajt.ts'

const KINDS: readonly QuestionKind[] = ['single', 'multiple', 'true-false', 'ordering']
export const REASON = { hu: 'A kérdés hibás volt.', en: 'The question was wrong.' }

/** What tests do with questions that prove wrong: every exam of the first module asks one question of each kind. */
export async function regradingOf(rajt: TestRajt) {
  const { as, db, clock, settings } = rajt
  const exams = await examsOf(rajt)
  const module = exams.moduleAt(1)
  const { rows } = await sql<{ id: string; kind: QuestionKind }>`
    select distinct on (kind) id, kind from question where module_id = ${module} and kind = any(${[...KINDS]}) order by kind, key`.execute(
    db,
  )
  const ids = new Map(rows.map(({ id, kind }) => [kind, id]))
  await db
    .updateTable('semester')
    .set({ exam_questions: KINDS.length })
    .where('is_current', '=', true)
    .execute()
  await db
    .updateTable('question')
    .set({ retired_at: clock.now() })
    .where('module_id', '=', module)
    .where('id', 'not in', [...ids.values()])
    .execute()
  await rajt.settled()
  const work = regradeWorker({ db, clock, settings })
  const idOf = (kind: QuestionKind) => ids.get(kind) ?? ''

  const contentOf = async (kind: QuestionKind) =>
    (
      await db
        .selectFrom('content_version')
        .select(sql<QuestionContent>`content`.as('content'))
        .where('thing_id', '=', idOf(kind))
        .where('number', '=', 1)
        .executeTakeFirstOrThrow()
    ).content

  const wanted = (own: Partial<RuleQuestion>): RuleQuestion => ({
    kind: 'full-points',
    versions: [1],
    answers: [],
    lowers: false,
    reasons: REASON,
    falling: 0,
    ...own,
  })
  const params = (kind: QuestionKind) => ({ id: idOf(kind) })
  const preview = (kind: QuestionKind, own: Partial<RuleQuestion> = {}) => {
    const { reasons: _, falling: __, ...body } = wanted(own)
    return as(gabor).does(regrade.preview, { params: params(kind), body })
  }
  const rule = (kind: QuestionKind, own: Partial<RuleQuestion> = {}) =>
    as(gabor).call(regrade.rule, { params: params(kind), body: wanted(own) })
  /** Rules, and has the job done. */
  const repair = async (kind: QuestionKind, own: Partial<RuleQuestion> = {}) => {
    const made = await as(gabor).does(regrade.rule, { params: params(kind), body: wanted(own) })
    await work({ ruling: made._id })
    return made
  }

  /** Takes back what is in force, however many fall by it. */
  const takeBack = async (kind: QuestionKind) => {
    const { down } = await preview(kind, { kind: 'as-asked' })
    return repair(kind, { kind: 'as-asked', falling: down.attempts })
  }

  /** Takes an exam with these stored options chosen by kind; null: not answered. The other kinds are answered rightly. */
  const sit = async (student: Person, chosen: Partial<Record<QuestionKind, number[] | null>> = {}) => {
    const id = await exams.begin(student)
    await answer(student, id, chosen)
    return exams.submit(student, id)
  }
  const answer = async (
    student: Person,
    id: string,
    chosen: Partial<Record<QuestionKind, number[] | null>>,
  ): Promise<void> => {
    const places = await db
      .selectFrom('exam_answer as x')
      .innerJoin('question as q', 'q.id', 'x.question_id')
      .select(['x.position', 'x.option_order', 'q.kind', 'q.correct'])
      .where('x.attempt_id', '=', id)
      .execute()
    for (const { position, option_order, kind, correct } of places) {
      const stored = chosen[kind] === undefined ? correct : chosen[kind]
      if (stored === null) continue
      const choice = stored.map((option) => option_order.indexOf(option))
      await as(student).does(exam.answer, { params: { id }, body: { position, choice, revision: 0 } })
    }
  }
  const resultOf = async (student: Person, number = 1) =>
    db
      .selectFrom('exam_attempt')
      .select(['points', 'passed'])
      .where('account_id', '=', student.id)
      .where('module_id', '=', module)
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
  const lettersTo = async (student: Person) =>
    (await rajt.mails(student.email)).filter(({ template }) => template === 'exam-regraded')
  const rulings = (kind: QuestionKind) => as(gabor).does(regrade.rulings, { params: params(kind) })
  const contents = await Promise.all(KINDS.map(contentOf))
  const total = contents.reduce((sum, { points }) => sum + points, 0)
  const [{ points, correct } = { points: 0, correct: [] }] = contents
  const right = correct[0] ?? 0
  const [wrong = 0, wronger = 0] = [0, 1, 2].filter((option) => option !== right)
  return {
    ...exams,
    module,
    idOf,
    contentOf,
    preview,
    rule,
    repair,
    takeBack,
    work,
    sit,
    answer,
    resultOf,
    lettersTo,
    rulings,
    /** Stored options of the single question. */
    right,
    wrong,
    wronger,
    /** The result of somebody who had all but the single question right. */
    withoutSingle: Math.round((100 * (total - points)) / total),
  }
}
