import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Code, type ErrorBody, meanings } from '#platform/contract/errors.ts'
import { isDatabaseAway } from './database.ts'
import { languageOf } from './mount.ts'
import { OutcomeUnknown } from './outcome-unknown.ts'
import { Refused } from './refuse.ts'
import { secureAnswer } from './security.ts'

const RETRY_AFTER_SECONDS = 10

/** Codes of the HTTP layer's own refusals. */
const httpCodes: Record<string, Code> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_REQ_FILE_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media-type',
}

/** Codes of a disk or a store that does not take an upload. */
const diskCodes: Record<string, Code> = {
  ENOSPC: 'storage-full',
  EDQUOT: 'storage-full',
  EIO: 'storage-failed',
  EROFS: 'storage-failed',
  EMFILE: 'storage-failed',
  ENFILE: 'storage-failed',
  STORE_FULL: 'storage-full',
  STORE_WRITE: 'storage-failed',
}
const DISK_RETRY_AFTER_SECONDS = 60

/** Turns whatever was thrown into the one error shape; what nobody foresaw is logged and told as `internal`. */
export function answerFailures(
  app: FastifyInstance,
  refusalOfConstraint: (error: unknown) => Refused | undefined,
) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = error instanceof Refused ? error : (refusalOfConstraint(error) ?? foreseen(error))
    if (refused.status >= 500 && refused.code !== 'busy') request.log.error({ err: error }, refused.code)
    return answer(refused, request, reply)
  })
  app.setNotFoundHandler((request, reply) => answer(new Refused('not-found'), request, reply))
}

/** A request that still arrives on an open connection while the server stops: another process may answer the next try. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', async () => {
    if (closing) throw new Refused('unavailable')
  })
}

/** An address that is no address never reaches a route, nor its hooks. */
export function answerUnreadable(_error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  secureAnswer(reply)
  return answer(new Refused('invalid-request'), request, reply)
}

function foreseen(error: FastifyError): Refused {
  const code = httpCodes[error.code]
  if (code) return new Refused(code)
  const diskCode = diskCodes[error.code]
  if (diskCode) return new Refused(diskCode, { retryAfter: DISK_RETRY_AFTER_SECONDS })
  if (error instanceof OutcomeUnknown)
    return new Refused('outcome-unknown', { retryAfter: RETRY_AFTER_SECONDS })
  if (error.code === 'STORE_READ' || isDatabaseAway(error))
    return new Refused('unavailable', { retryAfter: RETRY_AFTER_SECONDS })
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new Refused('invalid-request')
  return new Refused('internal')
}

/** What was said of a file before its first byte failed to come. */
const ofFile = ['content-type', 'content-length', 'content-range', 'content-disposition', 'accept-ranges']

/** Refusals that pass by themselves say when to try again. */
const passes = new Set([429, 503])

function answer(refused: Refused, request: FastifyRequest, reply: FastifyReply) {
  const { code, why, status } = refused
  const body: ErrorBody = {
    status,
    code,
    message: why.message ?? meanings[code][languageOf(request.headers['accept-language'])],
    ...(why.fields ? { fields: why.fields } : {}),
    ...(why.detail ? { detail: why.detail } : {}),
    requestId: request.id,
  }
  for (const name of ofFile) reply.removeHeader(name)
  const retryAfter = why.retryAfter ?? (passes.has(status) ? RETRY_AFTER_SECONDS : undefined)
  if (retryAfter) reply.header('retry-after', retryAfter)
  return reply.code(status).header('cache-control', 'no-store').send(body)
}
