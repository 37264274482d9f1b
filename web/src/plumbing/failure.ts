import type { Code, ErrorBody, FieldRefusal } from '@rajt/contract/errors'

/** What went wrong with a call: the server's refusal, or a network that did not carry it (`network`). */
export class Failure extends Error {
  readonly code: Code | 'network'
  readonly fields: Record<string, FieldRefusal>
  readonly detail: Record<string, unknown>
  readonly requestId: string | null

  constructor(body: Partial<Omit<ErrorBody, 'code'>> & { code: Code | 'network' }) {
    super(body.message ?? body.code)
    this.code = body.code
    this.fields = body.fields ?? {}
    this.detail = body.detail ?? {}
    this.requestId = body.requestId ?? null
  }
}

export const isFailure = (error: unknown, ...codes: Failure['code'][]): error is Failure =>
  error instanceof Failure && (codes.length === 0 || codes.includes(error.code))
