import { replaceKey } from '#platform/server/kept-keys.ts'
import { record } from '#platform/server/record.ts'
import { refuse } from '#platform/server/refuse.ts'
import { act } from '#platform/server/request.ts'
import { certificate } from '../calls.ts'
import { certificateKey, publishedKeys } from './keys.ts'

/** What the old key signed stays valid. Of two who change the key at once only one changes it. */
export const changeKey = act(
  certificate.changeKey,
  async function changeKey({ tx, actor, now, body, settings }) {
    const isChanged = await replaceKey(tx, certificateKey, body.key, { secret: settings.SECRET, now })
    if (!isChanged) return refuse('certificate-key-changed')
    await record({ tx, actor, now }, 'certificate-key-changed', body.key, { reason: body.reason })
    return publishedKeys(tx)
  },
)
