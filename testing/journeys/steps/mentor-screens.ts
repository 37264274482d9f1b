import type { APIRequestContext } from '@playwright/test'
import type { FirstCast } from './cast.ts'
import type { Screen } from './open-screen.ts'
import { newStaff } from './staff.ts'

/** What a mentor sees of everybody's pages, and what one sees who has not published a profile yet. */
export const mentorScreens = async (request: APIRequestContext, { mentor }: FirstCast): Promise<Screen[]> => {
  const { token } = await newStaff(request, 'MENTOR')
  const at = (name: string, path: string, more: Partial<Screen> = {}): Screen => ({
    name: `mentor-${name}`,
    path,
    token: mentor,
    ...more,
  })
  return [
    at('home-new', '/', { token }),
    at('modules', '/modules'),
    at('news', '/news'),
    at('settings', '/settings'),
    at('unpublished', '/modules', { token }),
  ]
}
