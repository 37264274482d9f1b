import * as z from 'zod/mini'

/** What a lesson can count as done by (decision C2). */
const doneBys = ['read', 'played', 'checked', 'marked'] as const
export type DoneBy = (typeof doneBys)[number]

export const Finish = z.strictObject({
  /** Its end was reached, its media played, its self-checks answered, or the reader marked it. */
  by: z.enum(doneBys),
  /** Of `read`: how long the lesson was in sight. Of `played`: how much of the media was heard, in its own time. */
  seconds: z.int().check(z.minimum(0), z.maximum(86_400)),
})
