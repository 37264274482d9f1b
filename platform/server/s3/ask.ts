import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { StoreFailed } from '../files.ts'
import type { StoreAddress } from './address.ts'
import type { Credentials, CredentialsSource } from './credentials.ts'
import { type Answer, codeOf, nextStep, type Question } from './steps.ts'

export type Ask = (question: Question) => Promise<Answer>

/**
 * Milliseconds: until an answer is there, and longer for each megabyte to send; the first wait before the next try; for how
 * long a store that did not answer is asked once only, so that nobody waits for it three times.
 */
export const TIMES = { answer: 5_000, perMegabyte: 2_000, wait: 200, away: 5_000 }
const MEGABYTE = 1024 ** 2
const TRIES = 3

interface Signing {
  credentials: Credentials
  /** Milliseconds that the store's clock is ahead of ours. */
  ahead: number
}

/**
 * Signed requests to one bucket. What passes by itself is tried three times, each within its time; every request may be
 * repeated, because no key is ever written with other content. A clock that is wrong is corrected by the store's, and
 * credentials that ended are read anew, once. Throws `StoreFailed`.
 */
export function askerOf(address: StoreAddress, credentials: CredentialsSource, times = TIMES): Ask {
  let ahead = 0
  let awayUntil = 0
  const correct = (answer: Answer, used: Signing): boolean => {
    const theirs = Date.parse(answer.headers.get('date') ?? '') - Date.now()
    const isWrong = Math.abs(theirs - used.ahead) > MOST_APART
    if (isWrong) ahead = toldAhead(theirs)
    return credentials.renew(used.credentials) || isWrong
  }
  return async (question) => {
    let isCorrected = false
    const tries = performance.now() < awayUntil ? 1 : TRIES
    for (let attempt = 1; ; attempt++) {
      const used = { credentials: credentials.present(), ahead }
      const answer = await exchange(address, question, used, times).catch((error: Error) => error)
      if (!(answer instanceof Error)) awayUntil = 0
      const step = nextStep(question, answer)
      if (step === 'take') return answer as Answer
      if (step === 'correct' && !isCorrected && correct(answer as Answer, used)) {
        isCorrected = true
        continue
      }
      if (step !== 'again' || attempt >= tries) {
        if (answer instanceof Error) awayUntil = performance.now() + times.away
        throw failureOf(question, answer)
      }
      await sleep(times.wait * 4 ** (attempt - 1) * (0.5 + Math.random()))
    }
  }
}

/** Stores refuse a request that is dated a quarter of an hour off. */
const MOST_APART = 300_000

function toldAhead(ms: number): number {
  const minutes = Math.round(Math.abs(ms) / 60_000)
  if (Math.abs(ms) <= MOST_APART) return 0
  process.emitWarning(
    `This machine's clock is ${minutes} minutes ${ms > 0 ? 'behind' : 'ahead of'} that of the store of files: requests are dated by the store's until it is set right.`,
  )
  return ms
}

async function exchange(
  address: StoreAddress,
  question: Question,
  signing: Signing,
  times: typeof TIMES,
): Promise<Answer> {
  const { method, key = '', query = {}, body } = question
  const url = address.urlOf(key)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const headers = question.isUnsigned ? new Headers() : await sign(address, question, url, signing)
  // What is counted are the bytes as they are kept.
  headers.set('accept-encoding', 'identity')
  const connection = new AbortController()
  const cut = () => connection.abort(new Error('no answer in time'))
  const timer = setTimeout(cut, times.answer + ((body?.size ?? 0) / MEGABYTE) * times.perMegabyte)
  try {
    const init = { method, headers, redirect: 'manual' as const, signal: connection.signal }
    const response = await fetch(url, body ? { ...init, body } : init)
    const { status, body: stream } = response
    if (question.isStream && response.ok) return { status, headers: response.headers, text: '', stream, cut }
    return { status, headers: response.headers, text: await response.text(), stream: null, cut }
  } finally {
    clearTimeout(timer)
  }
}

/** The hash of the body is signed too, so that the store takes exactly what was sent. */
async function sign(
  { region }: StoreAddress,
  { method, headers, body }: Question,
  url: URL,
  { credentials, ahead }: Signing,
): Promise<Headers> {
  const signer = new AwsV4Signer({
    ...credentials,
    method,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': await sha256(body) },
    service: 's3',
    region,
    datetime: new Date(Date.now() + ahead).toISOString().replace(/[:-]|\.\d{3}/g, ''),
  })
  return (await signer.sign()).headers
}

async function sha256(body: Blob | undefined): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of body?.stream() ?? []) hash.update(chunk)
  return hash.digest('hex')
}

const FULL = ['QuotaExceeded', 'InsufficientCapacity', 'XMinioStorageFull']

function failureOf({ method }: Question, answer: Answer | Error): StoreFailed {
  if (answer instanceof Error) {
    const { cause, message } = answer
    const why = cause instanceof Error ? cause.message : message
    return new StoreFailed(kindOf(method), `the store of files does not answer: ${why}`, answer)
  }
  const code = codeOf(answer)
  const isFull = answer.status === 507 || FULL.includes(code)
  const said = [answer.status, code].filter(Boolean).join(' ')
  return new StoreFailed(
    isFull ? 'STORE_FULL' : kindOf(method),
    `the store of files answers ${said} to ${method}`,
  )
}

const kindOf = (method: Question['method']) =>
  method === 'GET' || method === 'HEAD' ? 'STORE_READ' : 'STORE_WRITE'
