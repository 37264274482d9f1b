import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { askAgain } from '#platform/web/query.ts'
import { signIn } from '#platform/web/session.ts'
import { on, refused } from '#testing/web/network.ts'
import { student } from '#testing/web/people.ts'
import { show } from '#testing/web/show.tsx'
import { application, type ReceivedApplication } from '../application-calls.ts'
import { ManageApplicationsPage } from './received-applications-page.tsx'

const received: ReceivedApplication = {
  _id: '0199a3c0-0000-4000-8000-000000000040',
  applicant: {
    _id: '0199a3c0-0000-4000-8000-000000000041',
    surname: 'Nagy',
    firstname: 'Béla',
    profilePictureUrl: null,
    personality: 'CTO',
    university: 'szte',
    languages: [],
    introduction: null,
  },
  motivation: 'Szívesen dolgoznék veletek.',
  hasCv: false,
  sentAt: '2026-11-01T10:00:00.000Z',
  seenAt: '2026-11-02T10:00:00.000Z',
  answerBy: '2026-11-15T10:00:00.000Z',
}

let waiting: ReceivedApplication[] = []

beforeEach(() => {
  signIn('token', student)
  waiting = [received]
  on(application.received, () => ({ applications: waiting, remainingSeats: 2, isComplete: false }))
  on(application.accept, () => refused('application-not-pending', undefined, { status: 'REVOKED' }))
})

test('an owner who is asked while the applicant withdraws keeps the question, and reads that it is over', async () => {
  const { hand } = await show(ManageApplicationsPage)
  await hand.click(await screen.findByRole('button', { name: /jelentkezése$/ }))
  await hand.click(screen.getByRole('button', { name: /^Elfogadás: / }))
  waiting = []
  await askAgain(application.received)
  await screen.findByText(/Most senki sem vár válaszra/)
  await hand.click(screen.getByRole('button', { name: 'Elfogadás' }))
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('közben visszavonta'))
  await hand.click(screen.getByRole('button', { name: 'Bezárás' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})
