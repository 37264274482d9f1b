import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compressBeside = promisify(brotliCompress)
/**
 * Compressing leaves two thirds of a text of a thousand characters, and hardly less than all of a shorter
 * one.
 */
const WORTH_BYTES = 1_000
/**
 * Up to this size, handing a text to another thread costs more than compressing it, and it would wait there
 * behind passwords being hashed.
 */
const AT_ONCE_BYTES = 64_000
const ofQuality = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
/** One percent larger than quality 4, in two thirds of its time (bench/api.ts). */
const ANSWER = ofQuality(3)
/** A tenth smaller for 0.3 ms, which a page costs once a visit. */
export const PAGE = ofQuality(5)
/** Smaller still, for what is compressed once. */
const FIXED = ofQuality(9)

/** Null for a text that is sent as it is. */
export async function compressed(text: string, options = ANSWER): Promise<Buffer | null> {
  if (text.length < WORTH_BYTES) return null
  return text.length < AT_ONCE_BYTES ? brotliCompressSync(text, options) : compressBeside(text, options)
}

/** Sends a text made for this request, compressed for browsers that say they take it. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  options = ANSWER,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding')
  const body = takesBrotli(request) ? await compressed(text, options) : null
  return body ? reply.header('content-encoding', 'br').send(body) : reply.send(text)
}

/** Sends a text that is always the same: read and compressed once, when somebody first wants it. */
export function fixedText(read: () => string | Promise<string>) {
  let text: Promise<string> | undefined
  let packed: Promise<Buffer> | undefined
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    text ??= Promise.resolve(read())
    reply.header('vary', 'accept-encoding')
    if (!takesBrotli(request)) return reply.send(await text)
    packed ??= text.then((whole) => compressBeside(whole, FIXED))
    return reply.header('content-encoding', 'br').send(await packed)
  }
}

const takesBrotli = ({ headers }: FastifyRequest) => /\bbr\b/.test(headers['accept-encoding'] ?? '')
