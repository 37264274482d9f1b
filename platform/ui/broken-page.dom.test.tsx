import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '#platform/web/failure.ts'
import { held } from '#testing/web/network.ts'
import { BrokenPart } from './broken-page.tsx'
import { Frame } from './frame.tsx'

const reload = vi.fn()

beforeEach(() => {
  sessionStorage.clear()
  reload.mockReset()
  vi.spyOn(location, 'reload').mockImplementation(reload)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The server answers when the test says so that it is there. */
function heldServer() {
  const { reply, release } = held<Response>()
  vi.stubGlobal('fetch', () => reply)
  return () => act(async () => release(Response.json({})))
}

const showOutdated = () =>
  render(
    <Frame>
      <BrokenPart error={new Failure({ code: 'outdated' })} />
    </Frame>,
  )

test('a page of another release is loaded anew as soon as the server answers', async () => {
  const answer = heldServer()
  showOutdated()
  expect(screen.getByText(/új változata/)).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
  await answer()
  expect(reload).toHaveBeenCalledOnce()
})

test('somebody who has gone on to another page by then keeps it', async () => {
  const answer = heldServer()
  showOutdated().unmount()
  await answer()
  expect(reload).not.toHaveBeenCalled()
})
