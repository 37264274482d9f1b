import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import { withEarlierNotice } from '#testing/journeys/steps/privacy.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'
import { seenBy } from '#testing/journeys/steps/seen-by.ts'

/** The notice was renewed since somebody read it. */
export const firstSemester: FirstSemester = (_, { student }) =>
  seenBy(student, 'student', {
    'privacy-renewed': { path: '/modules', prepare: withEarlierNotice },
    'privacy-renewed-text': {
      path: '/modules',
      prepare: withEarlierNotice,
      act: press(/^(Elolvasom|Read it)$/),
    },
  })
