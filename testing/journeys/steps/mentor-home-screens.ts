import type { Page } from '@playwright/test'
import type { SecondSemester } from './feature-screens.ts'
import type { Screen } from './open-screen.ts'
import { newStaff } from './staff.ts'

/** Answers of the calls that a mentor's home is made of, laid over those of the demonstration. */
interface Laid {
  requests?: object[]
  received?: { remainingMentorableProjects: number; mentorableProjects: number }
  teams?: object[]
}
const answering =
  ({ requests, received, teams }: Laid) =>
  async (page: Page) => {
    const lay = (path: string, json: object | undefined) =>
      json && page.route(`**/api${path}`, (route) => route.fulfill({ json }))
    await lay('/requests/mine', requests && { requests, isLooking: false })
    await lay('/requests/waiting', requests && { waiting: 0 })
    await lay('/mentor-application/manage/', received && { applications: [], ...received })
    await lay('/mentored-projects', teams && { projects: teams })
  }

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const free = { remainingMentorableProjects: 2, mentorableProjects: 2 }

const expired = {
  _id: id(1),
  kind: 'MENTOR_APPLICATION',
  direction: 'RECEIVED',
  otherName: 'Kisné Nagyfalusi-Őrsi Zsuzsanna Borbála',
  page: '/project/project-applications',
  _project: { _id: id(2), name: 'Mosásidő a kollégiumokban' },
  status: 'CLOSED',
  closedBy: 'expired',
  reason: null,
  sentAt: day(-12),
  seenAt: null,
  answerBy: day(-2),
  closedAt: day(-2),
}
const team = (n: number, more: object) => ({
  _id: id(n),
  name: 'Mosásidő a kollégiumokban, sorszámmal és értesítéssel',
  shortDescription: '',
  _owner: { _id: id(3), surname: 'Őrsi', firstname: 'Tünde' },
  contact: '',
  since: day(-30),
  members: [
    {
      _id: id(3),
      surname: 'Őrsi',
      firstname: 'Tünde',
      personality: 'CTO',
      isOwner: true,
      since: day(-40),
      modulesCompleted: 3,
      email: null,
    },
  ],
  moduleCount: 5,
  report: null,
  ...more,
})
const report = { _id: id(4), submittedAt: day(-1), bytes: 340_000 }

/** A mentor's home in a second semester, in each way in which something or nothing waits. */
export const mentorHomeScreens: SecondSemester = async (request, { mentor }) => {
  const { token: unpublished } = await newStaff(request, 'MENTOR')
  const home = (name: string, laid: Laid = {}, token = mentor): Screen => ({
    name: `mentor-home${name}`,
    path: '/',
    token,
    prepare: answering(laid),
  })
  return [
    home(''),
    home('-report', { requests: [], teams: [team(5, { report }), team(6, {}), team(7, {})] }),
    home('-expired', { requests: [expired], received: free, teams: [] }),
    home('-full', {
      requests: [],
      received: { remainingMentorableProjects: 0, mentorableProjects: 1 },
      teams: [team(5, {})],
    }),
    home('-no-places', {
      requests: [],
      received: { remainingMentorableProjects: 0, mentorableProjects: 0 },
      teams: [],
    }),
    home('-unpublished', {}, unpublished),
  ]
}
