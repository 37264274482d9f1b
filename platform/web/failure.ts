import type { Code, ErrorBody, FieldRefusal } from '#platform/contract/errors.ts'

/**
 * `network`: nothing came back. `unreadable`: something came back that is not ours, as a proxy's page is. `outdated`: the
 * server answers, but not with the part of Rajt that was asked for: it has most likely another version by now. `waiting`:
 * it is away, and the call is sent again by itself.
 */
export type FailureCode = Code | 'network' | 'unreadable' | 'outdated' | 'waiting'

/** What went wrong with a call: the server's refusal, or why there is none. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly fields: Record<string, FieldRefusal>
  readonly detail: Record<string, unknown>
  readonly requestId: string | null
  /** Seconds after which another try makes sense; null where nothing was said of it. */
  readonly retryAfter: number | null

  constructor(
    body: Partial<Omit<ErrorBody, 'code'>> & { code: FailureCode },
    retryAfter: number | null = null,
  ) {
    super(body.message ?? body.code)
    this.code = body.code
    this.fields = body.fields ?? {}
    this.detail = body.detail ?? {}
    this.requestId = body.requestId ?? null
    this.retryAfter = retryAfter
  }
}

/** The failure that an answer is; `retryAfter` is the header's text. */
export function failureOf(body: unknown, retryAfter: string | null): Failure {
  const seconds = Number(retryAfter)
  return new Failure(isOurs(body) ? body : { code: 'unreadable' }, seconds > 0 ? seconds : null)
}

function isOurs(body: unknown): body is ErrorBody {
  const { code, message } = (body ?? {}) as Partial<ErrorBody>
  return typeof code === 'string' && typeof message === 'string'
}

export const isFailure = (error: unknown, ...codes: Failure['code'][]): error is Failure =>
  error instanceof Failure && (codes.length === 0 || codes.includes(error.code))

/** What passes by itself: the same call may succeed a little later. */
export const mayPass = (error: unknown): boolean =>
  isFailure(error, 'network', 'unreadable', 'unavailable', 'busy')

/** The server is away for everybody and has done nothing: it is waited for, by itself. */
export const isAway = (error: unknown): boolean => isFailure(error, 'unavailable')

/** What may succeed another time, though not at once: the server did not decide about what was sent. */
export const isUndecided = (error: unknown): boolean =>
  mayPass(error) || isFailure(error, 'internal', 'too-many-requests')

/** Whether the server refused single fields of what was sent. */
export const isAboutFields = (error: unknown): boolean =>
  isFailure(error) && Object.keys(error.fields).length > 0
