import { nextEvent } from '#testing/journeys/steps/events.ts'
import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'
import { seenBy } from '#testing/journeys/steps/seen-by.ts'

/** Forms of the office, and the address of an event. */
export const firstSemester: FirstSemester = async (request, { student, office }) => ({
  addresses: { event: await nextEvent(request, student) },
  screens: seenBy(office, 'office', {
    'event-add': { path: '/startup-lab-events', act: press(/^(Új esemény|New event)$/) },
    'event-categories': { path: '/startup-lab-events', act: press(/^(Kategóriák|Categories)$/) },
  }),
})
