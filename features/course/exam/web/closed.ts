import type { Attempt } from '../calls.ts'

/** An attempt that is over: it has a receipt. */
export type Closed = Attempt & { receipt: NonNullable<Attempt['receipt']> }

export const isClosed = (attempt: Attempt): attempt is Closed => attempt.receipt !== null
