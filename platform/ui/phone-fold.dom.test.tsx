import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '#testing/web/show.tsx'
import { PhoneFold } from './phone-fold.tsx'

const onWindow = (isPhone: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: !isPhone && media.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }))
const Fold = ({ isEverywhere = false }) => (
  <PhoneFold id="fold" order={2} title="Rangsor" figure="224 hallgató" isEverywhere={isEverywhere}>
    <p>Az első tíz</p>
  </PhoneFold>
)
afterEach(() => vi.unstubAllGlobals())

test('on a phone the heading says the figure, and opens and closes the part', async () => {
  onWindow(true)
  show(Fold)
  const opener = await screen.findByRole('button', { name: 'Rangsor 224 hallgató', expanded: false })
  await userEvent.click(opener)
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  expect(document.getElementById(opener.getAttribute('aria-controls') ?? '')?.textContent).toBe('Az első tíz')
  await userEvent.click(opener)
  expect(opener.getAttribute('aria-expanded')).toBe('false')
})

test('elsewhere it is a heading and what stands below it', async () => {
  onWindow(false)
  show(Fold)
  expect(await screen.findByRole('heading', { name: 'Rangsor' })).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('what folds everywhere is closed at first on a wide window too', async () => {
  onWindow(false)
  show(() => <Fold isEverywhere />)
  expect(await screen.findByRole('button', { name: 'Rangsor 224 hallgató', expanded: false })).toBeDefined()
})
