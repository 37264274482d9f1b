import { limits } from '#platform/contract/parts.ts'
import type { Verdict } from './refuse.ts'

type Bound = 'picture-too-large' | 'picture-too-long' | 'picture-too-narrow'

/**
 * Whether a picture of this size may be decoded. A narrow one is refused because it grows: its shorter side is scaled
 * up to the square, and the longer one with it.
 */
export function mayBeDecoded(width: number, height: number): Verdict<Bound> {
  const { pixels, side, ratio } = limits.picture
  const [shorter, longer] = width < height ? [width, height] : [height, width]
  if (width * height > pixels) return 'picture-too-large'
  if (longer > side) return 'picture-too-long'
  if (longer > shorter * ratio) return 'picture-too-narrow'
  return 'ok'
}
