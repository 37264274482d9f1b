import type { Answer, Call } from '@rajt/contract/call'
import { Failure, failureOf } from './failure.ts'
import { language } from './language.ts'
import { forgetSession, session } from './session.ts'
import { refuseStrangers } from './strangers.ts'

const PATIENCE_MS = 300_000

/**
 * Sends the one file of an upload call and tells how much of it has left, 0-100, which `fetch` cannot.
 * Throws like `send`: a Failure with the server's code, `network` or `unreadable`; an aborted one never arrives, like `network`.
 */
export async function upload<C extends Call>(
  call: C,
  file: Blob,
  onPercent: (percent: number) => void,
  signal: AbortSignal,
): Promise<Answer<C>> {
  refuseStrangers()
  const { token } = session.get()
  const { status, body, retryAfter } = await transfer(call, file, token, onPercent, signal)
  if (status >= 200 && status < 300 && body) return body as Answer<C>
  if (status === 0) throw new Failure({ code: 'network' })
  const failure = failureOf(body, retryAfter)
  if (failure.code === 'not-signed-in' && token && session.get().token === token) forgetSession()
  throw failure
}

interface Transferred {
  status: number
  body: unknown
  retryAfter: string | null
}

function transfer(
  { method, path }: Call,
  file: Blob,
  token: string | null,
  onPercent: (percent: number) => void,
  signal: AbortSignal,
): Promise<Transferred> {
  const request = new XMLHttpRequest()
  request.open(method, `/api${path}`)
  request.responseType = 'json'
  request.timeout = PATIENCE_MS
  request.setRequestHeader('accept-language', language.get())
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
  request.upload.onprogress = ({ loaded, total }) => onPercent(Math.floor((loaded * 100) / total))
  signal.addEventListener('abort', () => request.abort())
  const form = new FormData()
  form.append('file', file)
  return new Promise((resolve) => {
    // With or without an answer: none has the status 0.
    request.onloadend = () =>
      resolve({
        status: request.status,
        body: request.response,
        retryAfter: request.getResponseHeader('retry-after'),
      })
    request.send(form)
  })
}
