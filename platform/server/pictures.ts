import { join } from 'node:path'
import type { Code } from '#platform/contract/errors.ts'
import { refuse } from './refuse.ts'
import { type Bounds, sandbox } from './sandbox.ts'

export interface PictureOrder {
  bytes: Uint8Array
  /** Of the square, or of the longer side, in pixels. */
  size: number
  shape: 'square' | 'whole'
}

export type PictureAnswer =
  | { picture: Uint8Array; width: number; height: number }
  | { refused: Code; width?: number; height?: number }

const decode = sandbox<PictureOrder, PictureAnswer>({
  program: join(import.meta.dirname, 'picture-process.ts'),
  // The costliest picture that may be decoded (40 megapixels, interlaced, of 16 bits) takes 2 s of work and 440 MB.
  most: { work: 15_000, memory: 900 * 1024 * 1024, patience: 60_000 },
  isNative: true,
})

/** A square WebP of `size` pixels, made of the part that draws attention. A refusal is about the field `file`. */
export const squarePicture = async (bytes: Uint8Array, size: number, most?: Bounds) =>
  (await made({ bytes, size, shape: 'square' }, 'file', most)).content

/** The whole picture as a WebP whose longer side has at most `size` pixels. A refusal is about the field `field`. */
export const wholePicture = async (bytes: Uint8Array, size: number, field: string) =>
  (await measuredPicture(bytes, size, field)).content

/** The same with what it measures then. */
export const measuredPicture = (bytes: Uint8Array, size: number, field: string) =>
  made({ bytes, size, shape: 'whole' }, field)

interface Made {
  content: Buffer
  width: number
  height: number
}

/** Turned upright, with every piece of metadata left behind. */
async function made(order: PictureOrder, field: string, most?: Bounds): Promise<Made> {
  const answer = (await decode(order, most)) ?? { refused: 'picture-unreadable' as const }
  if ('picture' in answer) {
    const { picture, width, height } = answer
    return { content: Buffer.from(picture), width, height }
  }
  const { refused, ...detail } = answer
  return refuse(refused, { fields: { [field]: { rule: 'format' } }, ...(detail.width ? { detail } : {}) })
}
