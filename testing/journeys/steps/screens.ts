import type { APIRequestContext } from '@playwright/test'
import { firstCast } from './cast.ts'
import { firstSemesterScreens } from './feature-screens.ts'
import { mentorScreens } from './mentor-screens.ts'
import type { Screen } from './open-screen.ts'
import { paletteScreens } from './palette-screens.ts'
import { acceptedStudent } from './people.ts'
import { plainScreens } from './plain-screens.ts'
import { openWithoutNetwork, press } from './screen-acts.ts'
import { seenBy } from './seen-by.ts'

/** Every screen of the product at a width, with somebody who may see it. */
export async function allScreens(request: APIRequestContext, width: number): Promise<Screen[]> {
  return (await everyScreen(request)).filter(({ onlyAt }) => !onlyAt || onlyAt === width)
}

/** Every screen of the product, with somebody who may see it. */
export async function everyScreen(request: APIRequestContext): Promise<Screen[]> {
  const cast = await firstCast(request)
  const features = await firstSemesterScreens(request, cast)
  const people = {
    GUEST: null,
    ONBOARDING: (await acceptedStudent(request, 'accepted')).token,
    '1 STUDENT': cast.student,
    '1 MENTOR': cast.mentor,
    '1 OFFICE': cast.office,
    '1 EDITOR': cast.editor,
    '1 UNIVERSITY': cast.university,
  }
  return [
    // First: of the screens of one page that nothing is pressed on, a run sees the first (sweep.ts).
    ...plainScreens(features.addresses, people),
    ...seenBy(null, 'guest', {
      parts: '/dev/parts',
      'parts-dialog': { path: '/dev/parts', act: press(/^(Megerősítés kérése|Ask for confirmation)$/) },
    }),
    ...seenBy(cast.student, 'student', {
      menu: { path: '/', act: press(/^(Több|More)$/), onlyAt: 360 },
      'without-network': { path: '/', act: openWithoutNetwork },
    }),
    ...features.screens,
    ...paletteScreens(cast),
    ...(await mentorScreens(request, cast)),
  ]
}
