import type { Verdict } from '#platform/server/refuse.ts'
import { OPEN_UPLOADS, PART_BYTES, PICTURE_MAX } from '../parts.ts'

export const mayBegin = (open: number): Verdict<'too-many-uploads'> =>
  open < OPEN_UPLOADS ? 'ok' : 'too-many-uploads'

interface Standing {
  bytes: number
  received: number
  medium_id: string | null
}
interface Part {
  start: number
  bytes: number
}

/** A part is the next one, and as long as every part but the last. */
export function mayTake(
  { bytes, received, medium_id }: Standing,
  part: Part,
): Verdict<'upload-ended' | 'upload-elsewhere'> {
  if (medium_id) return 'upload-ended'
  if (part.start !== received) return 'upload-elsewhere'
  return part.bytes === Math.min(PART_BYTES, bytes - received) ? 'ok' : 'upload-elsewhere'
}

export const mayEnd = ({ bytes, received }: Standing): Verdict<'upload-unfinished'> =>
  received === bytes ? 'ok' : 'upload-unfinished'

export const mayBePicture = (bytes: number): Verdict<'picture-too-heavy'> =>
  bytes <= PICTURE_MAX ? 'ok' : 'picture-too-heavy'

export const mayRemove = (uses: number): Verdict<'medium-in-use'> => (uses === 0 ? 'ok' : 'medium-in-use')

export const mayReplace = (before: string, after: string): Verdict<'medium-of-another-kind'> =>
  before === after ? 'ok' : 'medium-of-another-kind'
