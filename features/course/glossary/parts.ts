import * as z from 'zod/mini'
import { Term } from '#course/course/lesson-term.ts'
import { LessonUse } from '#course/course/lesson-use.ts'
import { FullName, Id, Instant, line } from '#platform/contract/parts.ts'

/** Characters, of each language. */
export const termLimits = { word: 80, meaning: 600 } as const

/** What staff write of a term: in each language a word and, in a few plain sentences, what it means. */
export const TermFields = z.strictObject({
  huWord: line(termLimits.word),
  huMeaning: line(termLimits.meaning),
  enWord: line(termLimits.word),
  enMeaning: line(termLimits.meaning),
})
export type TermFields = z.infer<typeof TermFields>

/** A term of the glossary, with the lessons of the reader's that name it, in the course's order. */
export const GlossaryTerm = z.object({
  ...Term.shape,
  _id: Id,
  lessons: z.array(z.object({ id: Id, title: z.string() })),
  editedAt: z.nullable(Instant),
  /** What an edit begins with; null for who may not edit it. */
  fields: z.nullable(TermFields),
  can: z.object({ edit: z.boolean() }),
})
export type GlossaryTerm = z.infer<typeof GlossaryTerm>

/** As its editors have it. */
export const TermDetails = z.object({
  _id: Id,
  key: z.string(),
  ...TermFields.shape,
  addedAt: Instant,
  /** Null of what came with the product. */
  addedBy: z.nullable(FullName),
  editedAt: z.nullable(Instant),
  editedBy: z.nullable(FullName),
  usedBy: z.array(LessonUse),
  can: z.object({ remove: z.boolean() }),
})
export type TermDetails = z.infer<typeof TermDetails>
