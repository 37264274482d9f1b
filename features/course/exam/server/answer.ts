import { later } from '#platform/server/clock.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { commandInSteps, type StepsRequest } from '#platform/server/request.ts'
import { exam } from '../calls.ts'
import { shownOf } from './present.ts'
import { answerPlace, saveAnswer } from './queries.ts'
import { fits, fitting, GRACE, mayAnswer } from './rules.ts'

/**
 * Saves one answer; once acknowledged it is in the database. An answer names the revision it replaces, so
 * that two devices never overwrite each other unseen. Idempotent: repeating it gets the same acknowledgement.
 */
export const answer = commandInSteps(exam.answer, async function answer(request) {
  const { db, actor, now, params, body } = request
  const [saved] = await saveAnswer(db, {
    ...body,
    attempt: params.id,
    student: actor.id,
    now,
    ended: later(now, -GRACE),
    fitting: fitting(body.choice),
  })
  return saved ?? refusalFor(request)
})

/** Saved before, or what stands in the way; of two devices the slower one is told the other's answer. */
async function refusalFor({ db, actor, now, params, body }: StepsRequest<typeof exam.answer>) {
  const place = await answerPlace(db, { attempt: params.id, student: actor.id, position: body.position })
  if (!place) return refuse('not-found')
  refuseUnless(mayAnswer(place, now))
  if (!fits(place.kind, place.option_order.length, body.choice))
    return refuse('invalid-request', { fields: { choice: { rule: 'format' } } })
  const choice = shownOf({ ...place, asked: place }, place.choice ?? [])
  const isRepeat = body.revision === place.revision - 1 && String(body.choice) === String(choice)
  if (isRepeat) return { revision: place.revision }
  return refuse('answer-outdated', { detail: { choice, revision: place.revision } })
}
