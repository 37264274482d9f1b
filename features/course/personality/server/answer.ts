import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { personality } from '../calls.ts'
import { statements } from './queries.ts'
import { mayCount } from './rules.ts'
import { personalityResult, suggestedTypes } from './score.ts'

/** Stores one answer for each statement and the scores they give; a new test replaces the last. */
export const answer = command(personality.answer, async function answer({ tx, actor, now, body }) {
  const all = await statements(tx)
  const scores = new Map(body.answers.map(({ id, score }) => [id, score]))
  const complete =
    scores.size === body.answers.length && scores.size === all.length && all.every(({ id }) => scores.has(id))
  if (!complete) return refuse('personality-test-incomplete')
  refuseUnless(mayCount([...scores.values()], body.confirmed ?? false))
  const result = personalityResult(all.map((one) => ({ ...one, score: scores.get(one.id) ?? 0 })))
  // Two tabs sending at once: the account's row puts them in order, so that answers and result belong together.
  await lockAccounts(tx, [actor.id])
  await tx
    .insertInto('personality_answer')
    .values([...scores].map(([statement_id, score]) => ({ account_id: actor.id, statement_id, score })))
    .onConflict((on) =>
      on.columns(['account_id', 'statement_id']).doUpdateSet((eb) => ({ score: eb.ref('excluded.score') })),
    )
    .execute()
  await tx
    .insertInto('personality_result')
    .values(result.map((one) => ({ ...one, account_id: actor.id, answered_at: now })))
    .onConflict((on) =>
      on.columns(['account_id', 'personality']).doUpdateSet((eb) => ({
        percent: eb.ref('excluded.percent'),
        answered_at: eb.ref('excluded.answered_at'),
      })),
    )
    .execute()
  return { result, suggested: suggestedTypes(result) }
})
