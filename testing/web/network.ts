import { vi } from 'vitest'
import { type Answer, answerSchema, type Call } from '#platform/contract/call.ts'
import { type Code, type ErrorBody, meanings } from '#platform/contract/errors.ts'

export interface Sent {
  method: string
  path: string
  query?: Record<string, string>
  body: unknown
}

type Reply<C extends Call> = Answer<C> | Refused | Promise<Answer<C> | Refused>
type Handler = (sent: Sent) => unknown

class Refused {
  readonly error: ErrorBody
  constructor(error: ErrorBody) {
    this.error = error
  }
}

const handlers = new Map<string, { call: Call; handle: Handler }>()
/** What was sent, oldest first. */
export const sent: Sent[] = []

export function resetNetwork(): void {
  handlers.clear()
  sent.length = 0
  vi.stubGlobal('fetch', answer)
}

/** From now on this call is answered so; what does not fit the contract fails the test. */
export function on<C extends Call>(call: C, handle: (sent: Sent) => Reply<C>): void {
  handlers.set(`${call.method} ${call.path}`, { call, handle })
}

/** A refusal as the wire has it. */
export const errorOf = (
  code: Code,
  fields?: ErrorBody['fields'],
  detail?: ErrorBody['detail'],
): ErrorBody => ({
  status: meanings[code].status,
  code,
  message: meanings[code].hu,
  requestId: 'test',
  ...(fields && { fields }),
  ...(detail && { detail }),
})

export const refused = (...error: Parameters<typeof errorOf>): Refused => new Refused(errorOf(...error))

/** The network itself fails. */
export const broken = (): never => {
  throw new TypeError('no network')
}

/** A reply that comes when the test says so. */
export function held<T>(): { reply: Promise<T>; release: (reply: T) => void } {
  const { promise, resolve } = Promise.withResolvers<T>()
  return { reply: promise, release: resolve }
}

async function answer(address: string, init: RequestInit): Promise<Response> {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const query = Object.fromEntries(searchParams)
  const found = [...handlers.values()].find(({ call }) => fits(call, init.method ?? 'GET', pathname))
  if (!found) throw new Error(`nobody answers ${init.method} ${pathname}`)
  const body = typeof init.body === 'string' ? found.call.body?.parse(JSON.parse(init.body)) : undefined
  const one = {
    method: init.method ?? 'GET',
    path: pathname.replace('/api', ''),
    ...(Object.keys(query).length > 0 && { query }),
    body,
  }
  sent.push(one)
  const reply = await found.handle(one)
  if (reply instanceof Refused) return Response.json(reply.error, { status: reply.error.status })
  return Response.json(answerSchema(found.call).parse(reply))
}

const fits = ({ method, path }: Call, asked: string, pathname: string) =>
  method === asked && new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname)
