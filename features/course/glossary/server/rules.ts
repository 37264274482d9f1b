import type { Verdict } from '#platform/server/refuse.ts'

/** Terms that all readers get at a time. */
export const MOST_TERMS = 1_000

export const mayAdd = (terms: number): Verdict<'glossary-full'> =>
  terms < MOST_TERMS ? 'ok' : 'glossary-full'

/** What a lesson names stays, in whatever version: students may be reading it. */
export const mayRemove = (isUsed: boolean): Verdict<'glossary-term-in-use'> =>
  isUsed ? 'glossary-term-in-use' : 'ok'
