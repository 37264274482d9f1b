import { sql } from 'kysely'
import type { QuestionContent } from '#course/exam/question-content.ts'
import { attemptPoints, pointsOf } from '#course/exam/server/score.ts'
import { countModule } from '#course/question-statistics/server/count.ts'
import type { QuestionKind } from '#platform/contract/parts.ts'
import { hours, later, minutes } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Chance } from './chance.ts'
import { insertMany } from './insert-many.ts'
import type { Person } from './people.ts'

interface Semester {
  id: string
  starts_at: Date
  exam_minutes: number
  exam_questions: number
  pass_mark_percent: number
}

interface Bank {
  id: string
  lessons: string[]
  questions: {
    id: string
    kind: QuestionKind
    points: number
    correct: number[]
    number: QuestionContent['number']
    options: number
  }[]
}

const ATTEMPT_ROWS = 10

/** Lessons read, exams taken and improved, as `modulesTaken` says; scored by the exam's own rules. */
export async function doCourseWork(
  tx: Tx,
  chance: Chance,
  students: readonly Person[],
  semester: Semester,
  now: Date,
) {
  const banks = await loadBanks(tx, semester.id)
  const lessonsDone = []
  const attempts = []
  const answers = []
  for (const student of students) {
    const ability = 0.3 + chance.next() * 0.65
    const begins = new Date(
      Math.max(semester.starts_at.getTime(), student.registration?.decided_at?.getTime() ?? 0),
    )
    const pace = (now.getTime() - begins.getTime()) / (banks.length + 1)
    for (const [i, bank] of banks.slice(0, student.modulesTaken + 1).entries()) {
      const at = later(begins, pace * (i + 0.6) + hours(chance.between(0, 40)))
      const taken = i < student.modulesTaken
      const read = taken ? bank.lessons : bank.lessons.slice(0, chance.between(0, bank.lessons.length - 1))
      lessonsDone.push(...read.map((lesson_id) => ({ account_id: student.id, lesson_id, at, version: 1 })))
      if (!taken) continue
      for (const sitting of sittings({ chance, bank, ability, semester, student, at, now })) {
        attempts.push(sitting.attempt)
        answers.push(...sitting.answers)
      }
    }
  }
  await insertMany(tx, 'lesson_done', lessonsDone)
  await insertMany(tx, 'exam_attempt', attempts)
  await insertMany(tx, 'exam_answer', answers)
  for (const { id } of banks) await countModule(tx, id, now)
}

interface Sitting {
  chance: Chance
  bank: Bank
  ability: number
  semester: Semester
  student: Person
  at: Date
  now: Date
}

/** The first attempt, and the improvement of many who did badly. Failing twice opens the next module too. */
function sittings(sitting: Sitting) {
  const first = sit(sitting, 1)
  const weak = first.attempt.points < 70
  if (first.attempt.passed && !(weak && sitting.chance.happens(0.3))) return [first]
  return [first, sit({ ...sitting, ability: sitting.ability + 0.15, at: later(sitting.at, hours(30)) }, 2)]
}

function sit({ chance, bank, ability, semester, student, at, now }: Sitting, number: number) {
  const id = crypto.randomUUID()
  const drawn = [...bank.questions].sort(() => chance.next() - 0.5).slice(0, semester.exam_questions)
  const started_at = new Date(Math.min(at.getTime(), now.getTime() - hours(ATTEMPT_ROWS - number)))
  const closed_at = later(started_at, minutes(chance.between(6, semester.exam_minutes - 1)))
  const answered = drawn.map((question) => ({
    question,
    choice: question === misleadingIn(bank) ? misled(question, ability) : choose(chance, question, ability),
  }))
  const pace = (closed_at.getTime() - started_at.getTime()) / (drawn.length + 1)
  const points = attemptPoints(answered.map(({ question, choice }) => ({ ...question, choice })))
  return {
    attempt: {
      id,
      account_id: student.id,
      module_id: bank.id,
      number,
      status: 'SUBMITTED' as const,
      started_at,
      ends_at: later(started_at, minutes(semester.exam_minutes)),
      closed_at,
      points,
      passed: points >= semester.pass_mark_percent,
    },
    answers: answered.map(({ question, choice }, i) => ({
      attempt_id: id,
      position: i + 1,
      question_id: question.id,
      version: 1,
      option_order: Array.from({ length: question.options }, (_, option) => option),
      choice: question.number ? [] : choice,
      number: question.number ? (choice[0] ?? null) : null,
      revision: 1,
      answered_at: later(started_at, pace * (i + 0.5 + chance.next() / 2)),
      points: pointsOf({ ...question, choice }),
    })),
  }
}

/** One question of each bank proves bad, so that its statistics show it: who knows most answers it wrong. */
const misleadingIn = ({ questions }: Bank) =>
  questions.find(({ kind, options }) => kind === 'single' && options > 2)

const misled = ({ correct: [right = 0], options }: Bank['questions'][number], ability: number): number[] => [
  ability > 0.6 ? (right + 1) % options : right,
]

function choose(
  chance: Chance,
  { correct, number, options, kind }: Bank['questions'][number],
  ability: number,
): number[] {
  const isRight = chance.happens(ability)
  if (number) return [isRight ? number.value : chance.between(1, 1_000)]
  if (isRight) return [...correct]
  if (kind === 'ordering' || kind === 'matching') return [...correct].reverse()
  return [chance.between(0, options - 1)]
}

async function loadBanks(tx: Tx, semesterId: string): Promise<Bank[]> {
  const modules = await tx
    .selectFrom('module')
    .select('id')
    .where('semester_id', '=', semesterId)
    .where('extra', '=', false)
    .orderBy('position')
    .execute()
  return Promise.all(
    modules.map(async ({ id }) => ({
      id,
      lessons: (
        await tx.selectFrom('lesson').select('id').where('module_id', '=', id).orderBy('position').execute()
      ).map((lesson) => lesson.id),
      questions: await tx
        .selectFrom('question as q')
        .innerJoin('question_text as t', (on) =>
          on.onRef('t.question_id', '=', 'q.id').on('t.language', '=', 'hu'),
        )
        .innerJoin('content_version as v', (on) =>
          on.onRef('v.thing_id', '=', 'q.id').onRef('v.number', '=', 'q.version'),
        )
        .select(['q.id', 'q.points', 'q.correct', 'q.kind'])
        .select(sql<QuestionContent['number']>`v.content -> 'number'`.as('number'))
        .select((eb) => eb.fn<number>('cardinality', ['t.options']).as('options'))
        .where('q.module_id', '=', id)
        .orderBy('q.key')
        .execute(),
    })),
  )
}
