import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { newVersion } from '#platform/web/worker.ts'
import { show } from '#testing/web/show.tsx'
import { VersionBar } from './version-bar.tsx'

const worker = () => {
  const postMessage = vi.fn()
  // The test's browser has no service workers; of a real one the bar uses nothing else.
  return { postMessage, one: { postMessage } as unknown as ServiceWorker }
}
const comes = (one: ServiceWorker | null) => act(() => newVersion.set(one))
const bar = () => screen.queryByRole('complementary', { name: 'Új változat' })

afterEach(() => {
  comes(null)
  vi.restoreAllMocks()
})

test('a new version is offered, and nothing is taken over before somebody wants it', async () => {
  const container = new EventTarget()
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container })
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const { hand } = await show(VersionBar)
  expect(bar()).toBeNull()
  const next = worker()
  comes(next.one)
  expect(bar()).toBeTruthy()
  expect(next.postMessage).not.toHaveBeenCalled()
  await hand.click(screen.getByRole('button', { name: 'Frissítés' }))
  expect(next.postMessage).toHaveBeenCalledWith({ take: 'over' })
  expect(reload).not.toHaveBeenCalled()
  container.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
})

test('who wants it later is not asked again, until there is another one', async () => {
  const { hand } = await show(VersionBar)
  comes(worker().one)
  await hand.click(screen.getByRole('button', { name: 'Később' }))
  expect(bar()).toBeNull()
  comes(worker().one)
  expect(bar()).toBeTruthy()
})
