import sharp from 'sharp'
import { refuse } from './refuse.ts'

const MAX_PIXELS = 40_000_000
const QUALITY = 82

/** A square picture of `size` pixels, turned upright, with every piece of metadata left behind. */
export async function squarePicture(bytes: Buffer, size: number): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize(size, size, { fit: 'cover', position: 'attention' })
      .webp({ quality: QUALITY })
      .toBuffer()
  } catch {
    return refuse('picture-unreadable', { fields: { file: { rule: 'format' } } })
  }
}
