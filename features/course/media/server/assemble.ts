import { readMedia } from '#platform/server/media.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { StepsRequest } from '#platform/server/request.ts'
import type { NewFile } from '#platform/server/request-files.ts'
import type { media } from '../calls.ts'
import type { MediumKind } from '../parts.ts'
import { kindOf, soundOf } from './kinds.ts'
import { mayEnd } from './rules.ts'
import { contentOf, type UploadRow } from './uploads.ts'

type Request = Pick<StepsRequest<typeof media.add>, 'db' | 'store'>

export interface Assembled {
  file: NewFile
  kind: MediumKind
  /** Of what is played. */
  seconds: number | null
}

/** An upload as one file in the store, not kept yet; what it is, its content says. */
export async function assemble({ db, store }: Request, upload: UploadRow): Promise<Assembled> {
  const verdict = mayEnd(upload)
  if (verdict !== 'ok') return refuse(verdict, { detail: { received: upload.received } })
  const whole = await store.receive(contentOf(db, store, upload.id))
  const found = await kindOf(whole.path)
  if (!found || whole.bytes !== upload.bytes) return refuseAs('medium-unfit')
  const read = found.kind === 'worksheet' ? null : await readMedia(whole.path, { ...found, ...whole })
  if (found.kind !== 'worksheet' && !read?.seconds) return refuseAs('medium-without-length')
  const { kind, mediaType, extension } = (read?.hasVideo === false && soundOf(found)) || found
  const file = await store.put('media', whole, { mediaType, name: upload.name, extension })
  return { file, kind, seconds: read?.seconds ? Math.max(1, Math.round(read.seconds)) : null }
}

const refuseAs = (code: 'medium-unfit' | 'medium-without-length') =>
  refuse(code, { fields: { upload: { rule: 'format' } } })
