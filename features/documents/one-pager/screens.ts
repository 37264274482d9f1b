import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import {
  chooseChallenges,
  choosePdf,
  completeCourse,
  handIn,
  seeIntroduction,
} from '#testing/journeys/steps/one-pager.ts'
import type { Screen } from '#testing/journeys/steps/open-screen.ts'
import { acceptedStudent } from '#testing/journeys/steps/people.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'

/** A student's one-pager at every stage, and the address of one that was handed in. */
export const firstSemester: FirstSemester = async (request) => {
  const student = async () => {
    const { token } = await acceptedStudent(request)
    await seeIntroduction(request, token)
    return token
  }
  const [midway, completed, handedIn] = [await student(), await student(), await student()]
  for (const token of [completed, handedIn]) await completeCourse(request, token)
  const details = `/one-pager/details/${await handIn(request, handedIn)}`
  const at = (name: string, token: string, act?: Screen['act'], path = '/one-pager'): Screen => ({
    name: `student-one-pager-${name}`,
    path,
    token,
    ...(act ? { act } : {}),
  })
  const screens = [
    at('missing', midway),
    at('open', completed),
    at('challenges', completed, chooseChallenges),
    at('file', completed, choosePdf),
    at('confirm', completed, async (page) => {
      await choosePdf(page)
      await press(/^(One-pager beadása|Hand in the one-pager)$/)(page)
    }),
    at('handed-in', handedIn),
    at('arrival', handedIn, press(/^(Megosztható kártya|A card to share)$/)),
    at('own-details', handedIn, undefined, details),
  ]
  return { screens, addresses: { 'one-pager-details': details } }
}
