import { act, read } from '#platform/server/request.ts'
import { lockSecondSemester, secondSemester } from '#programme/programme/server/second-semester.ts'
import { matching } from '../calls.ts'
import { takesPart } from './queries.ts'

export const setting = read(matching.setting, async ({ db, actor }) => {
  await secondSemester(db)
  return { isOn: await takesPart(db, actor.id) }
})

/** Standing suggestions are filtered by this as they are read, so it works at once. */
export const set = act(matching.set, async ({ tx, actor, body: { isOn } }) => {
  await lockSecondSemester(tx)
  await tx.updateTable('account').set({ is_suggested: isOn }).where('id', '=', actor.id).execute()
  return { isOn }
})
