import type { Answer, Call, Request } from '@rajt/contract/call'
import type { Language, Personality, Role } from '@rajt/contract/parts'
import type { Stage } from '@rajt/contract/stage'
import type { Database, Tx } from './database.ts'
import type { Files, UploadedFile } from './files.ts'
import type { Settings } from './settings.ts'
import type { Place } from './throttle.ts'

/** The signed-in caller, as the guard found her. */
export interface Actor {
  id: string
  role: Role
  stage: Stage
  /** The tenant of students and coordinators (decision R5); null for mentors and the office. */
  universityId: string | null
  personality: Personality | null
  /** Of the session in use. */
  tokenHash: Buffer
}

type ActorOf<C extends Call> = C['who'] extends 'guest' ? Actor | null : Actor
type FileOf<C extends Call> = C['upload'] extends object ? { file: UploadedFile } : unknown

interface Surroundings extends Place {
  /** Frozen for the whole request. */
  now: Date
  /** What the caller reads; decides the language of texts and refusals. */
  language: Language
  /** The header as it came: anything, of any length. */
  userAgent: string | undefined
  settings: Settings
  files: Files
  /** Done once the act has committed and before its answer leaves; never after a refusal. */
  afterCommit: (work: () => void | Promise<void>) => void
}

/** What every kind of handler gets: the parsed request, who sent it, and when. */
export type Asked<C extends Call> = Request<C> & FileOf<C> & Surroundings & { actor: ActorOf<C> }
/** A read: never writes. */
export type Read<C extends Call> = Asked<C> & { db: Database }
/** An act: one transaction, which the mount opens and commits. */
export type Act<C extends Call> = Asked<C> & { tx: Tx }
/** An act with slow work (a password hash) outside its transactions. */
export type Staged<C extends Call> = Asked<C> & {
  db: Database
  transact: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
}

/** The part of an act that its helpers need. */
export interface Doing {
  tx: Tx
  actor: Actor | null
  now: Date
}

export interface Row {
  call: Call
  run: (asked: Asked<Call>, database: Database, transact: Staged<Call>['transact']) => Promise<unknown>
}

export function read<C extends Call>(call: C, handle: (asked: Read<C>) => Promise<Answer<C>>): Row {
  return { call, run: (asked, db) => handle({ ...(asked as unknown as Asked<C>), db }) }
}

export function act<C extends Call>(call: C, handle: (asked: Act<C>) => Promise<Answer<C>>): Row {
  return {
    call,
    run: (asked, _db, transact) => transact((tx) => handle({ ...(asked as unknown as Asked<C>), tx })),
  }
}

export function staged<C extends Call>(call: C, handle: (asked: Staged<C>) => Promise<Answer<C>>): Row {
  return { call, run: (asked, db, transact) => handle({ ...(asked as unknown as Asked<C>), db, transact }) }
}
