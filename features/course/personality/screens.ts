import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import { acceptedStudent } from '#testing/journeys/steps/people.ts'
import { answerAllTheSame, beforeTheTest, testedFor } from '#testing/journeys/steps/personality.ts'
import { seenBy } from '#testing/journeys/steps/seen-by.ts'

/** A test whose answers are all the same, and what others led to: one type or two in front, and the chosen one. */
export const firstSemester: FirstSemester = async (request, { student }) => {
  const untested = await beforeTheTest(request)
  const tied = await testedFor(request, ['CTO', 'Creative'])
  const tested = await acceptedStudent(request, 'tested')
  return {
    addresses: { 'personality-detail': '/personality/detail/CTO', 'own-personality': '/detail/PM' },
    screens: [
      ...seenBy(untested.token, 'entering', {
        'personality-test-uniform': { path: '/personality', act: answerAllTheSame },
      }),
      ...seenBy(tied.token, 'entering', { 'personality-success-tie': '/personality/success' }),
      ...seenBy(tested.token, 'entering', { 'personality-success': '/personality/welcome' }),
      ...seenBy(student, 'student', { 'settings-personality': '/settings?tab=personality' }),
    ],
  }
}
