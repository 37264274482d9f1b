import { Button } from '@mantine/core'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { course } from '#course/course/calls.ts'
import { broken, on, refused, sent } from '#testing/web/network.ts'
import { show } from '#testing/web/show.tsx'
import { toast } from './toast.tsx'
import { type ActOptions, useAct } from './use-act.ts'

const request = {
  body: { by: 'marked' as const, seconds: 0 },
  params: { id: '0199a3c0-0000-4000-8000-000000000001' },
}

let options: ActOptions<typeof course.done> = {}

function Lesson() {
  const { run } = useAct(course.done, {
    done: () => toast({ kind: 'success', text: 'Done' }),
    ...options,
  })
  return <Button onClick={() => run(request)}>Finish</Button>
}

async function pressed(given: ActOptions<typeof course.done>) {
  options = given
  const { hand } = await show(Lesson)
  await hand.click(screen.getByRole('button', { name: 'Finish' }))
  return { hand }
}

test('a failure is told once', async () => {
  on(course.done, () => refused('lesson-locked'))
  await pressed({})
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  expect(sent).toHaveLength(1)
})

test('a failure that was told elsewhere is not told by the toast', async () => {
  on(course.done, () => refused('lesson-locked'))
  const told: unknown[] = []
  await pressed({ failed: (failure) => told.push(failure) > 0 })
  await waitFor(() => expect(told).toHaveLength(1))
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('an act that waits for the network is sent until it is heard', async () => {
  on(course.done, () => (sent.length < 2 ? broken() : { done: true as const }))
  await pressed({ retryUntilDelivered: true })
  expect(await screen.findByText('Done', {}, { timeout: 4000 })).toBeTruthy()
  expect(sent).toHaveLength(2)
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('a refusal is an answer: it is not asked again', async () => {
  on(course.done, () => refused('lesson-locked'))
  await pressed({ retryUntilDelivered: true })
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  expect(sent).toHaveLength(1)
})

test('what was told of a lost network goes with the next success, whichever act that is', async () => {
  on(course.done, () => ({ done: true as const }))
  await pressed({ done: () => undefined })
  await waitFor(() => expect(sent).toHaveLength(1))
  act(() => void toast({ kind: 'failure', text: 'No network', isOffline: true }))
  expect(screen.getByRole('alert').textContent).toBe('No network')
  fireEvent.click(screen.getByRole('button', { name: 'Finish' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''))
})

test('a failure of the same act goes with its success, that of another one stays', async () => {
  let isWell = false
  on(course.done, () => (isWell ? { done: true as const } : refused('lesson-locked')))
  const { hand } = await pressed({ done: () => undefined })
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  isWell = true
  await hand.click(screen.getByRole('button', { name: 'Finish' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''))
  act(() => void toast({ kind: 'failure', text: 'Not saved' }))
  fireEvent.click(screen.getByRole('button', { name: 'Finish' }))
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(screen.getByRole('alert').textContent).toBe('Not saved')
})

test('an act is sent again while the server is away, and says that it is still being tried', async () => {
  on(course.done, () => (sent.length < 3 ? refused('unavailable') : { done: true as const }))
  await pressed({})
  expect(await screen.findByText(/Még próbáljuk/)).toBeTruthy()
  expect(await screen.findByText('Done', {}, { timeout: 8_000 })).toBeTruthy()
  expect(sent).toHaveLength(3)
  expect(screen.queryByText(/Még próbáljuk/)).toBeNull()
})

test('an act whose outcome nobody knows is never sent again by itself', async () => {
  on(course.done, () => refused('outcome-unknown'))
  await pressed({})
  expect(await screen.findByText(/Nem tudjuk, hogy sikerült-e/)).toBeTruthy()
  expect(sent).toHaveLength(1)
})
