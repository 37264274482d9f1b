import { materialOf } from '#course/course/server/material.ts'
import { moduleProgress } from '#course/course/server/queries.ts'
import { isFound, isOpen, phaseOf } from '#course/course/server/rules.ts'
import { outcomeOf } from '#course/remark/server/parts.ts'
import { reportsOf } from '#course/remark/server/queries.ts'
import type { Language, QuestionKind } from '#platform/contract/parts.ts'
import type { Queryable } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { Attempt, AttemptQuestion } from '../calls.ts'
import { attemptOf, questionsOf } from './queries.ts'
import {
  presentRulingOfAttempt,
  type RulingOfAttempt,
  regradesOf,
  rightNow,
  rulingsOfAttempt,
} from './regrades.ts'
import { lessonsToReread, maySeeSolutions } from './rules.ts'

interface Viewing {
  attempt: string
  student: string
  language: Language
  now: Date
}

type AttemptRow = Awaited<ReturnType<typeof attemptOf>>[number]
type QuestionRow = Awaited<ReturnType<typeof questionsOf>>[number]
type ReportRow = Awaited<ReturnType<typeof reportsOf>>[number]

/** An attempt as its student sees it: never a right answer before the end (decision C3). */
export async function presentAttempt(db: Queryable, viewing: Viewing): Promise<Attempt> {
  const [row] = await attemptOf(db, viewing)
  if (!row) return refuse('not-found')
  const questions = await questionsOf(db, viewing)
  const ended = row.closed_at ? await ending(db, row, questions, viewing) : null
  const shown = ended?.solutions
    ? { reports: await reportsOf(db, row.id), rulings: await rulingsOfAttempt(db, viewing) }
    : null
  return {
    id: row.id,
    module: { id: row.module_id, title: row.title, position: row.position },
    number: row.number,
    status: row.status,
    startedAt: row.started_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    now: viewing.now.toISOString(),
    questions: questions.map((one) => presentQuestion(one, shown)),
    receipt: ended?.receipt ?? null,
  }
}

/** What solutions are shown with. */
interface Shown {
  reports: readonly ReportRow[]
  rulings: readonly RulingOfAttempt[]
}

/** `solved`: null as long as the solutions are not shown. */
function presentQuestion(row: QuestionRow, solved: Shown | null): AttemptQuestion {
  const { asked, texts } = row
  const isMatching = asked.kind === 'matching'
  const answers = isMatching ? texts.matches : texts.options
  const shown = (choice: readonly number[]) => shownOf(row, choice)
  const ruling = solved?.rulings.find(({ position }) => position === row.position)
  const right = rightNow(asked, ruling)
  return {
    position: row.position,
    kind: asked.kind,
    prompt: texts.prompt,
    terms: isMatching ? texts.options : [],
    options: row.option_order.map((stored) => answers[stored] ?? ''),
    unit: texts.unit,
    points: asked.points,
    choice: row.choice && shown(row.choice),
    revision: row.revision,
    solution: solved && {
      correct: right.number ? [right.number.value] : shown(right.correct),
      tolerance: right.number?.tolerance ?? null,
      why: texts.why,
      points: row.earned ?? 0,
      ruling: ruling ? presentRulingOfAttempt(ruling, { kind: asked.kind, texts }) : null,
      report: presentReport(solved.reports.find(({ question_id }) => question_id === row.question_id)),
    },
  }
}

/** A choice of stored positions as the attempt shows them; a number is itself. */
export const shownOf = (
  { asked, option_order }: { asked: { kind: QuestionKind }; option_order: readonly number[] },
  choice: readonly number[],
): number[] => (asked.kind === 'numeric' ? [...choice] : choice.map((stored) => option_order.indexOf(stored)))

const presentReport = (row: ReportRow | undefined) =>
  row ? { comment: row.comment, at: row.at.toISOString(), ...outcomeOf(row) } : null

/** What a closed attempt adds: its receipt, and the solutions once no attempt can profit from them. */
async function ending(
  db: Queryable,
  row: AttemptRow,
  questions: readonly QuestionRow[],
  { student, language, now }: Viewing,
) {
  // One after another: a submit asks inside its transaction, whose connection takes one question at a time.
  const standings = await moduleProgress(db, { student, semester: row.semester_id })
  const { modules, retired, lessons } = await materialOf(db, row.semester_id, language)
  const found = lessons.filter((one) =>
    isFound({ row: one, isOfRetiredModule: retired.has(one.module_id) }, standings),
  )
  const standing = standings.find((one) => one.module_id === row.module_id)
  const semester = { starts_at: row.semester_starts, ends_at: row.semester_ends }
  const ended = !row.is_current || phaseOf(semester, now) === 'ended'
  const unused = Math.max(0, (standing?.attempts_allowed ?? 0) - (standing?.attempts_used ?? 0))
  const attemptsLeft = ended ? 0 : unused
  const next = standings.find((one) => one.module_position > row.position && !one.extra)
  const nextModule =
    next && isOpen(next, semester, now) ? modules.find((one) => one.id === next.module_id) : undefined
  const receipt: Attempt['receipt'] = {
    number: row.id.slice(0, 8).toUpperCase(),
    points: row.points ?? 0,
    passed: row.passed ?? false,
    passMarkPercent: row.pass_mark_percent,
    closedAt: (row.closed_at ?? now).toISOString(),
    attemptsLeft,
    ended,
    reread: row.passed ? [] : lessonsToReread(questions, found).map(({ id, title }) => ({ id, title })),
    opensModule: nextModule ? { id: nextModule.id, title: nextModule.title } : null,
    regrades: row.is_regraded ? await regradesOf(db, { attempt: row.id, language }) : [],
  }
  return {
    receipt,
    solutions: maySeeSolutions(row, {
      attemptsLeft,
      semesterEnded: ended,
      // Another attempt draws from the same bank.
      improving: Boolean(standing?.open_attempt),
    }),
  }
}
