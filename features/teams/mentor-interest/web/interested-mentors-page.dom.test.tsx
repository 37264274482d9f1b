import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { on } from '#testing/web/network.ts'
import { show } from '#testing/web/show.tsx'
import { type MentorInterest, mentorInterest } from '../calls.ts'
import { InterestedMentorsPage } from './interested-mentors-page.tsx'

const interestOf = (n: number, firstname: string, state: Partial<MentorInterest>): MentorInterest => ({
  _id: `0199a3c0-0000-4000-8000-00000000001${n}`,
  outcome: 'OPEN',
  _mentor: {
    _id: `0199a3c0-0000-4000-8000-00000000002${n}`,
    surname: 'Kiss',
    firstname,
    title: 'Mentor',
  },
  _project: {
    _id: '0199a3c0-0000-4000-8000-000000000030',
    name: 'Visszabögre',
    shortDescription: 'Bögrék',
    _owner: { _id: '0199a3c0-0000-4000-8000-000000000031', surname: 'Nagy', firstname: 'Anna' },
  },
  sentAt: '2041-03-01T12:00:00.000Z',
  apply: 'ok',
  can: { withdraw: false },
  ...state,
})

const shown = async (...interests: MentorInterest[]) => {
  on(mentorInterest.list, () => ({ interests }))
  await show(InterestedMentorsPage)
  return screen.findAllByRole('listitem')
}

test('a project that has a mentor says so once, and names the mentor', async () => {
  const [own, other] = await shown(
    interestOf(1, 'Aliz', { outcome: 'MENTORED', apply: 'team-has-mentor' }),
    interestOf(2, 'Béla', { outcome: 'TAKEN', apply: 'team-has-mentor' }),
  )
  expect(screen.getAllByText(/Már van mentorotok/)).toHaveLength(1)
  expect(within(own as HTMLElement).getByText('Ő a mentorotok')).toBeTruthy()
  expect(within(other as HTMLElement).queryByText('Ő a mentorotok')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Felkérem/ })).toBeNull()
})

test('in a project without a mentor each interested mentor can be asked, or says why not', async () => {
  await shown(interestOf(1, 'Aliz', {}), interestOf(2, 'Béla', { apply: 'mentor-full' }))
  expect(screen.getByRole('button', { name: /^Felkérem.*Aliz/ })).toBeTruthy()
  expect(screen.getByText('Betelt')).toBeTruthy()
  expect(screen.queryByText(/Már van mentorotok/)).toBeNull()
})
