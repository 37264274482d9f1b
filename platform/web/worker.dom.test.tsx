import { afterEach, expect, test, vi } from 'vitest'
import { keepLoaded } from './worker.ts'

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('the worker is told what the page has loaded under the name that workers of earlier versions know', async () => {
  const postMessage = vi.fn()
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ active: { postMessage } }) },
  })
  // The browser of the tests loads no files; of an entry nothing but its name is read.
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: 'https://rajt.example/app/assets/core.js' },
    { name: 'https://rajt.example/api/context' },
  ] as unknown as PerformanceEntryList)
  await keepLoaded()
  expect(postMessage).toHaveBeenCalledWith({ keep: ['/app/assets/core.js'] })
})
