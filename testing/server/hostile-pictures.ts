import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { Code } from '#platform/contract/errors.ts'
import { limits } from '#platform/contract/parts.ts'
import { hollowPng, png, pngOf } from './png.ts'

const { pixels, side, ratio } = limits.picture

export type Outcome = 'kept' | Code
type Hostile = [what: string, bytes: () => Buffer | Promise<Buffer>, outcome: Outcome]

const MEGABYTE = 1024 * 1024
const small = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6b42' } })

/** A text chunk of a PNG that says it is compressed, and grows a thousandfold. */
const swollen = (type: 'zTXt' | 'iCCP', megabytes: number): [string, Buffer] => [
  type,
  Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(megabytes * MEGABYTE))]),
]

/** A JPEG whose frame header declares another size. */
async function jpegDeclaring(width: number, height: number): Promise<Buffer> {
  const bytes = await small().jpeg().toBuffer()
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

/** A lossless WebP whose header declares another size, at most 16,384 on a side. */
async function webpDeclaring(width: number, height: number): Promise<Buffer> {
  const bytes = await small().webp({ lossless: true }).toBuffer()
  const at = bytes.indexOf('VP8L') + 9
  const others = bytes.readUInt32LE(at) & 0xf0000000
  bytes.writeUInt32LE(((others | ((height - 1) << 14) | (width - 1)) >>> 0) as number, at)
  return bytes
}

/** A progressive JPEG that sends its last scan again and again; each costs a walk through the whole picture. */
export async function jpegOfScans(width: number, height: number, scans: number): Promise<Buffer> {
  const bytes = await small(width, height).jpeg({ progressive: true }).toBuffer()
  const scan = bytes.subarray(bytes.lastIndexOf(Buffer.from([0xff, 0xda])), bytes.length - 2)
  return Buffer.concat([bytes.subarray(0, -2), ...Array<Buffer>(scans).fill(scan), Buffer.from([0xff, 0xd9])])
}

function animatedWebp(pictures: number): Promise<Buffer> {
  const raw = Buffer.alloc(64 * 64 * 3 * pictures)
  for (let n = 0; n < pictures; n++) raw.fill(n * 7, n * 64 * 64 * 3, (n + 1) * 64 * 64 * 3)
  return sharp(raw, { raw: { width: 64, height: 64 * pictures, channels: 3, pageHeight: 64 } })
    .webp({ loop: 0 })
    .toBuffer()
}

const uint32s = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [n, value] of values.entries()) bytes.writeUInt32BE(value, n * 4)
  return bytes
}

const animatedPng = (): Buffer =>
  png({
    width: 40,
    height: 30,
    chunks: [
      ['acTL', uint32s(1, 0)],
      ['fcTL', Buffer.concat([uint32s(0, 40, 30, 0, 0), Buffer.from([0, 1, 0, 1, 0, 0])])],
    ],
  })

/** Half of an edge of the square that has the most pixels allowed, and the edge that is one too many. */
const edge = Math.floor(Math.sqrt(pixels))

/** Pictures made to cost more than they weigh, or to be two things at once, and what becomes of each. */
export const hostilePictures: readonly Hostile[] = [
  [
    '1 × 40,000 pixels in 931 bytes',
    () => png({ width: 1, height: 40_000, channels: 3 }),
    'picture-too-long',
  ],
  ['40,000 × 1 pixels', () => png({ width: 40_000, height: 1 }), 'picture-too-long'],
  ['1 × 8,000 pixels', () => png({ width: 1, height: 8_000 }), 'picture-too-narrow'],
  ['a side as long as allowed', () => png({ width: side, height: side / ratio }), 'kept'],
  ['a side of one pixel more', () => png({ width: side + 1, height: side / 4 }), 'picture-too-long'],
  ['a height of one pixel more', () => png({ width: side / 4, height: side + 1 }), 'picture-too-long'],
  ['as narrow as allowed', () => png({ width: 100, height: 100 * ratio }), 'kept'],
  ['narrower by one pixel', () => png({ width: 100, height: 100 * ratio + 1 }), 'picture-too-narrow'],
  ['wider by one pixel', () => png({ width: 100 * ratio + 1, height: 100 }), 'picture-too-narrow'],
  ['as many pixels as allowed', () => png({ width: 8_000, height: pixels / 8_000 }), 'kept'],
  ['a row of pixels more', () => png({ width: 8_000, height: pixels / 8_000 + 1 }), 'picture-too-large'],
  ['one pixel', () => png({ width: 1, height: 1 }), 'kept'],
  ['a PNG that declares 100,000 × 100,000', () => hollowPng(100_000, 100_000), 'picture-too-large'],
  ['a PNG that declares 2 billion × 1', () => hollowPng(0x7fffffff, 1), 'picture-unreadable'],
  ['a PNG without width', () => hollowPng(0, 100), 'picture-unreadable'],
  ['a JPEG that declares 65,500 × 65,500', () => jpegDeclaring(65_500, 65_500), 'picture-too-large'],
  ['a WebP that declares 16,383 × 16,383', () => webpDeclaring(16_383, 16_383), 'picture-too-large'],
  ['an interlaced PNG', () => png({ width: edge, height: edge, interlaced: true }), 'kept'],
  ['a text that swells to 200 MB', () => withText(swollen('zTXt', 200)), 'kept'],
  ['a colour profile that swells to 200 MB', () => withText(swollen('iCCP', 200)), 'kept'],
  ['a PNG of 200,000 empty parts', () => withParts(200_000), 'kept'],
  ['a JPEG of 3,000 scans', () => jpegOfScans(2_000, 2_000, 3_000), 'picture-unreadable'],
  ['an animated WebP', () => animatedWebp(300), 'kept'],
  ['an animated PNG', animatedPng, 'kept'],
]

function withParts(parts: number): Buffer {
  const whole = png({ width: 40, height: 30 })
  const end = whole.indexOf('IDAT') - 4
  const empty = pngOf(['teXt', Buffer.alloc(0)]).subarray(8)
  return Buffer.concat([whole.subarray(0, end), ...Array<Buffer>(parts).fill(empty), whole.subarray(end)])
}

const withText = (chunk: [string, Buffer]) => png({ width: 40, height: 30, chunks: [chunk] })
