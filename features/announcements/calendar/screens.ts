import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import { seenBy } from '#testing/journeys/steps/seen-by.ts'

export const firstSemester: FirstSemester = (_, { student }) =>
  seenBy(student, 'student', { 'settings-calendar': '/settings?tab=calendar' })
