import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#testing/web/show.tsx'
import type { RescueEntry, RescuePerson } from '../calls.ts'
import { People } from './people.tsx'

const creator: RescuePerson = {
  _id: 'a',
  surname: 'Kiss',
  firstname: 'Aliz',
  university: 'szte',
  personality: 'CEO',
  isOwner: true,
  standing: 'PROPOSED',
}
const open: RescueEntry = {
  _id: 'g',
  kind: 'OPEN',
  project: null,
  people: [creator],
  room: 1,
  reason: null,
}
const project: RescueEntry = {
  ...open,
  kind: 'PROJECT',
  project: { _id: 'p', name: 'Visszabögre', status: 'PUBLISHED' },
}

test.each([
  ['creates the project of a group that has none', open, /ő vállalta a projektet/],
  ['owns the project of a group that has one', project, /projektgazda/],
])('somebody %s', async (_, entry, words) => {
  await show(() => <People entry={entry} revision={null} />)
  expect(screen.getByText(words)).toBeTruthy()
})
