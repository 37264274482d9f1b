import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '#testing/web/show.tsx'
import { InteractiveContents } from './interactive-contents.tsx'

const content = (id: string, host = 'h5p.szte.example', isAllowed = true) => ({
  id,
  title: `Kvíz ${id}`,
  host,
  address: isAllowed ? `about:blank#${id}` : null,
  workMinutes: 8,
})
const onFinish = vi.fn()
const Contents = () => (
  <InteractiveContents
    contents={[content('1'), content('2'), content('3', 'closed.example', false)]}
    onFinish={onFinish}
  />
)

const open = (id: string) => {
  fireEvent.click(screen.getByRole('button', { name: `Megnyitás: Kvíz ${id}` }))
  const frame = screen.getByTitle<HTMLIFrameElement>(`Interaktív tartalom: Kvíz ${id}`)
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage: vi.fn() } })
  return frame
}
const say = (source: MessageEventSource | null, data: unknown) =>
  act(() => window.dispatchEvent(Object.assign(new Event('message'), { source, data })))
const FINISHED = { context: 'rajt', action: 'finished' }

test('nothing is loaded before it is opened, and what is closed is gone', async () => {
  await show(Contents)
  expect(document.querySelector('iframe')).toBeNull()
  const frame = open('1')
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts')
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(frame.getAttribute('allow')).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Bezárás: Kvíz 1' }))
  expect(document.querySelector('iframe')).toBeNull()
})

test('what cannot be shown says which host it is, and offers nothing to open', async () => {
  await show(Contents)
  expect(screen.getByText(/nem engedélyezi ezt a kiszolgálót: closed\.example/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Megnyitás: Kvíz 3' })).toBeNull()
})

test('each is finished by its own frame alone; all that can be shown make the self-check done, once', async () => {
  onFinish.mockClear()
  await show(Contents)
  const [first, second] = [open('1'), open('2')]
  say(window, FINISHED)
  say(null, FINISHED)
  expect(screen.queryByText('Végigcsináltad')).toBeNull()
  say(first.contentWindow, { context: 'rajt', action: 'anything' })
  say(first.contentWindow, FINISHED)
  say(first.contentWindow, FINISHED)
  expect(screen.getAllByText('Végigcsináltad')).toHaveLength(1)
  expect(onFinish).not.toHaveBeenCalled()
  say(second.contentWindow, FINISHED)
  say(second.contentWindow, FINISHED)
  expect(onFinish).toHaveBeenCalledTimes(1)
})

test('two that finish before the page has drawn either are both finished', async () => {
  onFinish.mockClear()
  await show(Contents)
  const frames = [open('1'), open('2')]
  act(() => {
    for (const { contentWindow } of frames)
      window.dispatchEvent(Object.assign(new Event('message'), { source: contentWindow, data: FINISHED }))
  })
  expect(screen.getAllByText('Végigcsináltad')).toHaveLength(2)
  expect(onFinish).toHaveBeenCalledTimes(1)
})

test('a frame gets the height that it asks for, within bounds', async () => {
  await show(Contents)
  const frame = open('1')
  const asks = (scrollHeight: number) =>
    say(frame.contentWindow, { context: 'h5p', action: 'resize', scrollHeight })
  asks(412.4)
  expect(frame.style.getPropertyValue('--asked')).toBe('413px')
  asks(1e9)
  expect(frame.style.getPropertyValue('--asked')).toBe('3000px')
  say(frame.contentWindow, { context: 'h5p', action: 'hello' })
  expect(frame.contentWindow?.postMessage).toHaveBeenCalledWith({ context: 'h5p', action: 'hello' }, '*')
  asks(-5)
  expect(frame.style.getPropertyValue('--asked')).toBe('160px')
})
