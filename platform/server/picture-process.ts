import sharp from 'sharp'
import { limits } from '#platform/contract/parts.ts'
import { mayBeDecoded } from './picture-rules.ts'
import type { PictureAnswer, PictureOrder } from './pictures.ts'
import { serve } from './sandbox-process.ts'

/** Decodes pictures of strangers, for pictures.ts. */
const QUALITY = 82
const resizing = {
  square: { fit: 'cover', position: 'attention' },
  whole: { fit: 'inside', withoutEnlargement: true },
} as const

sharp.concurrency(1)
sharp.cache(false)
// Whatever else the bytes may also be, these three decoders alone see them.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

serve(async ({ bytes, size, shape }: PictureOrder): Promise<PictureAnswer> => {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const verdict = mayBeDecoded(width, height)
    if (verdict !== 'ok') return { refused: verdict, width, height }
    const { data, info } = await sharp(bytes, { limitInputPixels: limits.picture.pixels, failOn: 'error' })
      .rotate()
      .resize(size, size, resizing[shape])
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    return { picture: data, width: info.width, height: info.height }
  } catch {
    return { refused: 'picture-unreadable' }
  }
})
