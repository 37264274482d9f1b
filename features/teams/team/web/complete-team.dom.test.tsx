import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryOf } from '#platform/web/query.ts'
import { rescue } from '#teams/rescue/calls.ts'
import { on, sent } from '#testing/web/network.ts'
import { show } from '#testing/web/show.tsx'
import { type Team, team as teamCalls } from '../calls.ts'
import { CompleteTeam } from './complete-team.tsx'

const two: Team = {
  project: { _id: 'p', name: 'Visszabögre', status: 'PUBLISHED', isComplete: false },
  remainingSeats: 1,
  members: [],
  mentor: null,
  teamDeadline: '2041-04-01T12:00:00Z',
  pending: 0,
  can: { complete: true, reopen: false },
}

function Page() {
  useQuery(queryOf(rescue.mine))
  return <CompleteTeam team={two} />
}

test('a team that is complete asks anew whom the office proposes to it', async () => {
  on(rescue.mine, () => ({ rescue: null }))
  on(teamCalls.complete, () => ({ done: true as const }))
  const { hand } = await show(Page)
  const asked = () => sent.filter(({ path }) => path === rescue.mine.path)
  await waitFor(() => expect(asked()).toHaveLength(1))
  await hand.click(screen.getByRole('button', { name: 'Megvan a csapat' }))
  const dialog = await screen.findByRole('dialog')
  await hand.click(within(dialog).getByRole('button', { name: 'Megvan a csapat' }))
  await waitFor(() => expect(asked()).toHaveLength(2))
})
