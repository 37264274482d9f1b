import fastJsonStringify from 'fast-json-stringify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerSchema, answersFile, type Call } from '#platform/contract/call.ts'
import type { Language } from '#platform/contract/parts.ts'
import { type AnsweredFile, answerFile } from './answer-file.ts'
import { bodyLimitOf, LEAST_BODY_BYTES } from './body-limit.ts'
import type { Clock } from './clock.ts'
import { sendText } from './compress.ts'
import { type Database, isDatabaseAway } from './database.ts'
import type { Files } from './files.ts'
import { guard, type Identify, identified } from './guard.ts'
import { networkOf, regionOf, siteOf } from './network.ts'
import { OutcomeUnknown } from './outcome-unknown.ts'
import type { limitPerKey } from './queue.ts'
import type { Reads } from './reads.ts'
import { Refused, refuse } from './refuse.ts'
import type { Actor, HandledRequest, Handler } from './request.ts'
import { type RequestFiles, requestFiles } from './request-files.ts'
import { parse, writerSchema } from './schemas.ts'
import { keyed, keyFor } from './secrets.ts'
import type { Settings } from './settings.ts'
import { queryWithoutTerms } from './signed-address.ts'
import { transact } from './transact.ts'
import { readUpload } from './upload.ts'
import { withoutActs } from './without-acts.ts'

interface Mounting {
  db: Database
  reads: Reads
  clock: Clock
  settings: Settings
  files: Files
  identify: Identify
  /** Bounds how many acts of guests from one place are worked on at once. */
  seats: ReturnType<typeof limitPerKey>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The row of the contract that a route serves. */
    call?: Call
  }
}

/**
 * Calls with which guests do something and not only read; each has budgets of its own, and spends none of the
 * public reads'.
 */
export const isGuestAct = (call: Call | undefined): boolean => call?.who === 'guest' && call.method !== 'GET'

/** Gives every call its route: guard, then validation, then the handler, then the answer as the contract has it. */
export function mount(app: FastifyInstance, handlers: readonly Handler[], on: Mounting): void {
  for (const handler of handlers) {
    const { call } = handler
    const answer = answererOf(call, on)
    const bodyLimit = bodyLimitOf(call)
    app.route({
      method: call.method,
      url: call.path,
      bodyLimit,
      config: { call },
      ...(bodyLimit > LEAST_BODY_BYTES && { onRequest: guardBeforeBody(handler, on) }),
      handler: async (request, reply) => {
        const place = siteOf(request.ip) ?? networkOf(request.ip)
        const answered = isGuestAct(call)
          ? await on.seats(place, () => run(handler, request, on))
          : await run(handler, request, on)
        return answer(request, reply, answered)
      },
    })
  }
}

/** A long body is read of those alone who may send it: strangers take no memory. */
const guardBeforeBody =
  (handler: Handler, { identify, clock }: Mounting) =>
  async (request: FastifyRequest): Promise<void> => {
    guard(handler, await identified(handler.call, request, identify, clock.now()))
  }

type Answerer = (request: FastifyRequest, reply: FastifyReply, answered: unknown) => Promise<FastifyReply>

function answererOf(call: Call, { files }: Mounting): Answerer {
  if (answersFile(call))
    return (request, reply, answered) => answerFile(request, reply, files, answered as AnsweredFile)
  return (request, reply, answered) => {
    reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store')
    return sendText(request, reply, writerOf(call)(answered))
  }
}

type Writer = (answered: unknown) => string
const writers = new Map<Call, Writer>()

/** Made when a call is first answered: those of all calls take 0.2 s of a start. */
function writerOf(call: Call): Writer {
  const known = writers.get(call)
  if (known) return known
  const write = fastJsonStringify(writerSchema(answerSchema(call)) as never)
  writers.set(call, write)
  return write
}

async function run(handler: Handler, request: FastifyRequest, on: Mounting): Promise<unknown> {
  const { settle, ...store } = requestFiles(on.files, on.settings.FILES_KEPT_DAYS)
  try {
    const handled = await handledRequest(handler, request, on, store)
    const answered = await answerOf(handler, handled, on)
    await settle()
    return handled.actor?.officeScope === 'READER' && !answersFile(handler.call)
      ? withoutActs(answered)
      : answered
  } catch (error) {
    await settle(error)
    throw error
  }
}

async function answerOf(handler: Handler, handled: HandledRequest<Call>, { db, reads }: Mounting) {
  let isBegun = false
  const runOn = (read: Database) =>
    handler
      .run(handled, read, async (work) => {
        const done = await transact(db, work)
        isBegun = true
        return done
      })
      .catch((error) => {
        // "Unavailable" says that nothing was done.
        throw isBegun && isDatabaseAway(error) ? new OutcomeUnknown(error) : error
      })
  if (!handler.call.fromReplica) return runOn(db)
  const read = await reads.database()
  try {
    return await runOn(read)
  } catch (error) {
    if (read === db || !handler.isRead || error instanceof Refused) throw error
    reads.avoid(error)
    return runOn(db)
  }
}

async function handledRequest(
  handler: Handler,
  request: FastifyRequest,
  on: Mounting,
  store: RequestFiles,
): Promise<HandledRequest<Call>> {
  const { call, isRead, before } = handler
  const now = on.clock.now()
  const actor = guard(handler, await identified(call, request, on.identify, now))
  if (!call.uploads && request.isMultipart()) return refuse('media-type')
  const params = call.params && parse(call.params, request.params)
  if (request.isMultipart()) await before?.({ params, actor: actor as Actor, now, db: on.db } as never)
  const whose = actor?.id ?? networkOf(request.ip)
  const { body, files } = call.uploads
    ? await readUpload(request, call, store, whose)
    : { body: request.body ?? {}, files: {} }
  return {
    ...(call.params ? { params } : {}),
    ...(call.query ? { query: parse(call.query, askedBy(call, request)) } : {}),
    ...(call.body ? { body: parse(call.body, body) } : {}),
    files,
    store,
    actor: actor as Actor,
    now,
    language: languageOf(request.headers['accept-language']),
    userAgent: request.headers['user-agent'],
    ...(isRead ? {} : placeOf(request, on.settings)),
    settings: on.settings,
  } as HandledRequest<Call>
}

/** A file's address carries its signature beside what is asked. */
const askedBy = (call: Call, { query }: FastifyRequest) =>
  answersFile(call) ? queryWithoutTerms(query) : query

function placeOf({ ip }: FastifyRequest, { SECRET, SECRET_PREVIOUS }: Settings) {
  const key = keyFor('network address', SECRET)
  const site = siteOf(ip)
  const secrets = SECRET_PREVIOUS ? [SECRET, SECRET_PREVIOUS] : [SECRET]
  const regions = secrets.map((secret) => keyed(keyFor('network region', secret), regionOf(ip)))
  return { address: keyed(key, networkOf(ip)), site: site && keyed(key, site), regions }
}

/** The first language of the header that the product speaks; Hungarian otherwise (spec 9). */
export function languageOf(header: string | undefined): Language {
  const wanted = header?.match(/\b(hu|en)\b/i)?.[1]?.toLowerCase()
  return wanted === 'en' ? 'en' : 'hu'
}
