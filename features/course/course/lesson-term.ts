import * as z from 'zod/mini'

/** A term of the glossary that a lesson names, in the language of whoever reads it (decision 29). */
export const Term = z.object({
  /** By which texts name it; it never changes. */
  key: z.string(),
  word: z.string(),
  meaning: z.string(),
})
export type Term = z.infer<typeof Term>
