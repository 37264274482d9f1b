import { exam } from '@rajt/contract/exam'
import { refuse, refuseUnless } from '../plumbing/refuse.ts'
import { procedure } from '../plumbing/request.ts'
import { answerPlace, saveAnswer } from './queries.ts'
import { fits, mayAnswer } from './rules.ts'

/**
 * Saves one answer; once acknowledged it is in the database. An answer names the revision it replaces, so that
 * two devices never overwrite each other unseen; repeating a save gets the same acknowledgement.
 */
export const answer = procedure(exam.answer, async ({ db, actor, now, params, body }) => {
  const [place] = await answerPlace(db, { attempt: params.id, student: actor.id, position: body.position })
  if (!place) return refuse('not-found')
  refuseUnless(mayAnswer(place, now))
  if (!fits(place.kind, place.option_order.length, body.choice))
    return refuse('invalid-request', { fields: { choice: { rule: 'format' } } })
  const choice = body.choice.map((shown) => place.option_order[shown] ?? 0)
  const isRepeat = body.revision === place.revision - 1 && String(choice) === String(place.choice)
  if (isRepeat) return { revision: place.revision }
  const { position, revision } = body
  const [saved] = await saveAnswer(db, { attempt: params.id, position, choice, revision, now })
  if (saved) return saved
  return refuseLost(await answerPlace(db, { attempt: params.id, student: actor.id, position }), now)
})

type Place = Awaited<ReturnType<typeof answerPlace>>[number]

/** Somebody was faster: another device's answer, which goes along, or the end of the attempt. */
function refuseLost([place]: Place[], now: Date): never {
  if (!place) return refuse('not-found')
  refuseUnless(mayAnswer(place, now))
  const choice = place.choice?.map((stored) => place.option_order.indexOf(stored)) ?? []
  return refuse('answer-outdated', { detail: { choice, revision: place.revision } })
}
