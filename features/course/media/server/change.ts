import { writeAudit } from '#platform/server/audit.ts'
import { invalidate } from '#platform/server/cache.ts'
import { jsonOf } from '#platform/server/json.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { media } from '../calls.ts'
import { type MediumKind, takesWork } from '../parts.ts'
import { keepBeside, storeBeside } from './beside.ts'
import { presentDetails } from './present.ts'
import { lockMedium } from './queries.ts'
import { paragraphsOf } from './transcript.ts'

/** What is said of a medium, its captions and its first picture; those that do not come stay. */
export const change = commandInSteps(media.change, async function change(request) {
  const { transact, actor, now, params, body, files, store } = request
  const beside = await storeBeside(store, files)
  return transact(async (tx) => {
    const before = await lockMedium(tx, params.id)
    const { has, tidy } = await keepBeside({ tx, store, now }, beside, before)
    await tx
      .updateTable('medium')
      .set({
        title: body.title,
        transcript: jsonOf(paragraphsOf(body.transcript)),
        work_minutes: takesWork(before.kind as MediumKind) ? body.workMinutes : null,
        ...has,
      })
      .where('id', '=', before.id)
      .execute()
    await tidy()
    await writeAudit({ tx, actor, now }, 'medium-changed', before.id, { title: body.title })
    afterCommit(tx, () => invalidate('content'))
    return presentDetails(tx, before.id, request)
  })
})
