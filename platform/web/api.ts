import { type Answer, type Call, SEMESTER_HEADER, type Sent } from '#platform/contract/call.ts'
import { callAddress } from './call-address.ts'
import { Failure, failureOf } from './failure.ts'
import { takeArrived, takeFirstAnswer } from './first-answers.ts'
import { language } from './language.ts'
import { heardOf, reloadOnStageChange } from './reload-on-stage-change.ts'
import { requireSameAccount } from './require-same-account.ts'
import { heardDate } from './server-clock.ts'
import { forgetSession, session } from './session.ts'

interface Request {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

const PATIENCE_MS = 30_000

/** Sends one call of the contract; one with files is sent by `upload`. Throws a Failure with the server's code, `network` or `unreadable`. */
export async function send<C extends Call>(
  call: C,
  request: Sent<C>,
  signal?: AbortSignal,
): Promise<Answer<C>> {
  const parts = request as Request
  requireSameAccount()
  const { token } = session.get()
  const response = await reach(call, parts, token, signal)
  heardOf(response.headers.get(SEMESTER_HEADER))
  const body = await bodyOf(response)
  if (response.ok && body) return body
  const failure = failureOf(body, response.headers.get('retry-after'))
  // The session ended elsewhere or by time; what was typed stays in its draft.
  if (failure.code === 'not-signed-in' && token && session.get().token === token) forgetSession()
  reloadOnStageChange(failure.code)
  throw failure
}

/** The answer that the page itself asked for, where it is there before anybody asks; undefined otherwise. */
export function arrivedAnswer<C extends Call>(call: C, request: Sent<C>): Answer<C> | undefined {
  const { token, context } = session.get()
  const address = callAddress(call, request as Request)
  return takeArrived(address, token, context?.CURRENT_ONBOARD_KEY) as Answer<C> | undefined
}

/** A file comes with its disposition, anything else is JSON; null where it is neither, as the page of a portal in between. */
const bodyOf = (response: Response) =>
  response.headers.has('content-disposition') ? response.blob() : response.json().catch(() => null)

async function reach(
  call: Call,
  parts: Request,
  token: string | null,
  signal?: AbortSignal,
): Promise<Response> {
  const address = callAddress(call, parts)
  const early = await takeFirstAnswer(address, token)
  signal?.throwIfAborted()
  if (early) return early
  const timeout = AbortSignal.timeout(PATIENCE_MS)
  try {
    const response = await fetch(address, {
      method: call.method,
      headers: {
        'accept-language': language.get(),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: parts.body === undefined ? null : JSON.stringify(parts.body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    heardDate(response.headers.get('date'))
    return response
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new Failure({ code: 'network' })
  }
}
