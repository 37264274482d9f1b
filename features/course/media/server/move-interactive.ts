import { writeAudit } from '#platform/server/audit.ts'
import { invalidate } from '#platform/server/cache.ts'
import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { media } from '../calls.ts'
import { allowedAddress } from './interactive-address.ts'
import { presentDetails } from './present.ts'
import { lockMedium } from './queries.ts'
import { keepReplacement } from './replacement.ts'

/** Another address in the place of interactive content's: every lesson follows. Idempotent: the same address changes nothing. */
export const moveInteractive = command(media.moveInteractive, async function moveInteractive(request) {
  const { tx, actor, now, params, body, settings, language } = request
  const before = await lockMedium(tx, params.id)
  if (before.address === null) return refuse('medium-of-another-kind')
  const address = allowedAddress(body.address, settings)
  if (address !== before.address) {
    await tx.updateTable('medium').set({ address }).where('id', '=', before.id).execute()
    const was = { file: null, name: before.address, bytes: 0 }
    await keepReplacement({ tx, actor, now }, before.id, was)
    const { title } = before
    await writeAudit({ tx, actor, now }, 'medium-replaced', before.id, { title, before: before.address })
    afterCommit(tx, () => invalidate('content'))
  }
  return presentDetails(tx, before.id, { language, settings })
})
