import { courseOf } from '#testing/journeys/steps/course.ts'
import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'

export const firstSemester: FirstSemester = async (request, { office }) => {
  const { modules } = await courseOf(request, office)
  return { screens: [], addresses: { 'bank-files': `/modules/questions/${modules[0]?.id}/files` } }
}
