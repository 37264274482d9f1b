import { Button } from '@mantine/core'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { broken, on, refused, sent } from '#testing/web/network.ts'
import { show } from '#testing/web/show.tsx'
import { exam } from '../calls.ts'
import { InLine } from './in-line.tsx'
import { keepPlace, keptPlace } from './kept-place.ts'
import { useStart } from './use-start.ts'

const moduleId = '0199a3c0-0000-4000-8000-000000000001'

function Start() {
  const { start, place, leave } = useStart(moduleId)
  if (place) return <InLine place={place.place} onLeave={leave} />
  return <Button onClick={start}>Start</Button>
}

const inLine = (place: number) => {
  const busy = refused('busy')
  busy.error.detail = { place, ticket: `ticket ${place}` }
  return busy
}
const asked = () => sent.filter(({ path }) => path.endsWith('/init-module-test')).map(({ body }) => body)
const left = vi.fn()

beforeEach(() => {
  keepPlace(null)
  left.mockReset()
  vi.stubGlobal('location', { ...location, assign: left })
})

test('who is told a place waits there in a live region, and keeps it over a reload', async () => {
  on(exam.start, () => inLine(214))
  const { hand } = await show(Start)
  await hand.click(screen.getByRole('button', { name: 'Start' }))
  const status = await screen.findByText('214.')
  expect(status.closest('[role=status]')?.textContent).toBe('Helyed a sorban: 214.')
  expect(keptPlace(moduleId)).toMatchObject({ place: 214, ticket: 'ticket 214' })
  expect(keptPlace('0199a3c0-0000-4000-8000-000000000002')).toBeNull()
})

test('a page that is loaded anew asks with its ticket when it is time, and goes into the exam by itself', async () => {
  keepPlace({ who: '', moduleId, place: 3, ticket: 'mine', askAt: Date.now() })
  on(exam.start, () => ({ redirectUrl: 'https://exams.example/attempt' }))
  await show(Start)
  await waitFor(() => expect(left).toHaveBeenCalledWith(new URL('https://exams.example/attempt')))
  expect(asked()).toEqual([{ moduleId, platform: 'WEB', ticket: 'mine' }])
  expect(keptPlace(moduleId)).toBeNull()
})

test('a lost connection loses no place', async () => {
  keepPlace({ who: '', moduleId, place: 3, ticket: 'mine', askAt: Date.now() })
  on(exam.start, () => broken())
  await show(Start)
  await waitFor(() => expect(asked()).toHaveLength(1))
  await waitFor(() => expect(keptPlace(moduleId)?.askAt).toBeGreaterThan(Date.now()))
  expect(screen.getByText('3.')).toBeTruthy()
})

test('who leaves the line is asked for no more, and starts anew without a ticket', async () => {
  keepPlace({ who: '', moduleId, place: 3, ticket: 'mine', askAt: Date.now() + 30_000 })
  on(exam.start, () => inLine(9))
  const { hand } = await show(Start)
  await hand.click(screen.getByRole('button', { name: 'Kilépek a sorból' }))
  expect(keptPlace(moduleId)).toBeNull()
  await hand.click(screen.getByRole('button', { name: 'Start' }))
  await screen.findByText('9.')
  expect(asked()).toEqual([{ moduleId, platform: 'WEB' }])
})

test('the next person on a device does not stand where the last one stood', () => {
  keepPlace({ who: 'somebody else', moduleId, place: 3, ticket: 'theirs', askAt: Date.now() })
  expect(keptPlace(moduleId)).toBeNull()
})

test('a page that is opened again much later starts no exam by itself', () => {
  keepPlace({ who: '', moduleId, place: 3, ticket: 'mine', askAt: Date.now() - 61_000 })
  expect(keptPlace(moduleId)).toBeNull()
})
