import type { Tx } from '#platform/server/database.ts'
import { type Files, newFileKey } from '#platform/server/files.ts'

interface Into {
  tx: Tx
  files: Files
  now: Date
}

/** What somebody has handed in: its file, in the folder of its kind; answers its id. */
export async function keepPdf(
  { tx, files, now }: Into,
  pdf: Buffer,
  kind: 'one-pager' | 'progress-report',
): Promise<string> {
  const key = newFileKey(`${kind}s`, 'pdf')
  await files.put(key, pdf)
  const row = { key, media_type: 'application/pdf', name: `${kind}.pdf`, bytes: pdf.length, created_at: now }
  const { id } = await tx.insertInto('file').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}
