import { extname } from 'node:path'
import type { Tx } from '#platform/server/database.ts'
import { jsonOf } from '#platform/server/json.ts'
import type { Medium } from './read-course-parts.ts'

const mediaTypes: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  pdf: 'application/pdf',
  vtt: 'text/vtt; charset=utf-8',
  jpg: 'image/jpeg',
  webp: 'image/webp',
}

/** By its name's ending. */
export function typeOfMedium(path: string): { extension: string; mediaType: string } {
  const extension = extname(path).replace('.', '').toLowerCase()
  const mediaType = Object.hasOwn(mediaTypes, extension) ? mediaTypes[extension] : undefined
  return { extension, mediaType: mediaType ?? 'application/octet-stream' }
}

/** Of a picture, in pixels. */
export interface Size {
  width: number
  height: number
}

interface FileIds {
  file: string | null
  captions: string | null
  poster: string | null
}

/** Answers its id. */
export async function insertMedium(
  tx: Tx,
  { kind, title, seconds, invented, transcript, workMinutes, address }: Medium,
  { file, captions, poster }: FileIds,
  { at, by, size }: { at: Date; by: string | null; size: Size | null },
): Promise<string> {
  const { id } = await tx
    .insertInto('medium')
    .values({
      kind,
      title,
      seconds,
      width: size?.width ?? null,
      height: size?.height ?? null,
      file_id: file,
      address,
      work_minutes: workMinutes,
      captions_id: captions,
      poster_id: poster,
      transcript: jsonOf(transcript),
      invented,
      created_at: at,
      created_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
