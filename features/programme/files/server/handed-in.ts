import { createHash } from 'node:crypto'
import type { Database } from '#platform/server/database.ts'
import type { UploadedFile } from '#platform/server/files.ts'
import { limits } from '#platform/server/limits.ts'
import { readPdf } from '#platform/server/pdf.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { RequestFiles } from '#platform/server/request-files.ts'
import { hitAll, usedUpOrRefuse } from '#platform/server/throttle.ts'

interface About {
  folder: string
  /** Of the form. */
  field: string
  /** The name under which it is saved by whoever downloads it. */
  name: string
}

interface Sender {
  db: Database
  actor: { id: string }
  now: Date
  store: RequestFiles
}

/** The sha256 of a file, by which the same one sent again is known. */
export const digestOf = async (file: UploadedFile) =>
  createHash('sha256')
    .update(await file.content())
    .digest()

/**
 * A PDF that somebody hands in, whole on disk and not kept yet, with the number of its pages. Refuses, on its field, one
 * that nobody could read.
 */
export async function handedIn({ db, actor, now, store }: Sender, file: UploadedFile, about: About) {
  const counter = { key: `endless files of ${actor.id}`, limit: limits.endlessFiles }
  await usedUpOrRefuse(db, [counter], now)
  const answer = await readPdf(await file.content())
  if (!answer) await hitAll(db, [counter], now)
  const { folder, field, name } = about
  if (!answer || 'flaw' in answer)
    return refuse(answer?.flaw ?? 'pdf-unreadable', { fields: { [field]: { rule: 'format' } } })
  const stored = await store.put(folder, file, { mediaType: 'application/pdf', name, extension: 'pdf' })
  return { stored, pages: answer.pages }
}
