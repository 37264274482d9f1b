import type { SecondSemester } from '#testing/journeys/steps/feature-screens.ts'
import type { Screen } from '#testing/journeys/steps/open-screen.ts'
import { acceptedStudent, post } from '#testing/journeys/steps/people.ts'
import { described } from '#testing/journeys/steps/projects.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'

/** Suggestions above each finder, all of them, and turned off. */
export const secondSemester: SecondSemester = async (request, { student, mentor }) => {
  const { token } = await acceptedStudent(request)
  const { project } = await post(request, '/manage-project/create', described('Rakpart'), token)
  await post(
    request,
    '/manage-project/publish',
    { ...described('Rakpart'), revision: project.revision },
    token,
  )
  const off = await acceptedStudent(request)
  await request.put('/api/matching/setting', {
    headers: { authorization: `Bearer ${off.token}` },
    data: { isOn: false },
  })
  const at = (name: string, whose: string, path: string, act?: Screen['act']): Screen => ({
    name: `matching-${name}`,
    token: whose,
    path,
    ...(act && { act }),
  })
  const whole = press(/^(Az összes|Show all) \(/)
  const turnOff: Screen['act'] = async (page) => {
    await whole(page)
    await press(/^(Kikapcsolom|Turn off)$/)(page)
  }
  return [
    at('members', token, '/my-project/team/member-finder/list'),
    at('members-whole', token, '/my-project/team/member-finder/list', whole),
    at('projects', student, '/project/find-projects'),
    at('projects-turn-off', student, '/project/find-projects', turnOff),
    at('projects-off', off.token, '/project/find-projects'),
    at('mentors', token, '/mentors/find-mentors'),
    at('setting', student, '/settings?tab=introduction'),
    at('setting-of-mentor', mentor, '/settings?tab=mentor'),
  ]
}
