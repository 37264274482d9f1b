import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compressBeside = promisify(brotliCompress)
/** Below this, what compressing saves is less than a packet. */
const WORTH_BYTES = 1_400
/** Up to here handing it to another thread costs more than it takes, and waits there behind passwords being hashed. */
const AT_ONCE_BYTES = 64_000
/** One percent larger than quality 4, in two thirds of its time (bench/api.ts). */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }

/** Null for a text that is sent as it is. */
export async function compressed(text: string): Promise<Buffer | null> {
  if (text.length < WORTH_BYTES) return null
  return text.length < AT_ONCE_BYTES ? brotliCompressSync(text, options) : compressBeside(text, options)
}

/** Sends a text made for this request, compressed for browsers that say they take it. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding')
  const takes = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  const body = takes ? await compressed(text) : null
  return body ? reply.header('content-encoding', 'br').send(body) : reply.send(text)
}
