import type { Tx } from '#platform/server/database.ts'
import type { UploadedFile } from '#platform/server/files.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { NewFile, RequestFiles } from '#platform/server/request-files.ts'
import { storedPicture } from '#platform/server/stored-picture.ts'
import { captionProblemsOf, plainCaptions } from './captions.ts'

interface Files {
  captions: UploadedFile | null
  poster: UploadedFile | null
}

export interface Beside {
  captions: NewFile | null
  poster: NewFile | null
}

/** Pixels of the longer side. */
const POSTER = { field: 'poster', size: 1600 }

/** Captions and the first picture, in the store and not kept yet. Refuses captions that not everybody could read. */
export async function storeBeside(store: RequestFiles, files: Files): Promise<Beside> {
  return {
    captions: files.captions && (await storeCaptions(store, files.captions)),
    poster: await storedPicture(store, files.poster, POSTER),
  }
}

async function storeCaptions(store: RequestFiles, file: UploadedFile): Promise<NewFile> {
  const text = plainCaptions(decoded(await file.content()))
  const problems = captionProblemsOf(text)
  if (problems.length > 0)
    return refuse('captions-unfit', { fields: { captions: { rule: 'format' } }, detail: { problems } })
  const about = { mediaType: 'text/vtt; charset=utf-8', name: 'captions.vtt', extension: 'vtt' }
  return store.put('media', Buffer.from(text), about)
}

/** Captions are UTF-8 by their standard; what is not decodes to signs that no caption has. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return ''
  }
}

interface Has {
  captions_id: string | null
  poster_id: string | null
}

/** Keeps what came, and removes what stood there before. */
export async function keepBeside(
  { tx, store, now }: { tx: Tx; store: RequestFiles; now: Date },
  { captions, poster }: Beside,
  before: Has = { captions_id: null, poster_id: null },
): Promise<{ has: Has; tidy: () => Promise<void> }> {
  const has = {
    captions_id: captions ? await store.keep(tx, captions, now) : before.captions_id,
    poster_id: poster ? await store.keep(tx, poster, now) : before.poster_id,
  }
  const old = [before.captions_id, before.poster_id].filter(
    (id): id is string => id !== null && id !== has.captions_id && id !== has.poster_id,
  )
  /** Once the row names the new ones. */
  const tidy = async () => {
    for (const id of old) await store.remove(tx, id)
  }
  return { has, tidy }
}
