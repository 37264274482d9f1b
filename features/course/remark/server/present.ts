import type { Actor } from '#platform/server/request.ts'
import type { AlreadyHandled, Remark } from '../calls.ts'
import { outcomeOf } from './parts.ts'
import type { RemarkRow } from './queries.ts'
import { mayAnswer, mayFinish } from './rules.ts'

export function presentRemark(row: RemarkRow, actor: Actor): Remark {
  return {
    _id: row.id,
    kind: row.kind,
    comment: row.comment,
    at: row.at.toISOString(),
    from: {
      _id: row.account_id,
      surname: row.surname,
      firstname: row.firstname,
      email: row.email,
      role: row.role,
    },
    module: { id: row.module_id, position: row.position, title: row.module_title },
    lesson: row.lesson_id ? { id: row.lesson_id, title: row.lesson_title ?? '' } : null,
    question: questionOf(row),
    ...outcomeOf(row),
    answeredBy: nameOf(row.answerer_surname, row.answerer_firstname),
    doneAt: row.done_at?.toISOString() ?? null,
    doneBy: nameOf(row.finisher_surname, row.finisher_firstname),
    can: {
      answer: mayAnswer(row.status, actor.role) === 'ok',
      finish: mayFinish(row.status, actor.role) === 'ok',
    },
  }
}

/** What somebody who comes too late is told: who closed the remark, or else who answered it. */
export function presentAlreadyHandled(row: RemarkRow, actor: Actor): AlreadyHandled {
  const isDone = row.status === 'DONE'
  return {
    status: row.status,
    answer: row.answer,
    by: isDone
      ? nameOf(row.finisher_surname, row.finisher_firstname)
      : nameOf(row.answerer_surname, row.answerer_firstname),
    byYou: (isDone ? row.done_by : row.answered_by) === actor.id,
  }
}

function questionOf({ question_id, question_version, asked, texts }: RemarkRow): Remark['question'] {
  if (!question_id || !question_version || !asked || !texts) return null
  const { kind, correct, number } = asked
  const { prompt, options, matches, unit, why } = texts
  return {
    _id: question_id,
    version: question_version,
    kind,
    prompt,
    options,
    matches,
    number,
    unit,
    correct,
    why,
  }
}

const nameOf = (surname: string | null, firstname: string | null) =>
  surname && firstname ? { surname, firstname } : null
