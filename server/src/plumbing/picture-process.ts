import { setPriority } from 'node:os'
import { limits } from '@rajt/contract/parts'
import sharp from 'sharp'
import { mayBeDecoded } from './picture-rules.ts'
import type { PictureAnswer, PictureOrder } from './pictures.ts'

/**
 * The process that decodes pictures of strangers: pictures.ts starts it and gives it one picture at a time. Below the server's priority, so that it has what is left of the processors.
 */

const QUALITY = 82
const PRIORITY = 10
const LOOK_EVERY_MS = 20
const resizing = {
  square: { fit: 'cover', position: 'attention' },
  whole: { fit: 'inside', withoutEnlargement: true },
} as const

setPriority(PRIORITY)
sharp.concurrency(1)
sharp.cache(false)
// Whatever else the bytes may also be, these three decoders alone see them.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

// Ctrl-C reaches every process of a terminal; this one ends with its server, which may still wait for a picture.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.on('disconnect', end)
process.on('message', (order: PictureOrder) => void remade(order).then((answer) => process.send?.(answer)))

async function remade({ bytes, size, shape, most }: PictureOrder): Promise<PictureAnswer> {
  const watch = setInterval(endPast, LOOK_EVERY_MS, most, process.cpuUsage())
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const verdict = mayBeDecoded(width, height)
    if (verdict !== 'ok') return { refused: verdict, width, height }
    const picture = await sharp(bytes, { limitInputPixels: limits.picture.pixels, failOn: 'error' })
      .rotate()
      .resize(size, size, resizing[shape])
      .webp({ quality: QUALITY })
      .toBuffer()
    return { picture }
  } catch {
    return { refused: 'picture-unreadable' }
  } finally {
    clearInterval(watch)
  }
}

function endPast({ work, memory }: PictureOrder['most'], before: NodeJS.CpuUsage): void {
  const { user, system } = process.cpuUsage(before)
  if ((user + system) / 1000 > work || process.memoryUsage.rss() > memory) end()
}

/** At once: an ordinary exit would wait for the thread that decodes. */
function end(): void {
  process.kill(process.pid, 'SIGKILL')
}
