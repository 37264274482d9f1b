import { readFile } from 'node:fs/promises'
import { PICTURE_MAX, PICTURE_SIDE } from '#course/media/parts.ts'
import { measuredPicture } from '#platform/server/pictures.ts'
import { isPlainWebp } from '#platform/server/plain-webp.ts'
import { refuse } from '#platform/server/refuse.ts'

/**
 * A picture of a course's files, decoded as any other. One that is as the product makes them stays as it is: made anew it
 * would be worse each time a course goes out and in, and never the same file.
 */
export async function pictureFrom({ path, bytes }: { path: string; bytes: number }) {
  if (bytes > PICTURE_MAX) return refuse('picture-too-heavy', { fields: { file: { rule: 'format' } } })
  const sent = await readFile(path)
  const made = await measuredPicture(sent, PICTURE_SIDE, 'file')
  const isOurs = isPlainWebp(sent, made)
  return isOurs ? { ...made, content: sent } : made
}
