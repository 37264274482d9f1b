import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { show } from '#testing/web/show.tsx'
import { toast } from './toast.tsx'

beforeEach(async () => {
  await show(() => <p>page</p>)
  vi.useFakeTimers()
})

const tell = (kind: 'success' | 'failure', text: string) => act(() => void toast({ kind, text }))
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('a toast closes after 7.5 seconds', () => {
  tell('success', 'Saved')
  pass(7400)
  expect(screen.queryByText('Saved')).toBeTruthy()
  pass(200)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('a new toast takes the place of the last, and has its own time', () => {
  tell('success', 'First')
  pass(7000)
  tell('success', 'Second')
  pass(1000)
  expect(screen.queryByText('First')).toBeNull()
  expect(screen.queryByText('Second')).toBeTruthy()
})

test('a toast waits while somebody reads it', () => {
  tell('failure', 'Failed')
  const shown = screen.getByText('Failed')
  fireEvent.mouseEnter(shown.parentElement as HTMLElement)
  pass(20_000)
  expect(screen.queryByText('Failed')).toBeTruthy()
  fireEvent.mouseLeave(shown.parentElement as HTMLElement)
  pass(7600)
  expect(screen.queryByText('Failed')).toBeNull()
})

test('success is said as a status, a failure as an alert, each in a place that was there before', () => {
  const [status, alert] = [screen.getByRole('status'), screen.getByRole('alert')]
  tell('success', 'Saved')
  expect(status.textContent).toBe('Saved')
  tell('failure', 'Failed')
  expect(alert.textContent).toBe('Failed')
  expect(status.textContent).toBe('')
})

test('a toast is closed by its button', () => {
  tell('failure', 'Failed')
  fireEvent.click(screen.getByRole('button', { name: 'Bezárás' }))
  expect(screen.queryByText('Failed')).toBeNull()
})
