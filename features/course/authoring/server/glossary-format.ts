import * as z from 'zod/mini'
import { termLimits } from '#course/glossary/parts.ts'
import { line } from '#platform/contract/parts.ts'

const OneLanguage = z.strictObject({ word: line(termLimits.word), meaning: line(termLimits.meaning) })

/** A term of glossary.yml (content/README.md). */
export const TermFile = z.strictObject({
  key: z.string().check(z.maxLength(60), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  hu: OneLanguage,
  en: OneLanguage,
})
export type TermFile = z.infer<typeof TermFile>

/** Of the file itself; each of its terms is read by itself, so that one that is wrong says so. */
export const GlossaryFile = z.strictObject({ terms: z.array(z.unknown()) })
