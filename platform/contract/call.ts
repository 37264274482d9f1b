import type * as z from 'zod/mini'
import type { Code } from './errors.ts'
import type { Role } from './parts.ts'

type Schema = z.ZodMiniType

/** Of every answer: the key of the semester it was given in, so that an open page learns of the next one (decision X9). */
export const SEMESTER_HEADER = 'rajt-semester'

/** `guest`: no sign-in asked. `signed-in`: every role. A list: these roles only. */
export type Who = 'guest' | 'signed-in' | readonly Role[]

/** Files in one field of a multipart body. */
export interface Upload {
  /** Of each file; checked while it streams in. */
  maxBytes: number
  /** Media types, decided by the file's content and not by its name. */
  types: readonly string[]
  /** Media types that are let in so that whoever reads the file can say what to do instead. */
  told?: readonly string[]
  /** The field may be absent. */
  optional?: true
  /** The most files that the field takes; one unless said otherwise. */
  many?: number
}

/** An answer that is a file instead of JSON, of one of these media types. */
export interface FileAnswer {
  file: readonly string[]
}
export const file = (...types: readonly string[]): FileAnswer => ({ file: types })

/** One row of the contract: an HTTP call, who may make it, what it takes, answers and refuses. */
export interface Call {
  /** What the call does, in a few words: its title in the API reference. */
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api`; parameters as `:id`. */
  path: `/${string}`
  who: Who
  /**
   * `early`: open to a student who is not onboarded, and to staff who must set up a second factor;
   * `onboarded`: also to a student without a personality (decision R2).
   */
  opens?: 'early' | 'onboarded'
  /**
   * What members of the office with less than full access need: `oneself`, of the caller's own account and devices, is open
   * to all of them, `course` to editors (decision 24).
   */
  concerns?: 'oneself' | 'course'
  /** Part of the current semester: refused to a student who takes no part in it (decision X10). */
  needsSemester?: true
  /** Where there is a replica, what the call reads may come from it (platform/server/reads.ts). */
  fromReplica?: true
  params?: Schema
  query?: Schema
  body?: Schema
  /** By the name of its field. The body's own fields stand beside them; lists are repeated fields. */
  uploads?: Record<string, Upload>
  answer: Schema | FileAnswer
  /** Refusals of this call's own rules; those that its other fields imply (refusals.ts) are not repeated. */
  refuses?: readonly Code[]
}

/** Declares a call; a row without `who` does not compile. */
export function call<const C extends Call>(row: C): C {
  return row
}

type Of<C extends Call, K extends 'params' | 'query' | 'body'> = C[K] extends Schema ? C[K] : never

/** What a handler receives: the parsed request. */
export type Request<C extends Call> = {
  [K in 'params' | 'query' | 'body' as Of<C, K> extends never ? never : K]: z.output<Of<C, K>>
}

/** What a client sends: the request before parsing; without a query that asks for nothing. */
export type Sent<C extends Call> = {
  [K in 'params' | 'query' | 'body' as Of<C, K> extends never
    ? never
    : MayLack<C, K> extends true
      ? never
      : K]: z.input<Of<C, K>>
} & { [K in 'query' as MayLack<C, K> extends true ? K : never]?: z.input<Of<C, K>> } & FilesOf<C, Blob>
type MayLack<C extends Call, K extends 'params' | 'query' | 'body'> = K extends 'query'
  ? Of<C, K> extends never
    ? false
    : Record<never, never> extends z.input<Of<C, K>>
      ? true
      : false
  : false

/** `One` or a list of them by field; null where an optional one was not sent. */
export type FilesOf<C extends Call, One> =
  C['uploads'] extends Record<string, Upload>
    ? { files: { [F in keyof C['uploads']]: OfField<C['uploads'][F], One> } }
    : unknown
type OfField<U extends Upload, One> = U extends { many: number }
  ? readonly One[]
  : U extends { optional: true }
    ? One | null
    : One

/** What a client gets. */
export type Answer<C extends Call> = C['answer'] extends FileAnswer ? Blob : JsonAnswer<C['answer']>
type JsonAnswer<A> = A extends Schema ? z.output<A> : never

export const answersFile = (call: Call): call is Call & { answer: FileAnswer } => 'file' in call.answer

/** The shape of an answer that is JSON. */
export function answerSchema({ answer, path }: Call): Schema {
  if ('file' in answer) throw new Error(`${path} answers a file`)
  return answer
}
