import type { Answer, Call, FileAnswer, FilesOf, Request } from '#platform/contract/call.ts'
import type { Language, Personality, Role } from '#platform/contract/parts.ts'
import type { OfficeScope } from '#platform/contract/scope.ts'
import type { Stage } from '#platform/contract/stage.ts'
import type { AnsweredFile } from './answer-file.ts'
import type { Database, Tx } from './database.ts'
import type { UploadedFile } from './files.ts'
import type { RequestFiles } from './request-files.ts'
import type { Settings } from './settings.ts'
import type { ClientOrigin } from './throttle.ts'

/** The signed-in caller, as the guard found them. */
export interface Actor {
  id: string
  role: Role
  stage: Stage
  /** Of the office's members alone; null for everybody else. */
  officeScope: OfficeScope | null
  /** The tenant of students and coordinators (decision R5); null for mentors and the office. */
  universityId: string | null
  personality: Personality | null
  /** Of the session in use. */
  tokenHash: Buffer
  /** The id of the session in use, which names it and opens nothing. */
  session: string
}

type ActorOf<C extends Call> = C['who'] extends 'guest' ? Actor | null : Actor
type HandlerAnswer<C extends Call> = C['answer'] extends FileAnswer ? AnsweredFile : Answer<C>

interface Surroundings extends ClientOrigin {
  /** The caller's region (platform/server/network.ts) as keyed hashes: under the present key, then under the one before it. */
  regions: readonly string[]
  /** Frozen for the whole request. */
  now: Date
  /** What the caller reads; decides the language of texts and refusals. */
  language: Language
  /** The header as it came: anything, of any length. */
  userAgent: string | undefined
  settings: Settings
  store: RequestFiles
}

/** What every kind of handler gets: the parsed request, who sent it, and when. */
export type HandledRequest<C extends Call> = Request<C> &
  FilesOf<C, UploadedFile> &
  Surroundings & { actor: ActorOf<C> }
/** A query never writes; so it counts no hit, and needs not know where it came from. */
export type QueryRequest<C extends Call> = Omit<HandledRequest<C>, keyof ClientOrigin | 'regions'> & {
  db: Database
}
/** A command is one transaction, which the mount opens and commits. */
export type CommandRequest<C extends Call> = HandledRequest<C> & { tx: Tx }
/** A command in steps opens its transactions itself: it has slow work (a password hash, another server) outside of them. */
export type StepsRequest<C extends Call> = HandledRequest<C> & { db: Database; transact: Transact }

type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/**
 * What is asked of a caller before anything of the body is read: whoever is too late hears that, and not that their file
 * is damaged. The handler asks again under its locks.
 */
type Before<C extends Call> = (
  request: Pick<HandledRequest<C>, 'actor' | 'now' | Extract<keyof HandledRequest<C>, 'params'>> & {
    db: Database
  },
) => Promise<void>

/** The part of an act that its helpers need. */
export interface CommandScope {
  tx: Tx
  actor: Pick<Actor, 'id' | 'role'> | null
  now: Date
}

/** A call with its handler; `C` keeps a feature's handlers apart by type, so that none stands under another's name. */
export interface Handler<C extends Call = Call> {
  call: C
  isRead: boolean
  before?: Before<Call>
  run: (request: HandledRequest<Call>, db: Database, transact: Transact) => Promise<unknown>
}

/** The handlers of a feature: one for each of its calls, by the same name. */
export type Handlers<F extends Record<string, Call>> = { [K in keyof F]: Handler<F[K]> }

// `const A`: an answer written out keeps its literals, so that `true` is not widened to `boolean`.
export function query<C extends Call, const A extends HandlerAnswer<C>>(
  call: C,
  handle: (request: QueryRequest<C>) => Promise<A>,
): Handler<C> {
  return {
    call,
    isRead: true,
    run: (request, db) => handle({ ...(request as unknown as HandledRequest<C>), db }),
  }
}

export function command<C extends Call, const A extends HandlerAnswer<C>>(
  call: C,
  handle: (request: CommandRequest<C>) => Promise<A>,
): Handler<C> {
  return {
    call,
    isRead: false,
    run: (request, _db, transact) =>
      transact((tx) => handle({ ...(request as unknown as HandledRequest<C>), tx })),
  }
}

export function commandInSteps<C extends Call, const A extends HandlerAnswer<C>>(
  call: C,
  handle: (request: StepsRequest<C>) => Promise<A>,
  before?: Before<C>,
): Handler<C> {
  return {
    call,
    isRead: false,
    ...(before ? { before: before as unknown as Before<Call> } : {}),
    run: (request, db, transact) => handle({ ...(request as unknown as HandledRequest<C>), db, transact }),
  }
}
