import { sql } from 'kysely'
import { type Attempt, exam } from '#course/exam/calls.ts'
import type { QuestionKind } from '#platform/contract/parts.ts'
import type { Person } from './people.ts'
import type { TestRajt } from './rajt.ts'

/** What tests do with exams again and again. */
export async function examsOf({ as, db }: Pick<TestRajt, 'as' | 'db'>) {
  const modules = await db
    .selectFrom('module')
    .innerJoin('semester', 'semester.id', 'module.semester_id')
    .select('module.id')
    .where('semester.is_current', '=', true)
    .where('module.extra', '=', false)
    .orderBy('module.position')
    .execute()
  /** The module at a position, from 1. */
  const moduleAt = (position: number): string => modules[position - 1]?.id ?? ''

  /** Starts or continues an exam; gives its attempt. */
  const begin = async (student: Person, position = 1): Promise<string> => {
    const body = { moduleId: moduleAt(position), platform: 'WEB' } as const
    const { redirectUrl } = await as(student).does(exam.start, { body })
    return new URL(redirectUrl).searchParams.get('attempt') ?? ''
  }
  const show = (student: Person, id: string): Promise<Attempt> =>
    as(student).does(exam.attempt, { params: { id } })

  /** The right choice of a question as this attempt shows it. */
  const rightChoice = async (attempt: string, position: number): Promise<number[]> => {
    const row = await db
      .selectFrom('exam_answer as x')
      .innerJoin('content_version as v', (on) =>
        on.onRef('v.thing_id', '=', 'x.question_id').onRef('v.number', '=', 'x.version'),
      )
      .select('x.option_order')
      .select(sql<number[]>`v.content -> 'correct'`.as('correct'))
      .select(sql<number | null>`(v.content -> 'number' ->> 'value')::float8`.as('number'))
      .where('x.attempt_id', '=', attempt)
      .where('x.position', '=', position)
      .executeTakeFirstOrThrow()
    return row.number === null ? row.correct.map((stored) => row.option_order.indexOf(stored)) : [row.number]
  }
  const answer = (student: Person, id: string, position: number, choice: number[], revision: number) =>
    as(student).call(exam.answer, { params: { id }, body: { position, choice, revision } })
  const answerAll = async (student: Person, id: string, rightly: boolean): Promise<void> => {
    for (const { position, kind, options, revision } of (await show(student, id)).questions) {
      const right = await rightChoice(id, position)
      await answer(
        student,
        id,
        position,
        rightly ? right : wrongChoice(kind, options.length, right),
        revision,
      )
    }
  }
  const submit = (student: Person, id: string): Promise<Attempt> =>
    as(student).does(exam.submit, { params: { id } })
  const take = async (student: Person, position: number, rightly: boolean): Promise<Attempt> => {
    const id = await begin(student, position)
    if (rightly) await answerAll(student, id, true)
    return submit(student, id)
  }
  return {
    moduleAt,
    begin,
    show,
    rightChoice,
    answer,
    answerAll,
    submit,
    pass: (student: Person, position = 1) => take(student, position, true),
    /** Hands an empty exam in. */
    fail: (student: Person, position = 1) => take(student, position, false),
  }
}

/** A choice that earns nothing. */
function wrongChoice(kind: QuestionKind, options: number, right: readonly number[]): number[] {
  if (kind === 'numeric') return right.map((number) => number + 1_000)
  if (kind === 'ordering') return [...right].reverse()
  if (kind === 'matching') return [...right.slice(1), ...right.slice(0, 1)]
  return Array.from({ length: options }, (_, i) => i)
    .filter((shown) => !right.includes(shown))
    .slice(0, 1)
}
