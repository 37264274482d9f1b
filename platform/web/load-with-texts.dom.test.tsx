import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyComponent, loadWithTexts } from './load-with-texts.ts'

afterEach(() => vi.unstubAllGlobals())

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('a part that the server no longer has is of an older version, which is told', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'))
  await expect(loadWithTexts(gone)).rejects.toMatchObject({ code: 'outdated' })
})

test('a part that does not load while no server answers is the network’s failure', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')))
  await expect(loadWithTexts(gone)).rejects.toMatchObject({ code: 'network' })
})

test('a part that is loaded ahead is in the first picture, with nothing in its place', async () => {
  const Part = lazyComponent(async () => ({ default: () => <p>There</p> }))
  await Part.ahead()
  render(
    <Suspense fallback={<p>On its way</p>}>
      <Part />
    </Suspense>,
  )
  expect(screen.getByText('There')).toBeTruthy()
})

test('a part that did not load ahead is loaded once more where it is shown', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')))
  const load = vi.fn(async () => ({ default: () => <p>There</p> }))
  load.mockImplementationOnce(gone)
  const Part = lazyComponent(load)
  await Part.ahead()
  render(
    <Suspense fallback={<p>On its way</p>}>
      <Part />
    </Suspense>,
  )
  expect(await screen.findByText('There')).toBeTruthy()
})
