import { writeAudit } from '#platform/server/audit.ts'
import { command } from '#platform/server/request.ts'
import { rescue } from '../calls.ts'
import { lockOwnGroup, say } from './create.ts'
import { viewOf } from './mine.ts'
import { promisedBy } from './rules.ts'

/** Before there is a project: somebody else of the group may create it. */
export const handBack = command(rescue.handBack, async function handBack(request) {
  const { tx, actor } = request
  const { group, at } = await lockOwnGroup(request)
  if (promisedBy(group)?.id === actor.id) {
    await say(request, group.id, null)
    await writeAudit(request, 'rescue-handed-back', group.id)
  }
  return viewOf(tx, actor, at)
})
