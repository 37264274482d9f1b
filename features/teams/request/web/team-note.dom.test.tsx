import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#testing/web/show.tsx'
import { TeamNote } from './team-note.tsx'

test('what holds for every mentor is said once', async () => {
  await show(() => <TeamNote of={['mentor-application-pending', 'mentors-asked-too-many', null]} />)
  expect(screen.getAllByText(/^Öt felkérésetek vár válaszra/)).toHaveLength(1)
})

test('what holds for one of them is not said', async () => {
  await show(() => <TeamNote of={['mentor-full', 'ok', null]} />)
  expect(screen.queryByText(/./, { selector: 'p' })).toBeNull()
})
