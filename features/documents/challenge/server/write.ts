import type { Tx } from '#platform/server/database.ts'
import { fileName } from '#platform/server/file-name.ts'
import type { UploadedFile } from '#platform/server/files.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { NewFile, RequestFiles } from '#platform/server/request-files.ts'
import { storedPicture } from '#platform/server/stored-picture.ts'
import type { FirstSemester } from '#programme/programme/server/first-semester.ts'
import { type ChallengeFields, challengeLimits } from '../calls.ts'
import { mayEndAt, mayHaveDocuments } from './rules.ts'

const logoKind = { field: 'logo', size: 480 }
const NAME_MAX = 120
const MOST = challengeLimits.documents
const places = Array.from({ length: MOST }, (_, i) => i + 1)

interface Chosen {
  logo: UploadedFile | null
  documents: readonly UploadedFile[]
}
interface Stored {
  logo: NewFile | null
  documents: readonly NewFile[]
}

/** On disk before the transaction begins: the logo re-encoded, documents as they came. */
export async function storeFiles(store: RequestFiles, { logo, documents }: Chosen): Promise<Stored> {
  const stored: NewFile[] = []
  for (const one of documents)
    stored.push(
      await store.put('documents', one, {
        mediaType: one.mediaType,
        name: documentName(one.name),
        extension: 'bin',
      }),
    )
  return { logo: await storedPicture(store, logo, logoKind), documents: stored }
}

const documentName = (name: string) => fileName(name, NAME_MAX) || 'dokumentum'

interface Dates {
  semester: FirstSemester
  /** Null for a new challenge. */
  before: Date | null
  now: Date
}

export function checkDeadline(deadline: string, { semester, before, now }: Dates) {
  const verdict = mayEndAt({ deadline: new Date(deadline), before, latest: semester.one_pager_deadline }, now)
  if (verdict !== 'ok') refuse(verdict, { fields: { deadline: { rule: 'format' } } })
}

/** The columns that the office's fields fill. */
export const columnsOf = ({ maxStudents, deadline, ...words }: ChallengeFields, html: string) => ({
  ...words,
  html,
  max_students: maxStudents,
  deadline: new Date(deadline),
})

/** Takes documents away and adds others in the places that are free. */
export async function changeDocuments(
  { tx, store, now }: { tx: Tx; store: RequestFiles; now: Date },
  challenge_id: string,
  { gone, added }: { gone: readonly string[]; added: readonly NewFile[] },
) {
  const before = await tx
    .selectFrom('challenge_document')
    .select(['id', 'file_id', 'position'])
    .where('challenge_id', '=', challenge_id)
    .execute()
  const leaving = before.filter(({ id }) => gone.includes(id))
  const kept = before.filter(({ id }) => !gone.includes(id))
  const verdict = mayHaveDocuments(kept.length + added.length, MOST)
  if (verdict !== 'ok') refuse(verdict, { fields: { documents: { rule: 'count', limit: MOST } } })
  for (const { id, file_id } of leaving) {
    await tx.deleteFrom('challenge_document').where('id', '=', id).execute()
    await store.remove(tx, file_id)
  }
  const free = places.filter((place) => !kept.some(({ position }) => position === place))
  for (const [i, one] of added.entries())
    await tx
      .insertInto('challenge_document')
      .values({ challenge_id, position: free[i] as number, file_id: await store.keep(tx, one, now) })
      .execute()
}
