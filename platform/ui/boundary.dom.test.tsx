import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { askAgain, queryOf } from '#platform/web/query.ts'
import { broken, held, on, refused, sent } from '#testing/web/network.ts'
import { show } from '#testing/web/show.tsx'
import { Loaded } from './boundary.tsx'
import { AwaitedPart } from './late-part.tsx'

const greeting = call({
  summary: 'Read a greeting',
  method: 'GET',
  path: '/greeting',
  who: 'signed-in',
  answer: z.object({ words: z.string() }),
})

const Greeting = () => (
  <Loaded query={queryOf(greeting)} heading="Greetings">
    {({ words }) => <p>{words}</p>}
  </Loaded>
)

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => vi.unstubAllGlobals())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const stillTrying = () => screen.queryByText(/Még próbáljuk/)
/** In both places that tell failures: the toast's, and the page's. */
const told = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('')
const again = () => screen.getByRole('button', { name: 'Újra' })

test('what is on its way says after three seconds, not before, that it is still being tried', async () => {
  const { reply, release } = held<{ words: string }>()
  on(greeting, () => reply)
  await show(Greeting)
  await pass(2500)
  expect(stillTrying()).toBeNull()
  await pass(700)
  expect(stillTrying()?.closest('[role="status"]')).toBeTruthy()
  expect(stillTrying()?.closest('[aria-busy="true"]')).toBeNull()
  release({ words: 'Hello' })
  expect(await screen.findByText('Hello')).toBeTruthy()
  expect(stillTrying()).toBeNull()
})

test('a page about something that is not there says so, and leads home', async () => {
  on(greeting, () => refused('not-found'))
  await show(Greeting)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Ez az oldal nem található')
  expect(screen.getByRole('link', { name: 'Vissza a kezdőlapra' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Újra' })).toBeNull()
})

test('a part that is loaded for an answer is waited for in the same shape, and what stands beside it comes with it', async () => {
  const arriving = Promise.withResolvers<{ default: () => ReactNode }>()
  const Late = lazyComponent(() => arriving.promise)
  on(greeting, () => ({ words: 'Hello' }))
  await show(() => (
    <Loaded query={queryOf(greeting)} skeleton="In the shape of it">
      {({ words }) => (
        <>
          <p>{words}</p>
          <AwaitedPart>
            <Late />
          </AwaitedPart>
        </>
      )}
    </Loaded>
  ))
  await pass(50)
  expect(screen.getByText('In the shape of it')).toBeTruthy()
  expect(screen.queryByText('Hello')).toBeNull()
  arriving.resolve({ default: () => <p>Late</p> })
  expect(await screen.findByText('Late')).toBeTruthy()
  expect(screen.getByText('Hello')).toBeTruthy()
  expect(screen.queryByText('In the shape of it')).toBeNull()
})

test('a part that another answer asks for is loaded behind the page, which stays', async () => {
  const arriving = Promise.withResolvers<{ default: () => ReactNode }>()
  const Late = lazyComponent(() => arriving.promise)
  on(greeting, () => ({ words: 'Hello' }))
  await show(() => (
    <Loaded query={queryOf(greeting)} skeleton="In the shape of it">
      {({ words }) => (
        <>
          <p>Always</p>
          <AwaitedPart>{words === 'Goodbye' && <Late />}</AwaitedPart>
        </>
      )}
    </Loaded>
  ))
  expect(await screen.findByText('Always')).toBeTruthy()
  on(greeting, () => ({ words: 'Goodbye' }))
  await act(() => askAgain(greeting))
  await pass(50)
  expect(screen.queryByText('In the shape of it')).toBeNull()
  arriving.resolve({ default: () => <p>Late</p> })
  expect(await screen.findByText('Late')).toBeTruthy()
})

test('a failure of the server is told at once, as the server’s, under the page’s heading', async () => {
  on(greeting, () => refused('internal'))
  await show(Greeting)
  await pass(50)
  expect(told()).toContain('A hiba nálunk van')
  expect(screen.getByRole('heading', { level: 1, name: 'Greetings' })).toBeTruthy()
  expect(screen.queryByText(/internetkapcsolat/)).toBeNull()
  expect(screen.getByText(/: test$/)).toBeTruthy()
})

test('an answer that nobody can read is told at once, while it is tried again by itself', async () => {
  let isWell = false
  vi.stubGlobal('fetch', async () =>
    isWell ? Response.json({ words: 'Hello' }) : new Response('<h1>Bad gateway</h1>', { status: 502 }),
  )
  await show(Greeting)
  await pass(50)
  expect(told()).toContain('A szerver most nem tud rendesen válaszolni')
  expect(screen.getByRole('heading', { level: 1, name: 'Greetings' })).toBeTruthy()
  isWell = true
  await pass(1200)
  expect(screen.getByText('Hello')).toBeTruthy()
  expect(told()).toBe('')
})

test('whoever tries again is not kept waiting for the next try, and reads on meanwhile why it failed', async () => {
  on(greeting, () => refused('unavailable'))
  const { hand } = await show(Greeting)
  await pass(50)
  const { reply, release } = held<{ words: string }>()
  on(greeting, () => reply)
  await hand.click(again())
  expect(sent).toHaveLength(2)
  expect(told()).toContain('nem érhető el')
  release({ words: 'Hello' })
  expect(await screen.findByText('Hello')).toBeTruthy()
})

test('a lost network is told once it was tried in vain, and called what it is', async () => {
  on(greeting, broken)
  await show(Greeting)
  await pass(50)
  expect(told()).toBe('')
  await pass(8000)
  expect(told()).toContain('Ellenőrizd az internetkapcsolatodat')
})
