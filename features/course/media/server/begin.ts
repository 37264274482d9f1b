import { fileName } from '#platform/server/file-name.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { media } from '../calls.ts'
import { mediaLimits } from '../parts.ts'
import { mayBegin } from './rules.ts'
import { countOpen, presentUpload, untilFrom } from './uploads.ts'

/** An upload that comes part by part. */
export const begin = command(media.begin, async function begin({ tx, actor, now, body }) {
  const name = fileName(body.name, mediaLimits.fileName)
  if (!name) return refuse('invalid-request', { fields: { name: { rule: 'format' } } })
  refuseUnless(mayBegin(await countOpen(tx, { actor, now })))
  const row = await tx
    .insertInto('upload')
    .values({ account_id: actor.id, name, bytes: body.bytes, until: untilFrom(now) })
    .returning(['id', 'bytes', 'received', 'until'])
    .executeTakeFirstOrThrow()
  return presentUpload(row)
})
