import type { Code, ErrorBody, FieldRefusal, meanings } from '@rajt/contract/errors'
import { language, prepareLanguage } from './language.ts'

// A refusal comes in the words of the language it was asked in; for another one they are fetched.
let words: typeof meanings | null = null
prepareLanguage(async () => {
  words = (await import('@rajt/contract/errors')).meanings
})

/** What went wrong with a call: the server's refusal, or a network that did not carry it (`network`). */
export class Failure extends Error {
  readonly code: Code | 'network'
  readonly fields: Record<string, FieldRefusal>
  readonly detail: Record<string, unknown>
  readonly requestId: string | null
  readonly #spoken = language.get()

  constructor(body: Partial<Omit<ErrorBody, 'code'>> & { code: Code | 'network' }) {
    super(body.message ?? body.code)
    this.code = body.code
    this.fields = body.fields ?? {}
    this.detail = body.detail ?? {}
    this.requestId = body.requestId ?? null
  }

  /** What it says, in the language of now. */
  get words(): string {
    const isOurs = this.code === 'network' || this.#spoken === language.get()
    return isOurs || !words ? this.message : words[this.code][language.get()]
  }
}

export const isFailure = (error: unknown, ...codes: Failure['code'][]): error is Failure =>
  error instanceof Failure && (codes.length === 0 || codes.includes(error.code))
