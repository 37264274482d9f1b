import * as z from 'zod/mini'
import { Id } from '#platform/contract/parts.ts'

/** A lesson that names something of the course, such as a medium or a term. */
export const LessonUse = z.object({
  lesson: Id,
  title: z.string(),
  module: z.int(),
  semester: z.string(),
  /** In what students get now. */
  isPublished: z.boolean(),
  isDraft: z.boolean(),
  /** In a version that was published before. */
  isEarlier: z.boolean(),
})
export type LessonUse = z.infer<typeof LessonUse>
