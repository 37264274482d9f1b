import type { Page } from '@playwright/test'
import type { Answer as Answered } from '#platform/contract/call.ts'
import type { SecondSemester } from '#testing/journeys/steps/feature-screens.ts'
import type { OwnRequest, requests } from './requests-calls.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

const request = (n: number, own: Partial<OwnRequest>): OwnRequest => ({
  _id: `00000000-0000-4000-8000-00000000000${n}`,
  kind: 'APPLICATION',
  direction: 'SENT',
  otherName: 'Kisné Nagyfalusi-Őrsi Zsuzsanna Borbála',
  page: '/project/project-applications',
  _project: { _id: '00000000-0000-4000-8000-000000000000', name: 'Mosásidő a kollégiumokban' },
  status: 'PENDING',
  closedBy: null,
  reason: null,
  sentAt: inDays(-5),
  seenAt: null,
  answerBy: inDays(5),
  closedAt: null,
  ...own,
})
const ended = { status: 'CLOSED', closedAt: inDays(-1) } as const

/** One of each way in which a request can stand. */
const shown: OwnRequest[] = [
  request(1, { kind: 'INVITATION', direction: 'RECEIVED', answerBy: inDays(0.4), sentAt: inDays(-9.6) }),
  request(2, { kind: 'MENTOR_APPLICATION', seenAt: inDays(-1) }),
  request(3, {}),
  request(4, { direction: 'RECEIVED', answerBy: inDays(9) }),
  request(5, { ...ended, status: 'ACCEPTED', kind: 'INVITATION' }),
  request(6, { ...ended, closedBy: 'expired' }),
  request(7, {
    ...ended,
    kind: 'MENTOR_APPLICATION',
    closedBy: 'declined',
    reason: 'Ebben a félévben már három csapatot kísérek,\ntöbbre sajnos nem jut időm.',
  }),
]

type Answer = Answered<typeof requests.mine>
const answering = (answer: Answer) => async (page: Page) => {
  const waiting = answer.requests.filter(
    ({ direction, status }) => direction === 'RECEIVED' && status === 'PENDING',
  )
  await page.route('**/api/requests/mine', (route) => route.fulfill({ json: answer }))
  await page.route('**/api/requests/waiting', (route) => route.fulfill({ json: { waiting: waiting.length } }))
}

/** What waits for an answer, on the home page. */
export const secondSemester: SecondSemester = (_, { student }) => [
  {
    name: 'home with requests',
    path: '/',
    token: student,
    prepare: answering({ requests: shown, isLooking: false }),
    act: (page) => page.locator('[aria-labelledby=own-requests] > button').click(),
  },
  {
    name: 'home without requests',
    path: '/',
    token: student,
    prepare: answering({ requests: [], isLooking: true }),
  },
]
