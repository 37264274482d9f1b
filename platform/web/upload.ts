import { type Answer, type Call, SEMESTER_HEADER, type Sent } from '#platform/contract/call.ts'
import { callAddress } from './call-address.ts'
import { Failure, failureOf } from './failure.ts'
import { language } from './language.ts'
import { heardOf, reloadOnStageChange } from './reload-on-stage-change.ts'
import { requireSameAccount } from './require-same-account.ts'
import { forgetSession, session } from './session.ts'

const PATIENCE_MS = 300_000

interface Request {
  params?: Record<string, string>
  body?: Record<string, unknown>
  files?: Record<string, Blob | readonly Blob[] | null>
}

/**
 * Sends a call with its fields and files, and tells how much of it has left, 0-100, which `fetch` cannot.
 * Throws like `send`: a Failure with the server's code, `network` or `unreadable`; an aborted one never arrives, like `network`.
 */
export async function upload<C extends Call>(
  call: C,
  request: Sent<C>,
  onPercent: (percent: number) => void,
  signal?: AbortSignal,
): Promise<Answer<C>> {
  requireSameAccount()
  const { token } = session.get()
  const { status, body, retryAfter } = await transfer(call, request as Request, token, onPercent, signal)
  if (status >= 200 && status < 300 && body) return body as Answer<C>
  if (status === 0) throw new Failure({ code: 'network' })
  const failure = failureOf(body, retryAfter)
  if (failure.code === 'not-signed-in' && token && session.get().token === token) forgetSession()
  reloadOnStageChange(failure.code)
  throw failure
}

interface Transferred {
  status: number
  body: unknown
  retryAfter: string | null
}

function transfer(
  call: Call,
  parts: Request,
  token: string | null,
  onPercent: (percent: number) => void,
  signal?: AbortSignal,
): Promise<Transferred> {
  const request = new XMLHttpRequest()
  request.open(call.method, callAddress(call, parts))
  request.responseType = 'json'
  request.timeout = PATIENCE_MS
  request.setRequestHeader('accept-language', language.get())
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
  request.upload.onprogress = ({ loaded, total }) => onPercent(Math.floor((loaded * 100) / total))
  const abort = () => request.abort()
  signal?.addEventListener('abort', abort)
  return new Promise((resolve) => {
    // With or without an answer: none has the status 0.
    request.onloadend = () => {
      signal?.removeEventListener('abort', abort)
      heardOf(request.getResponseHeader(SEMESTER_HEADER))
      resolve({
        status: request.status,
        body: request.response,
        retryAfter: request.getResponseHeader('retry-after'),
      })
    }
    request.send(formOf(parts))
  })
}

/** A list is a repeated field, nothing an empty one; what is no text is written as JSON. */
function formOf({ body = {}, files = {} }: Request): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    for (const one of Array.isArray(value) ? value : [value ?? ''])
      form.append(name, typeof one === 'string' ? one : JSON.stringify(one))
  for (const [name, chosen] of Object.entries(files))
    for (const file of [chosen ?? []].flat()) form.append(name, file)
  return form
}
