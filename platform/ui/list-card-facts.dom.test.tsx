import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#testing/web/show.tsx'
import { type CardColumn, CardFacts } from './list-card-facts.tsx'

interface Row {
  state: string
}

const state: CardColumn<Row> = {
  key: 'state',
  header: 'State',
  cell: (row) => row.state,
  inCard: (row) => (row.state === 'active' ? null : row.state),
}

test('a card leaves out what its list has nothing to say of in a card', async () => {
  const row = { state: 'active' }
  await show(() => (
    <CardFacts row={row} columns={[state, { key: 'role', header: 'Role', cell: () => 'mentor' }]} />
  ))
  expect(screen.getByText('mentor')).toBeTruthy()
  expect(screen.queryByText('active')).toBeNull()
})
