import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type'
import { pictureUpload } from '#platform/contract/parts.ts'
import { beginsAsPdf, PDF } from '#platform/server/pdf.ts'
import type { Verdict } from '#platform/server/refuse.ts'
import type { MediumKind } from '../parts.ts'
import { mayBePicture } from './rules.ts'

interface Found {
  kind: MediumKind
  /** As it is served. */
  mediaType: string
  /** Of its key, and of the name under which it is saved. */
  extension: string
}

const office = (kind: string) => `application/vnd.openxmlformats-officedocument.${kind}`
const openDocument = (kind: string) => `application/vnd.oasis.opendocument.${kind}`
const played = (kind: 'video' | 'podcast', mediaType: string, extension: string): Found => ({
  kind,
  mediaType,
  extension,
})
const attached = (mediaType: string, extension: string): Found => ({
  kind: 'worksheet',
  mediaType,
  extension,
})

/** As it is kept, whatever it was. */
const PICTURE: Found = { kind: 'picture', mediaType: 'image/webp', extension: 'webp' }

/** By the type that a file's content shows. */
const kinds: Record<string, Found> = {
  'video/mp4': played('video', 'video/mp4', 'mp4'),
  'video/x-m4v': played('video', 'video/mp4', 'mp4'),
  'video/webm': played('video', 'video/webm', 'webm'),
  'audio/mpeg': played('podcast', 'audio/mpeg', 'mp3'),
  'audio/mp4': played('podcast', 'audio/mp4', 'm4a'),
  'audio/x-m4a': played('podcast', 'audio/mp4', 'm4a'),
  'audio/ogg': played('podcast', 'audio/ogg', 'ogg'),
  'audio/ogg; codecs=opus': played('podcast', 'audio/ogg', 'ogg'),
  'audio/webm': played('podcast', 'audio/webm', 'webm'),
  ...Object.fromEntries(pictureUpload.types.map((type) => [type, PICTURE])),
  [PDF]: attached(PDF, 'pdf'),
  [office('wordprocessingml.document')]: attached(office('wordprocessingml.document'), 'docx'),
  [office('spreadsheetml.sheet')]: attached(office('spreadsheetml.sheet'), 'xlsx'),
  [office('presentationml.presentation')]: attached(office('presentationml.presentation'), 'pptx'),
  [openDocument('text')]: attached(openDocument('text'), 'odt'),
  [openDocument('spreadsheet')]: attached(openDocument('spreadsheet'), 'ods'),
  [openDocument('presentation')]: attached(openDocument('presentation'), 'odp'),
}
/** What has no picture is no video, whatever it is kept in. */
const withoutPicture: Record<string, string> = { 'video/mp4': 'audio/mp4', 'video/webm': 'audio/webm' }

/** What a file on disk is, by its content; undefined where the library does not take it. */
export async function kindOf(path: string): Promise<Found | undefined> {
  const type = (await fileTypeFromFile(path))?.mime ?? ((await beginsAsPdf(path)) ? PDF : '')
  return kinds[type]
}

export const soundOf = ({ mediaType }: Found): Found | undefined => kinds[withoutPicture[mediaType] ?? '']

const ZIP = 'application/zip'
const PDF_HEADER = '%PDF-'
const PDF_BEGINS_WITHIN = 1024

/** Whether a file that begins like this may become one that the library takes: an office file shows itself only as a whole. */
export async function mayBecome(
  beginning: Uint8Array,
  bytes: number,
): Promise<Verdict<'medium-unfit' | 'picture-too-heavy'>> {
  const type = (await fileTypeFromBuffer(beginning))?.mime
  if (type && kinds[type]?.kind === 'picture') return mayBePicture(bytes)
  const may = type ? type === ZIP || type in kinds : beginsLikePdf(beginning)
  return may ? 'ok' : 'medium-unfit'
}

function beginsLikePdf(beginning: Uint8Array): boolean {
  return Buffer.from(beginning.subarray(0, PDF_BEGINS_WITHIN)).includes(PDF_HEADER, 0, 'latin1')
}
