import type { Answer, Call } from '@rajt/contract/call'
import { Failure } from './failure.ts'
import { language } from './language.ts'
import { forgetSession, session } from './session.ts'
import { refuseStrangers } from './strangers.ts'

const PATIENCE_MS = 300_000

/**
 * Sends the one file of an upload call and tells how much of it has left, 0-100, which `fetch` cannot.
 * Throws like `send`: a Failure with the server's code, or `network`.
 */
export async function upload<C extends Call>(
  call: C,
  file: Blob,
  onPercent: (percent: number) => void,
): Promise<Answer<C>> {
  refuseStrangers()
  const { token } = session.get()
  const { status, body } = await transfer(call, file, token, onPercent)
  if (status >= 200 && status < 300 && body) return body as Answer<C>
  const failure = new Failure(body?.code ? body : { code: 'network' })
  if (failure.code === 'not-signed-in' && token && session.get().token === token) forgetSession()
  throw failure
}

interface Transferred {
  status: number
  body: ConstructorParameters<typeof Failure>[0] | null
}

function transfer(
  { method, path }: Call,
  file: Blob,
  token: string | null,
  onPercent: (percent: number) => void,
): Promise<Transferred> {
  const request = new XMLHttpRequest()
  request.open(method, `/api${path}`)
  request.responseType = 'json'
  request.timeout = PATIENCE_MS
  request.setRequestHeader('accept-language', language.get())
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
  request.upload.onprogress = ({ loaded, total }) => onPercent(Math.floor((loaded * 100) / total))
  const form = new FormData()
  form.append('file', file)
  return new Promise((resolve) => {
    // With or without an answer: none has the status 0.
    request.onloadend = () => resolve({ status: request.status, body: request.response })
    request.send(form)
  })
}
