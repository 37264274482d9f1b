import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import { IdParams } from '#platform/contract/parts.ts'
import { semesterLimits } from '#programme/programme/calls.ts'

/** A number of their own is at least one (decision A9). */
export const PLACES_MAX = semesterLimits.mentorCapacity.max
export const Places = z.object({
  capacity: z.int(),
  /** Projects that the mentor has taken this semester. */
  used: z.int(),
  /** Set by the office for this mentor; otherwise it is the semester's. */
  isOwn: z.boolean(),
})
export type Places = z.infer<typeof Places>

export const about = 'How many projects a mentor takes in a semester.'

export const mentorPlaces = {
  /** Null: as many as the semester says, and never fewer than are used (decision P10). */
  set: call({
    summary: 'Set how many projects a mentor takes',
    method: 'PUT',
    path: '/mentor-places/:id',
    who: ['OFFICE'],
    params: IdParams,
    body: z.strictObject({ capacity: z.nullable(z.int().check(z.minimum(1), z.maximum(PLACES_MAX))) }),
    answer: Places,
    refuses: ['wrong-semester', 'places-in-use'],
  }),
}
