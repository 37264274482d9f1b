import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MentoredProject } from '#teams/mentored-project/calls.ts'
import type { OwnRequest } from '#teams/request/requests-calls.ts'
import { show } from '#testing/web/show.tsx'
import { MentorStage } from './mentor-stage.tsx'
import type { MentorFacts } from './mentor-step.ts'

const report = { _id: 'report', submittedAt: '2026-11-25T10:00:00.000Z', bytes: 1 }
const facts: MentorFacts = {
  semester: 2,
  phase: 'running',
  isForming: true,
  isPublished: true,
  hasProfile: true,
  requests: [],
  places: { left: 2, all: 3 },
  teams: [{ _id: 'team', name: 'Első busz', report } as MentoredProject],
  opened: [],
}
const request = {
  _id: '1',
  kind: 'MENTOR_APPLICATION',
  direction: 'RECEIVED',
  otherName: 'Őrsi Ödön',
  _project: { _id: 'project', name: 'Kölcsönpolc' },
  status: 'PENDING',
  answerBy: '2041-11-30T10:00:00.000Z',
  page: '/project/project-applications',
} as OwnRequest

/** As the line draws them. */
const statesOf = async (own: Partial<MentorFacts>) => {
  await show(() => <MentorStage facts={{ ...facts, ...own }} dates={null} />)
  const line = await screen.findByRole('list', { name: 'A félév állomásai' })
  return within(line)
    .getAllByRole('listitem')
    .map(({ dataset: { state, next } }) => (next ? `next, ${state}` : state))
}

test('a request that waits is not done by the team that came of another', async () => {
  expect(await statesOf({ requests: [request] })).toEqual(['done', 'next, ahead', 'done', 'done'])
})

test('a report that nobody has read is not done', async () => {
  expect(await statesOf({})).toEqual(['done', 'done', 'done', 'next, ahead'])
})

test('what has been read is done', async () => {
  expect(await statesOf({ opened: ['report'] })).toEqual(['done', 'done', 'done', 'done'])
})
