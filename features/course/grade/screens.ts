import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'
import { seenBy } from '#testing/journeys/steps/seen-by.ts'

export const firstSemester: FirstSemester = (_, { student }) =>
  seenBy(student, 'student', {
    grade: { path: '/', act: press(/Hogyan számoljuk|How is this calculated/) },
  })
