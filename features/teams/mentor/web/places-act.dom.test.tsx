import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mentorPlaces } from '#teams/mentor-places/calls.ts'
import { on, refused, sent } from '#testing/web/network.ts'
import { show } from '#testing/web/show.tsx'
import PlacesAct from './places-act.tsx'

const mentor = {
  _id: 'm',
  surname: 'Hegedűs',
  firstname: 'Kornél',
  profilePictureUrl: null,
  title: '',
  biography: '',
  language: 'hu' as const,
  specializations: [],
  focuses: [],
  languages: [],
  links: [],
  contact: null,
  mentoring: null,
}
const places = { capacity: 3, used: 2, isOwn: true }

test.each([
  ['0', 'Legalább 1'],
  ['51', 'Legfeljebb 50'],
  ['sok', 'Hibás formátum'],
])('for %s places the field says: %s', async (typed, words) => {
  await save(typed)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(sent).toEqual([])
})

test('for fewer places than are taken the field says how many are taken', async () => {
  on(mentorPlaces.set, () => refused('places-in-use', { capacity: { rule: 'at-least', limit: 2 } }))
  await save('1')
  expect(await screen.findByText('Legalább 2')).toBeTruthy()
})

async function save(typed: string) {
  const { hand } = await show(() => <PlacesAct mentor={mentor} places={places} />)
  await hand.click(screen.getByRole('button', { name: /^Helyek/ }))
  const field = await screen.findByLabelText<HTMLInputElement>('Helyek száma (nem kötelező)')
  await hand.clear(field)
  await hand.type(field, typed)
  await hand.click(screen.getByRole('button', { name: 'Mentés' }))
}
