import { createHash } from 'node:crypto'
import { refuse } from '#platform/server/refuse.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { media } from '../calls.ts'
import { mayBecome } from './kinds.ts'
import { mayTake } from './rules.ts'
import { findUpload, lockUpload, partAt, presentUpload, untilFrom } from './uploads.ts'

/** The next part of an upload. Idempotent: the same part sent again, or twice at once, is there once. */
export const send = commandInSteps(
  media.send,
  async function send({ db, transact, actor, now, params, files, store }) {
    const { id, start } = params
    const content = await files.part.content()
    if (start === 0) {
      const whole = await findUpload(db, { actor, now }, id)
      const verdict = await mayBecome(content, whole.bytes)
      if (verdict !== 'ok') return refuse(verdict, { fields: { part: { rule: 'format' } } })
    }
    const digest = createHash('sha256').update(content).digest()
    const bytes = content.length
    const about = { mediaType: 'application/octet-stream', name: String(start), extension: 'bin' }
    const stored = await store.put('uploads', files.part, about)
    return transact(async (tx) => {
      const row = await lockUpload(tx, { actor, now }, id)
      const verdict = mayTake(row, { start, bytes })
      if (verdict !== 'ok') {
        const there = verdict === 'upload-elsewhere' ? await partAt(tx, id, start) : undefined
        if (there?.digest.equals(digest)) return presentUpload(row)
        return refuse(verdict, { detail: { received: row.received } })
      }
      const file_id = await store.keep(tx, stored, now)
      await tx.insertInto('upload_part').values({ upload_id: id, start, bytes, digest, file_id }).execute()
      const more = { received: row.received + bytes, until: untilFrom(now) }
      await tx.updateTable('upload').set(more).where('id', '=', id).execute()
      return presentUpload({ ...row, ...more })
    })
  },
  async ({ db, actor, now, params }) => void (await findUpload(db, { actor, now }, params.id)),
)
