import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { askAgain } from '#platform/web/query.ts'
import { signIn } from '#platform/web/session.ts'
import { on, refused, sent } from '#testing/web/network.ts'
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
    introduction: {
      oneLiner: 'Prototípust építek.',
      introduction: 'Három éve.',
      focuses: [],
      links: [],
    },
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
  on(application.see, () => ({ done: true }) as const)
  on(application.accept, () => refused('application-not-pending', undefined, { status: 'REVOKED' }))
})

const seeing = () => sent.filter(({ path }) => path.includes('/see-application/'))

test('an application says who asks before it is opened, and is read and seen only once it is', async () => {
  waiting = [{ ...received, seenAt: null }]
  const { hand } = await show(ManageApplicationsPage)
  await screen.findByRole('heading', { name: /Nagy Béla/ })
  expect(screen.queryByText(received.motivation)).toBeNull()
  expect(seeing()).toEqual([])
  await hand.click(screen.getByRole('button', { name: /jelentkezése$/ }))
  await screen.findByText('Három éve.')
  expect(screen.getAllByText(received.motivation)).toHaveLength(1)
  await waitFor(() => expect(seeing()).toHaveLength(1))
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
