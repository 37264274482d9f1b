import { writeAudit } from '#platform/server/audit.ts'
import { replaceKey } from '#platform/server/key-ring.ts'
import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { certificate } from '../calls.ts'
import { certificateKey, publishedKeys } from './keys.ts'

/** What the old key signed stays valid. Of two who change the key at once only one changes it. */
export const changeKey = command(
  certificate.changeKey,
  async function changeKey({ tx, actor, now, body, settings }) {
    const isChanged = await replaceKey(tx, certificateKey, body.key, { secret: settings.SECRET, now })
    if (!isChanged) return refuse('certificate-key-changed')
    await writeAudit({ tx, actor, now }, 'certificate-key-changed', body.key, { reason: body.reason })
    return publishedKeys(tx)
  },
)
