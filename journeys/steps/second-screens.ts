import type { APIRequestContext } from '@playwright/test'
import type { Screen } from './open-screen.ts'
import { tokenOf } from './people.ts'
import { teamScreens } from './team-screens.ts'

/** Screens of a second semester, by the people of its demonstration. */
export async function secondScreens(request: APIRequestContext): Promise<Screen[]> {
  const [owner = '', member = '', student = '', office = ''] = await Promise.all(
    ['owner', 'member', 'student', 'office'].map((name) => tokenOf(request, `${name}@rajt.example`)),
  )
  return [...(await teamScreens(request, { owner, member, student, office }))]
}
