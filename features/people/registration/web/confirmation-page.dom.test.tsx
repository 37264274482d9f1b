import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { signIn } from '#platform/web/session.ts'
import { held, on, refused } from '#testing/web/network.ts'
import { student } from '#testing/web/people.ts'
import { giveRoom, measureByHand } from '#testing/web/room.ts'
import { show } from '#testing/web/show.tsx'
import { type Registration, registration } from '../calls.ts'
import { ConfirmationPage } from './confirmation-page.tsx'

const waiting = (n: number, surname: string): Registration => ({
  _id: `0199a3c0-0000-4000-8000-00000000001${n}`,
  surname,
  firstname: 'Anna',
  email: `${n}@rajt.example`,
  university: 'szte',
  neptun: `ABC12${n}`,
  status: 'WAITING',
  since: '2041-03-01T12:00:00.000Z',
  promiseEnds: null,
  decidedAt: null,
  decidedBy: null,
  reason: null,
  formerly: [],
  account: null,
  can: { accept: true, reject: true, reopen: false },
})
const [first, second] = [waiting(1, 'Kiss'), waiting(2, 'Nagy')]
const listed = (...data: Registration[]) => ({
  data,
  byStatus: { WAITING: data.length, ACCEPTED: 0, REJECTED: 0 },
  pagination: { totalCount: data.length, pageCount: 1, pageNumber: 1 },
  allCount: data.length,
})

beforeEach(() => {
  measureByHand()
  giveRoom(1280)
  signIn('token', { ...student, role: 'OFFICE', university: null })
  on(registration.list, () => listed(first, second))
})

const rowOf = (name: string) => screen.getByText(`${name} Anna`).closest('tr') as HTMLElement

async function acceptFirst() {
  const { hand } = await show(ConfirmationPage)
  await hand.click(await screen.findByRole('button', { name: 'Elfogadás: Kiss Anna' }))
  await hand.click(screen.getByRole('button', { name: 'Elfogadás' }))
}

test('an accepted row goes before the server has answered, and is offered back', async () => {
  const answer = held<Registration>()
  on(registration.accept, () => answer.reply)
  await acceptFirst()
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(rowOf('Kiss').dataset.leaving).toBe('true'))
  expect(rowOf('Nagy').dataset.leaving).toBeUndefined()
  expect(screen.queryByText('Elfogadva: Kiss Anna')).toBeNull()

  on(registration.list, () => listed(second))
  answer.release({ ...first, status: 'ACCEPTED' })
  expect(await screen.findByText('Elfogadva: Kiss Anna')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Visszavonás' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Kiss Anna')).toBeNull())
})

test('an accepted row comes back with the reason where the server refuses', async () => {
  const answer = held<ReturnType<typeof refused>>()
  on(registration.accept, () => answer.reply)
  await acceptFirst()
  await waitFor(() => expect(rowOf('Kiss').dataset.leaving).toBe('true'))
  answer.release(refused('not-allowed'))
  await waitFor(() => expect(rowOf('Kiss').dataset.leaving).toBeUndefined())
  expect(screen.getByRole('alert').textContent).not.toBe('')
  expect(screen.queryByText('Elfogadva: Kiss Anna')).toBeNull()
})

test('a promise that ends tomorrow is said, and one that cannot wait has a sign too', async () => {
  on(registration.list, () =>
    listed({ ...first, promiseEnds: 'tomorrow' }, { ...second, promiseEnds: 'today' }),
  )
  await show(ConfirmationPage)
  const said = async (words: RegExp) =>
    (await screen.findByText(words)).closest('[data-promise]') as HTMLElement
  expect((await said(/holnap lejár/)).querySelector('svg')).toBeNull()
  expect((await said(/ma lejár/)).querySelector('svg')).not.toBeNull()
})
