import { type Code, type FieldRefusal, meanings } from '#platform/contract/errors.ts'

export interface Why {
  fields?: Record<string, FieldRefusal>
  detail?: Record<string, unknown>
  /** Seconds until another try makes sense. */
  retryAfter?: number
  /** Replaces the code's own text, where another system words the refusal (spec 8, exam init). */
  message?: string
}

/** A refusal on its way to the one error shape of the wire (decision L3). */
export class Refused extends Error {
  readonly code: Code
  readonly why: Why
  constructor(code: Code, why: Why = {}) {
    super(code)
    this.code = code
    this.why = why
  }
  get status(): number {
    return meanings[this.code].status
  }
}

/** What a rule answers: `ok`, or the code that refuses. */
export type Verdict<C extends Code = Code> = 'ok' | C

export function refuse(code: Code, why?: Why): never {
  throw new Refused(code, why)
}

/** Throws the refusal a rule named; passes on `ok`. */
export function refuseUnless(verdict: Verdict): void {
  if (verdict !== 'ok') refuse(verdict)
}
