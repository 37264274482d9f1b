import type { RulingKind } from '#course/exam/ruling.ts'
import { answersToScore } from '#course/exam/server/scores.ts'
import type { Queryable } from '#platform/server/database.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import type { RuleQuestion } from '../calls.ts'
import { closedAttempts } from './attempts.ts'
import { isModuleBusy, type Met, type QuestionRow, versionsOf } from './queries.ts'
import { changesOf, type Regraded } from './results.ts'
import { mayBeAnswers, mayTakeBack } from './rules.ts'

export type Wanted = Pick<RuleQuestion, 'kind' | 'versions' | 'answers' | 'lowers'>

/** Refuses what cannot be ruled of a question; answers what it is about. */
export async function judge(
  db: Queryable,
  { id, module_id }: Pick<QuestionRow, 'id' | 'module_id'>,
  wanted: Wanted,
): Promise<Met> {
  const versions = [...new Set(wanted.versions)].toSorted((a, b) => a - b)
  const met = { question: id, versions }
  const published = await versionsOf(db, id)
  const contents = published.filter(({ number }) => versions.includes(number)).map(({ content }) => content)
  if (contents.length < versions.length) return refuse('not-found')
  const verdict = mayBeAnswers(wanted, contents)
  if (verdict !== 'ok') refuse(verdict, { fields: { answers: { rule: 'format' } } })
  if (await isModuleBusy(db, module_id)) return refuse('regrade-running')
  refuseUnless(mayTakeBack(wanted.kind, await isRuled(db, met)))
  return met
}

const isRuled = async (db: Queryable, { question, versions }: Met) =>
  (await db
    .selectFrom('question_ruled')
    .select('ruling_id')
    .where('question_id', '=', question)
    .where('version', 'in', versions)
    .executeTakeFirst()) !== undefined

/** What would change if this were in force. */
export async function changesBy(
  db: Queryable,
  met: Met,
  { kind, answers, lowers }: { kind: RulingKind; answers: Wanted['answers']; lowers: boolean },
): Promise<Regraded[]> {
  const attempts = await closedAttempts(db, met)
  const given = await answersToScore(
    db,
    attempts.map(({ id }) => id),
  )
  return changesOf(attempts, given, { met, ruled: { kind, answers, lowers } })
}
