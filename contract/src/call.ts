import type * as z from 'zod/mini'
import type { Code } from './errors.ts'
import type { Role } from './parts.ts'

type Schema = z.ZodMiniType

/** `guest`: no sign-in asked. `signed-in`: every role. A list: these roles only. */
export type Who = 'guest' | 'signed-in' | readonly Role[]

/** A multipart body with one file. `maxBytes` is checked while the file streams in. */
export interface Upload {
  maxBytes: number
  /** Media types, decided by the file's content and not by its name. */
  types: readonly string[]
}

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
  params?: Schema
  query?: Schema
  body?: Schema
  upload?: Upload
  answer: Schema
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

/** What a client sends: the request before parsing. */
export type Sent<C extends Call> = {
  [K in 'params' | 'query' | 'body' as Of<C, K> extends never ? never : K]: z.input<Of<C, K>>
} & (C['upload'] extends Upload ? { file: Blob } : unknown)

export type Answer<C extends Call> = z.output<C['answer']>
