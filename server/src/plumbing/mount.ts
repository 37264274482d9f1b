import type { Call } from '@rajt/contract/call'
import type { Language } from '@rajt/contract/parts'
import fastJsonStringify from 'fast-json-stringify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from './clock.ts'
import { sendText } from './compress.ts'
import type { Database } from './database.ts'
import type { Files } from './files.ts'
import { guard } from './guard.ts'
import { networkOf, siteOf } from './network.ts'
import type { seatsOf } from './queue.ts'
import { refuse } from './refuse.ts'
import type { Actor, HandledRequest, Handler } from './request.ts'
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

/** Gives every call its route: guard, then validation, then the handler, then the answer's schema. */
export function mount(app: FastifyInstance, handlers: readonly Handler[], on: Mounting): void {
  for (const handler of handlers) {
    const { call } = handler
    const write = fastJsonStringify(writerSchema(call.answer) as never)
    app.route({
      method: call.method,
      url: call.path,
      config: { call: call },
      handler: async (request, reply) => {
        const place = siteOf(request.ip) ?? networkOf(request.ip)
        const answer = isGuestAct(call)
          ? await on.seats(place, () => run(handler, request, on))
          : await run(handler, request, on)
        return answerWith(request, reply, write(answer))
      },
    })
  }
}

async function run(handler: Handler, request: FastifyRequest, on: Mounting): Promise<unknown> {
  const handled = await handledRequest(handler.call, request, on)
  return handler.run(handled, on.db, (work) => transact(on.db, work))
}

function answerWith(request: FastifyRequest, reply: FastifyReply, body: string): Promise<FastifyReply> {
  reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store')
  return sendText(request, reply, body)
}

async function handledRequest(
  call: Call,
  request: FastifyRequest,
  on: Mounting,
): Promise<HandledRequest<Call>> {
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
  } as HandledRequest<Call>
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

/** The first language of the header that the product speaks; Hungarian otherwise (spec 9). */
export function languageOf(header: string | undefined): Language {
  const wanted = header?.match(/\b(hu|en)\b/i)?.[1]?.toLowerCase()
  return wanted === 'en' ? 'en' : 'hu'
}
