import type { FirstSemester, SecondSemester } from '#testing/journeys/steps/feature-screens.ts'
import type { Screen } from '#testing/journeys/steps/open-screen.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'
import { seenBy } from '#testing/journeys/steps/seen-by.ts'
import { newStaff } from '#testing/journeys/steps/staff.ts'

/** Mentors' profiles, as their readers see them and as mentors write theirs. */
export const firstSemester: FirstSemester = async (request, { mentor }) => {
  const { token: unpublished } = await newStaff(request, 'MENTOR')
  return [
    ...seenBy(mentor, 'mentor', {
      'settings-profile': '/settings?tab=mentor',
      'find-one': { path: '/mentors/find-mentors', act: press(/^(Bemutatkozás|Introduction): /) },
    }),
    ...seenBy(unpublished, 'mentor', { 'settings-profile-new': '/settings?tab=mentor' }),
  ]
}

/** What owners, members, mentors and the office see of mentoring, in a second semester. */
export const secondSemester: SecondSemester = (_, { owner, member, mentor, office }) => {
  const of = (token: string, name: string, path: string, act?: Screen['act']): Screen => ({
    name: `mentoring-${name}`,
    path,
    token,
    ...(act && { act }),
  })
  const find = '/mentors/find-mentors'
  const received = '/project/project-applications'
  return [
    of(owner, 'owner-dashboard', '/'),
    of(owner, 'owner-find', find),
    of(owner, 'owner-apply', find, press(/^(Felkérem mentornak: |Ask .+ to mentor us$)/)),
    of(owner, 'owner-applications', '/mentors/mentor-applications'),
    of(owner, 'owner-revoke', '/mentors/mentor-applications', press(/^(Visszavonás|Withdraw): /)),
    of(owner, 'owner-interests', '/mentors/mentor-interests'),
    of(member, 'member-find', find),
    of(mentor, 'mentor-received', received),
    of(mentor, 'mentor-accept', received, press(/^(Elvállalom|Accept): /)),
    of(mentor, 'mentor-decline', received, press(/^(Visszautasítom|Decline): /)),
    of(mentor, 'mentor-interests', '/project/mentor-interests'),
    of(mentor, 'mentor-projects', '/mentored-projects'),
    of(office, 'office-find', find),
    of(office, 'office-places', find, press(/^(Helyek|Set places): /)),
  ]
}
