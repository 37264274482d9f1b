import { describe, expect, test } from 'vitest'
import type { MentoredProject } from '#teams/mentored-project/calls.ts'
import type { OwnRequest } from '#teams/request/requests-calls.ts'
import { expiredOf, type MentorFacts, mentorStep } from './mentor-step.ts'

const request = (id: string, more: Partial<OwnRequest> = {}): OwnRequest => ({
  _id: id,
  kind: 'MENTOR_APPLICATION',
  direction: 'RECEIVED',
  otherName: 'Őrsi Ödön',
  _project: { _id: `project-${id}`, name: 'Kölcsönpolc' },
  status: 'PENDING',
  closedBy: null,
  reason: null,
  sentAt: '2026-11-20T10:00:00.000Z',
  answerBy: '2026-11-30T10:00:00.000Z',
  seenAt: null,
  closedAt: null,
  page: '/project/project-applications',
  ...more,
})
const expired = (id: string, more: Partial<OwnRequest> = {}) =>
  request(id, { status: 'CLOSED', closedBy: 'expired', closedAt: '2026-11-26T10:00:00.000Z', ...more })

const team = (report: MentoredProject['report'] = null): MentoredProject => ({
  _id: 'team',
  name: 'Első busz',
  shortDescription: '',
  _owner: { _id: 'owner', surname: 'Őrsi', firstname: 'Ödön' },
  contact: '',
  since: '2026-11-01T10:00:00.000Z',
  members: [],
  moduleCount: 5,
  report,
})
const report = { _id: 'report', submittedAt: '2026-11-25T10:00:00.000Z', bytes: 1 }

const facts: MentorFacts = {
  semester: 2,
  phase: 'running',
  isForming: true,
  isPublished: true,
  hasProfile: true,
  requests: [],
  places: { left: 2, all: 3 },
  teams: [],
  opened: [],
}
const full = { left: 0, all: 3 }
const none = { left: 0, all: 0 }
/** Of a first semester, which has neither requests nor teams. */
const first = { semester: 1, requests: undefined, places: undefined, teams: undefined } as const

describe('the next step of a mentor', () => {
  test.each<[string, Partial<MentorFacts>, string | null]>([
    ['answers who waits', { requests: [request('1')] }, 'answer'],
    ['answers also with a hidden profile', { requests: [request('1')], isPublished: false }, 'answer'],
    ['answers before reading', { requests: [request('1')], teams: [team(report)] }, 'answer'],
    ['reads a report that came', { teams: [team(report)] }, 'report'],
    ['reads a report after the end too', { teams: [team(report)], phase: 'ended' }, 'report'],
    ['does not read a report again', { teams: [team(report)], opened: ['report'] }, 'look'],
    ['fills in the profile', { isPublished: false, hasProfile: false }, 'fill'],
    ['publishes what was saved', { isPublished: false }, 'publish'],
    [
      'publishes where it is not known what was saved',
      { isPublished: false, hasProfile: undefined },
      'publish',
    ],
    ['may stay hidden with every place taken', { isPublished: false, places: full }, 'full'],
    [
      'fills in the profile without any place too',
      { isPublished: false, hasProfile: false, places: none },
      'fill',
    ],
    ['looks for projects while there are places', {}, 'look'],
    ['looks for none after the deadline of teams', { isForming: false }, 'closed'],
    ['has no places', { places: none }, 'no-places'],
    ['has taken more than the office now gives', { places: { left: -1, all: 1 } }, 'full'],
    ['waits for the start', { phase: 'before' }, 'not-started'],
    ['fills in the profile before the start', { phase: 'before', isPublished: false }, 'publish'],
    ['is through after the end', { phase: 'ended', isPublished: false }, 'ended'],
    ['goes on without the dates', { phase: null }, 'look'],
    ['is not known without the requests', { requests: undefined }, null],
    ['is not known without the places', { places: undefined }, null],
    ['is not known without the teams', { teams: undefined }, null],
    ['is the profile whatever else is not known', { ...first, semester: 2, isPublished: false }, 'publish'],
    ['fills in the profile in a first semester', { ...first, isPublished: false, hasProfile: false }, 'fill'],
    [
      'publishes after the end of a first semester',
      { ...first, isPublished: false, phase: 'ended' },
      'publish',
    ],
    ['waits for teams in a first semester', first, 'later'],
  ])('%s', (_title, given, kind) => {
    expect(mentorStep({ ...facts, ...given })?.kind ?? null).toBe(kind)
  })

  test('is the request that ends soonest, of those that wait for the mentor', () => {
    const requests = [
      request('sent', { direction: 'SENT' }),
      request('soon'),
      request('later'),
      expired('over'),
    ]
    expect(mentorStep({ ...facts, requests, places: full })).toMatchObject({
      request: { _id: 'soon' },
      waiting: 2,
      isFull: true,
    })
  })
})

describe('what expired', () => {
  test('is the latest request that ended without an answer', () => {
    const revoked = expired('revoked', { closedBy: 'revoked' })
    expect(expiredOf([request('open'), revoked, expired('last'), expired('earlier')])?._id).toBe('last')
  })

  test('is not told of a project that asks again, nor of what the mentor sent', () => {
    const again = expired('again', { _project: { _id: 'project-open', name: 'Kölcsönpolc' } })
    expect(expiredOf([request('open'), again, expired('sent', { direction: 'SENT' })])).toBeNull()
    expect(expiredOf(undefined)).toBeNull()
  })
})
