import { readFile } from 'node:fs/promises'
import { parse } from 'node:path'
import { readMedia } from '#platform/server/media.ts'
import { measuredPicture } from '#platform/server/pictures.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { StepsRequest } from '#platform/server/request.ts'
import type { NewFile } from '#platform/server/request-files.ts'
import type { media } from '../calls.ts'
import { type MediumKind, PICTURE_SIDE } from '../parts.ts'
import { kindOf, soundOf } from './kinds.ts'
import { mayBePicture, mayEnd } from './rules.ts'
import { contentOf, type UploadRow } from './uploads.ts'

type Request = Pick<StepsRequest<typeof media.add>, 'db' | 'store'>

export interface Assembled {
  file: NewFile
  kind: MediumKind
  /** Of what is played. */
  seconds: number | null
  /** Of a picture, in pixels. */
  width: number | null
  height: number | null
}

/** An upload as one file in the store, not kept yet; what it is, its content says. */
export async function assemble({ db, store }: Request, upload: UploadRow): Promise<Assembled> {
  const verdict = mayEnd(upload)
  if (verdict !== 'ok') return refuse(verdict, { detail: { received: upload.received } })
  const whole = await store.receive(contentOf(db, store, upload.id))
  const found = await kindOf(whole.path)
  if (!found || whole.bytes !== upload.bytes) return refuseAs('medium-unfit')
  if (found.kind === 'picture') return picture(store, whole, upload)
  const read = found.kind === 'worksheet' ? null : await readMedia(whole.path, { ...found, ...whole })
  if (found.kind !== 'worksheet' && !read?.seconds) return refuseAs('medium-without-length')
  const { kind, mediaType, extension } = (read?.hasVideo === false && soundOf(found)) || found
  const file = await store.put('media', whole, { mediaType, name: upload.name, extension })
  const seconds = read?.seconds ? Math.max(1, Math.round(read.seconds)) : null
  return { file, kind, seconds, width: null, height: null }
}

/** Made anew by the decoder of pictures: nothing of what was sent is kept. */
async function picture(
  store: Request['store'],
  { path, bytes }: { path: string; bytes: number },
  { name }: UploadRow,
): Promise<Assembled> {
  if (mayBePicture(bytes) !== 'ok') return refuseAs('picture-too-heavy')
  const { content, width, height } = await measuredPicture(await readFile(path), PICTURE_SIDE, 'upload')
  const about = { mediaType: 'image/webp', name: `${parse(name).name}.webp`, extension: 'webp' }
  const file = await store.put('media', content, about)
  return { file, kind: 'picture', seconds: null, width, height }
}

const refuseAs = (code: 'medium-unfit' | 'medium-without-length' | 'picture-too-heavy') =>
  refuse(code, { fields: { upload: { rule: 'format' } } })
