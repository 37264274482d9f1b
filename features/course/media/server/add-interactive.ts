import { writeAudit } from '#platform/server/audit.ts'
import { command } from '#platform/server/request.ts'
import { media } from '../calls.ts'
import { allowedAddress } from './interactive-address.ts'
import { presentDetails } from './present.ts'

/** Interactive content that stays where it is played; the library has its address (decision 23). */
export const addInteractive = command(media.addInteractive, async function addInteractive(request) {
  const { tx, actor, now, body, settings, language } = request
  const { id } = await tx
    .insertInto('medium')
    .values({
      kind: 'interactive',
      title: body.title,
      address: allowedAddress(body.address, settings),
      work_minutes: body.workMinutes,
      created_at: now,
      created_by: actor.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeAudit({ tx, actor, now }, 'medium-added', id, { title: body.title })
  return presentDetails(tx, id, { language, settings })
})
