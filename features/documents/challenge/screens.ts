import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'
import { seenBy } from '#testing/journeys/steps/seen-by.ts'

export const firstSemester: FirstSemester = (_, { office }) => {
  const path = '/corporate-problems'
  return seenBy(office, 'office', {
    'challenge-add': { path, act: press(/^(Új kihívás|New challenge)$/) },
    'challenge-edit': { path, act: press(/^(Szerkesztés|Edit):/) },
    'challenge-remove': { path, act: press(/^(Törlés|Delete):/) },
    'challenge-details': { path, act: press(/^(Részletek|Details):/) },
  })
}
