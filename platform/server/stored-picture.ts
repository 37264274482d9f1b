import type { UploadedFile } from './files.ts'
import { wholePicture } from './pictures.ts'
import type { NewFile, RequestFiles } from './request-files.ts'

interface Kind {
  /** The field that it came in. */
  field: string
  /** Pixels of the longer side: twice what the widest page shows. */
  size: number
}

/** An uploaded picture, re-encoded and on disk before the transaction begins; null where none came. */
export async function storedPicture(
  store: RequestFiles,
  picture: UploadedFile | null,
  { field, size }: Kind,
): Promise<NewFile | null> {
  if (!picture) return null
  const made = await wholePicture(await picture.content(), size, field)
  return store.put('pictures', made, { mediaType: 'image/webp', name: `${field}.webp`, extension: 'webp' })
}
