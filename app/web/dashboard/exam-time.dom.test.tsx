import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { course } from '#course/course/calls.ts'
import { on } from '#testing/web/network.ts'
import { show } from '#testing/web/show.tsx'
import ExamTime from './exam-time.tsx'

afterEach(() => vi.useRealTimers())

test('the time left of an exam counts down on the device', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2041-03-01T10:00:00Z'),
  })
  const asked = vi.fn()
  on(course.progress, asked)
  await show(() => <ExamTime endsAt="2041-03-01T10:12:05Z" />)
  const clock = screen.getByRole('timer', { name: 'Hátralévő idő' })
  expect(clock.textContent).toBe('Hátralévő idő 13\u00a0perc')
  act(() => vi.advanceTimersByTime(65_000))
  expect(clock.textContent).toBe('Hátralévő idő 11\u00a0perc')
  expect(asked).not.toHaveBeenCalled()

  act(() => vi.advanceTimersByTime(655_000))
  expect(clock.textContent).toBe('Hátralévő idő 0:05')

  act(() => vi.advanceTimersByTime(5_000))
  expect(clock.textContent).toBe('Hátralévő idő 0:00')
  expect(screen.getByText(/^Lejárt az idő/)).toBeTruthy()
})
