import { useLocation } from '@tanstack/react-router'
import { screen, within } from '@testing-library/react'
import { act } from 'react'
import { expect, test } from 'vitest'
import { queryClient } from '#platform/web/query.ts'
import { on } from '#testing/web/network.ts'
import { show } from '#testing/web/show.tsx'
import { type LabEvent, startupLab } from '../calls.ts'
import { eventQuery } from './calls.ts'
import EventActs from './event-acts.tsx'

const fields = {
  title: 'Befektetői est',
  subtitle: 'Kérdések és válaszok',
  description: 'Gyertek!',
  language: 'hu' as const,
  categories: ['0b1b3a5e-8a4e-4a6e-9a53-6c1e0f2d7a10'],
  contactEmail: 'est@rajt.example',
  link: '',
  startsAt: '2026-11-12T18:00:00.000Z',
  endsAt: '2026-11-12T20:00:00.000Z',
}
const event: LabEvent = {
  ...fields,
  _id: '0199a3c0-0000-4000-8000-000000000009',
  html: '<p>Gyertek!</p>',
  link: null,
  isOver: false,
  logo: null,
  editedAt: null,
  fields,
  can: { edit: true, remove: true },
}
const list = '/startup-lab-events'

function Pages() {
  const { pathname } = useLocation()
  return pathname === list ? <h1>Események</h1> : <EventActs event={event} />
}

test('from an event that was deleted, going back leads to the list and to nothing kept of it', async () => {
  on(startupLab.remove, () => ({ done: true }) as const)
  const { hand, router } = await show(Pages, list)
  await act(() => router.navigate({ to: `${list}/${event._id}` }))
  queryClient.setQueryData(eventQuery(event._id).queryKey, event)
  await hand.click(screen.getByRole('button', { name: 'Törlés' }))
  await hand.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Törlés' }))
  expect(await screen.findByRole('heading', { name: 'Események' })).toBeTruthy()
  await act(async () => router.history.back())
  expect(router.state.location.pathname).toBe(list)
  expect(queryClient.getQueryData(eventQuery(event._id).queryKey)).toBeUndefined()
})
