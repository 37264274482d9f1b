import { refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { currentSemester } from '#programme/programme/server/current.ts'
import { onePager } from '../calls.ts'
import { mayBeIntroduced } from './rules.ts'

/** Idempotent: repeating it changes nothing. */
export const onboard = command(onePager.onboard, async function onboard({ tx, actor, now }) {
  const semester = await currentSemester(tx)
  refuseUnless(mayBeIntroduced(semester))
  await tx
    .insertInto('one_pager_onboarding')
    .values({ account_id: actor.id, semester_id: semester.id, at: now })
    .onConflict((on) => on.doNothing())
    .execute()
  return { done: true }
})
