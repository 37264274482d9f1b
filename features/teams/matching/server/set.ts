import { command } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { matching } from '../calls.ts'

/** Standing suggestions are filtered by this as they are read, so it works at once. */
export const set = command(matching.set, async function set({ tx, actor, body: { isOn } }) {
  await lockSecondSemester(tx)
  await tx.updateTable('account').set({ is_suggested: isOn }).where('id', '=', actor.id).execute()
  return { isOn }
})
