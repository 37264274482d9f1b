import type { FastifyInstance, InjectOptions } from 'fastify'
import { expect } from 'vitest'
import { type Answer, answerSchema, answersFile, type Call, type Sent } from '#platform/contract/call.ts'
import { type Code, common, type ErrorBody, meanings } from '#platform/contract/errors.ts'
import type { Language } from '#platform/contract/parts.ts'
import { refusalsOf } from '#platform/contract/refusals.ts'
import { multipart, type Part } from './multipart.ts'
import { pathOf } from './path-of.ts'

export interface Reply<C extends Call> {
  status: number
  body: Answer<C> | ErrorBody
  headers: Record<string, unknown>
}

interface From {
  /** Bearer token; none for a guest. */
  token?: string
  /** The network address the request comes from. */
  address?: string
  language?: Language
}

type Arguments<C extends Call> = Record<never, never> extends Sent<C> ? [sent?: Sent<C>] : [sent: Sent<C>]

export interface Client {
  /** Makes a call of the contract, whatever it answers. */
  call<C extends Call>(row: C, ...sent: Arguments<C>): Promise<Reply<C>>
  /** Makes a call that succeeds; gives its answer. */
  does<C extends Call>(row: C, ...sent: Arguments<C>): Promise<Answer<C>>
  /** Makes a call that is refused; gives the refusal. */
  refused<C extends Call>(row: C, ...sent: Arguments<C>): Promise<ErrorBody>
}

/** Speaks to the app in the contract's terms, and holds every answer against the contract. */
export function client(app: FastifyInstance, from: From, settled: () => Promise<void>): Client {
  const call: Client['call'] = async (row, ...[sent]) => {
    const response = await app.inject(await requestOf(row, sent ?? {}, from))
    await settled()
    const isFile = answersFile(row) && response.statusCode === 200
    const body: unknown = isFile ? new Blob([new Uint8Array(response.rawPayload)]) : response.json()
    if (response.statusCode !== 200) expectRefusal(row, response.statusCode, body)
    else if (!isFile) expectAnswer(row, body)
    return { status: response.statusCode, body: body as Answer<typeof row>, headers: response.headers }
  }
  return {
    call,
    does: async (row, ...sent) => {
      const { status, body } = await call(row, ...sent)
      expect({ status, body }).toMatchObject({ status: 200 })
      return body as Answer<typeof row>
    },
    refused: async (row, ...sent) => {
      const { status, body } = await call(row, ...sent)
      expect(status).toBeGreaterThanOrEqual(400)
      return body as ErrorBody
    },
  }
}

interface AnySent {
  params?: unknown
  query?: unknown
  body?: unknown
  files?: Record<string, Blob | readonly Blob[] | null>
}

/** The HTTP request of a call. */
export async function requestOf(row: Call, sent: AnySent, from: From): Promise<InjectOptions> {
  const headers: Record<string, string> = {}
  if (from.token) headers.authorization = `Bearer ${from.token}`
  if (from.language) headers['accept-language'] = from.language
  const upload = row.uploads && sent.files ? multipart(await partsOf(sent)) : undefined
  return {
    method: row.method,
    url: `/api${pathOf(row, sent.params)}`,
    headers: { ...headers, ...upload?.headers },
    ...(sent.query ? { query: sent.query as Record<string, string> } : {}),
    ...(from.address ? { remoteAddress: from.address } : {}),
    ...(sent.body === undefined ? {} : { payload: sent.body as object }),
    ...(upload ? { payload: upload.payload } : {}),
  }
}

/** As a browser's FormData writes them: a list as a repeated field, null as an empty one, what else is no text as JSON. */
async function partsOf({ body = {}, files = {} }: AnySent): Promise<Part[]> {
  const fields = Object.entries(body as Record<string, unknown>).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => ({
      name,
      bytes: one === null ? '' : typeof one === 'string' ? one : JSON.stringify(one),
    })),
  )
  const chosen = Object.entries(files).flatMap(([name, given]) =>
    [given ?? []].flat().map((file) => ({ name, file: file as Blob })),
  )
  const parts = chosen.map(async ({ name, file }) => ({
    name,
    filename: file instanceof File ? file.name : 'file',
    type: file.type,
    bytes: new Uint8Array(await file.arrayBuffer()),
  }))
  return [...fields, ...(await Promise.all(parts))]
}

/** An answer in the shape that its call declares. */
export function expectAnswer(row: Call, body: unknown): void {
  expect(answerSchema(row).safeParse(body).error?.issues).toBeUndefined()
}

/** The one error shape of the wire, with a code that the API reference promises for the call (decision L3). */
export function expectRefusal(row: Call | null, status: number, body: unknown): void {
  expect(body).toEqual({
    status,
    code: expect.any(String),
    message: expect.stringMatching(/./),
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    ...('fields' in (body as object) ? { fields: expect.any(Object) } : {}),
    ...('detail' in (body as object) ? { detail: expect.any(Object) } : {}),
  })
  const { code } = body as ErrorBody
  expect(row ? refusalsOf(row) : Object.keys(common)).toContain(code)
  expect(meanings[code as Code].status).toBe(status)
}

/** A refusal without what differs from request to request. */
export function told({ requestId: _, ...rest }: ErrorBody): Omit<ErrorBody, 'requestId'> {
  return rest
}
