import type { Call } from '@rajt/contract/call'
import type { Language } from '@rajt/contract/parts'
import fastJsonStringify from 'fast-json-stringify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from './clock.ts'
import { sendText } from './compress.ts'
import type { Database, Tx } from './database.ts'
import type { Files } from './files.ts'
import { guard } from './guard.ts'
import { networkOf, siteOf } from './network.ts'
import type { seatsOf } from './queue.ts'
import { refuse } from './refuse.ts'
import type { Actor, Asked, Row } from './request.ts'
import { parse, writerSchema } from './schemas.ts'
import { keyed } from './secrets.ts'
import type { Settings } from './settings.ts'
import type { Place } from './throttle.ts'
import { transact } from './transact.ts'
import { readUpload } from './upload.ts'

export interface Mounting {
  db: Database
  clock: Clock
  settings: Settings
  files: Files
  /** Turns a bearer token into its live session's actor. */
  whoIs: (token: string, now: Date) => Promise<Actor | null>
  /** Bounds how many acts of guests from one place are worked on at once. */
  seats: ReturnType<typeof seatsOf>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The row of the contract that a route serves. */
    call?: Call
  }
}

/** What guests do, and not only read; each has budgets of its own, and none at all of the public reads. */
export const isGuestAct = (call: Call | undefined): boolean => call?.who === 'guest' && call.method !== 'GET'

/** Gives every row of the contract its route: guard, then validation, then the handler, then the answer's schema. */
export function mount(app: FastifyInstance, rows: readonly Row[], on: Mounting): void {
  for (const row of rows) {
    const write = fastJsonStringify(writerSchema(row.call.answer) as never)
    app.route({
      method: row.call.method,
      url: row.call.path,
      config: { call: row.call },
      handler: async (request, reply) => {
        const place = siteOf(request.ip) ?? networkOf(request.ip)
        const answer = isGuestAct(row.call)
          ? await on.seats(place, () => run(row, request, on))
          : await run(row, request, on)
        return answerWith(request, reply, write(answer))
      },
    })
  }
}

async function run(row: Row, request: FastifyRequest, on: Mounting): Promise<unknown> {
  const after: (() => void | Promise<void>)[] = []
  const asked = await ask(row.call, request, on, (work) => void after.push(work))
  const answer = await row.run(asked, on.db, (work) => keep(on, work))
  for (const work of after) await work()
  return answer
}

function answerWith(request: FastifyRequest, reply: FastifyReply, body: string): Promise<FastifyReply> {
  reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store')
  return sendText(request, reply, body)
}

async function ask(
  call: Call,
  request: FastifyRequest,
  on: Mounting,
  afterCommit: Asked<Call>['afterCommit'],
): Promise<Asked<Call>> {
  const now = on.clock.now()
  const actor = await guard(call, request.headers.authorization, (token) => on.whoIs(token, now))
  if (!call.upload && request.isMultipart()) return refuse('media-type')
  return {
    ...parts(call, request),
    ...(call.upload
      ? { file: await readUpload(request, call.upload, actor?.id ?? networkOf(request.ip)) }
      : {}),
    actor: actor as Actor,
    now,
    language: languageOf(request.headers['accept-language']),
    userAgent: request.headers['user-agent'],
    ...placeOf(request, on.settings),
    settings: on.settings,
    files: on.files,
    afterCommit,
  } as Asked<Call>
}

function placeOf({ ip }: FastifyRequest, { SECRET }: Settings): Place {
  const site = siteOf(ip)
  return { address: keyed(SECRET, networkOf(ip)), site: site && keyed(SECRET, site) }
}

function parts(call: Call, request: FastifyRequest): Record<string, unknown> {
  return {
    ...(call.params ? { params: parse(call.params, request.params) } : {}),
    ...(call.query ? { query: parse(call.query, request.query) } : {}),
    ...(call.body ? { body: parse(call.body, request.body ?? {}) } : {}),
  }
}

const keep = <T>(on: Mounting, work: (tx: Tx) => Promise<T>) => transact(on.db, work)

/** The first language of the header that the product speaks; Hungarian otherwise (spec 9). */
export function languageOf(header: string | undefined): Language {
  const wanted = header?.match(/\b(hu|en)\b/i)?.[1]?.toLowerCase()
  return wanted === 'en' ? 'en' : 'hu'
}
