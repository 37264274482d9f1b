import { crc32, deflateSync } from 'node:zlib'

interface Png {
  width: number
  height: number
  /** Bits of one channel. */
  depth?: 8 | 16
  channels?: 1 | 3 | 4
  interlaced?: boolean
  /** Chunks before the pixels: type and content. */
  chunks?: readonly [type: string, content: Uint8Array][]
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const COLOUR_TYPES = { 1: 0, 3: 2, 4: 6 } as const
/** Of each pass of an interlaced picture: the first column and row, and the steps to the next ones. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** A black PNG, written by hand: sizes, chunks and lies that no encoder makes. */
export function png({ width, height, depth = 8, channels = 1, interlaced, chunks = [] }: Png): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([depth, COLOUR_TYPES[channels], 0, 0, interlaced ? 1 : 0], 8)
  const bytesOf = (columns: number, rows: number) =>
    columns > 0 ? rows * (1 + (columns * channels * depth) / 8) : 0
  const steps = (from: number, step: number, to: number) => Math.ceil(Math.max(0, to - from) / step)
  const bytes = interlaced
    ? ADAM7.map(([x, y, dx, dy]) => bytesOf(steps(x, dx, width), steps(y, dy, height)))
    : [bytesOf(width, height)]
  const pixels = deflateSync(Buffer.alloc(bytes.reduce((sum, one) => sum + one, 0)))
  return pngOf(['IHDR', head], ...chunks, ['IDAT', pixels], ['IEND', Buffer.alloc(0)])
}

/** A PNG that declares a size and has next to no pixels. */
export function hollowPng(width: number, height: number): Buffer {
  const whole = png({ width: 1, height: 1 })
  const lying = Buffer.from(whole)
  lying.writeUInt32BE(width, 16)
  lying.writeUInt32BE(height, 20)
  lying.writeUInt32BE(crc32(lying.subarray(12, 29)), 29)
  return lying
}

export function pngOf(...chunks: readonly [type: string, content: Uint8Array][]): Buffer {
  return Buffer.concat([SIGNATURE, ...chunks.map(([type, content]) => chunk(type, content))])
}

function chunk(type: string, content: Uint8Array): Buffer {
  const written = Buffer.alloc(content.length + 12)
  written.writeUInt32BE(content.length, 0)
  written.write(type, 4, 'latin1')
  written.set(content, 8)
  written.writeUInt32BE(crc32(written.subarray(4, content.length + 8)), content.length + 8)
  return written
}
