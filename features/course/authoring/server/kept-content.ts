import { picturesIn } from '#course/course/figures.ts'
import { jsonOf } from '#platform/server/json.ts'
import type { Draft } from '../content-parts.ts'

/** What a draft or a version keeps of its content: whole, and the pictures that its texts name (decision 28). */
export const keptContent = ({ kind, content }: Draft) => ({
  content: jsonOf(content),
  pictures: kind === 'lesson' ? picturesIn(content) : [],
})
