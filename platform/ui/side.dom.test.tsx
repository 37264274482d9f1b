import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { askAgain, queryOf } from '#platform/web/query.ts'
import { broken, on, refused, sent } from '#testing/web/network.ts'
import { show } from '#testing/web/show.tsx'
import { Loaded } from './boundary.tsx'
import { FailedTogether } from './failed-together.tsx'
import { AwaitedPart } from './late-part.tsx'
import { SideFailed, SidePart, useAwaiting, useSide } from './side.tsx'

const answer = z.object({ words: z.string() })
const greeting = call({
  summary: 'Read a greeting',
  method: 'GET',
  path: '/greeting',
  who: 'signed-in',
  answer,
})
const weather = call({
  summary: 'Read the weather',
  method: 'GET',
  path: '/weather',
  who: 'signed-in',
  answer,
})

const Part = ({ of, name }: { of: typeof greeting | typeof weather; name: string }) => (
  <SidePart query={queryOf(of)} name={name}>
    {({ words }) => <p>{words}</p>}
  </SidePart>
)

/** Waits for both, and shows each in a part that asks for it again. */
function Home() {
  if (useAwaiting(useSide(queryOf(greeting)), useSide(queryOf(weather)))) return <p>On its way</p>
  return (
    <>
      <h1>Home</h1>
      <Part of={greeting} name="greetings" />
      <Part of={weather} name="the weather" />
    </>
  )
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const times = (path: string) => sent.filter((one) => one.path === path).length

test.each(['not-allowed', 'not-found', 'too-many-requests', 'internal'] as const)(
  'a page beside whose answer a call is refused with %s stays, says which part is missing, and asks once',
  async (code) => {
    on(greeting, () => refused(code))
    on(weather, () => ({ words: 'Sunny' }))
    await show(Home)
    await pass(10_000)
    expect(screen.getByRole('heading', { name: 'Home' })).toBeTruthy()
    expect(screen.getByText('Sunny')).toBeTruthy()
    expect(screen.getByText(/^Ezt most nem tudjuk megmutatni: greetings\./)).toBeTruthy()
    expect(times('/greeting')).toBe(1)
  },
)

test('a page without a network stays, and asks four times for each part', async () => {
  on(greeting, broken)
  on(weather, broken)
  await show(Home)
  await pass(30_000)
  expect(screen.getByRole('heading', { name: 'Home' })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Újra' })).toHaveLength(2)
  expect([times('/greeting'), times('/weather')]).toEqual([4, 4])
})

test('a part that failed is tried again by its button alone, and comes', async () => {
  on(greeting, () => refused('internal'))
  on(weather, () => ({ words: 'Sunny' }))
  const { hand } = await show(Home)
  await pass(50)
  on(greeting, () => ({ words: 'Hello' }))
  await pass(10_000)
  expect(screen.queryByText('Hello')).toBeNull()
  await hand.click(screen.getByRole('button', { name: 'Újra' }))
  expect(await screen.findByText('Hello')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Újra' })).toBeNull()
})

test('parts that failed together have one box, which asks for all of them again', async () => {
  on(greeting, () => refused('internal'))
  on(weather, () => refused('internal'))
  const { hand } = await show(() => (
    <FailedTogether>
      <Part of={greeting} name="greetings" />
      <Part of={weather} name="the weather" />
    </FailedTogether>
  ))
  await pass(50)
  expect(screen.getByText(/: greetings, the weather\./)).toBeTruthy()
  on(greeting, () => ({ words: 'Hello' }))
  await hand.click(screen.getByRole('button', { name: 'Újra' }))
  expect(await screen.findByText('Hello')).toBeTruthy()
  expect(screen.getByText(/: the weather\./)).toBeTruthy()
  on(weather, () => ({ words: 'Sunny' }))
  await hand.click(screen.getByRole('button', { name: 'Újra' }))
  expect(await screen.findByText('Sunny')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Újra' })).toBeNull()
})

test('a part of a small card says in one line what is missing, names the case, and is tried again', async () => {
  on(greeting, () => refused('internal'))
  const { hand } = await show(() => {
    const side = useSide(queryOf(greeting))
    return side.data ? <p>{side.data.words}</p> : <SideFailed of={side} line="No greetings." />
  })
  await pass(50)
  expect(screen.getByText(/^No greetings\./).textContent).toBe('No greetings. Újra Hibakód: test')
  on(greeting, () => ({ words: 'Hello' }))
  await hand.click(screen.getByRole('button', { name: 'Újra' }))
  expect(await screen.findByText('Hello')).toBeTruthy()
})

test('a page waits a few seconds for what stands beside its answer, and then comes without it', async () => {
  on(greeting, () => new Promise(() => undefined))
  on(weather, () => ({ words: 'Sunny' }))
  await show(Home)
  await pass(3_000)
  expect(screen.queryByRole('heading', { name: 'Home' })).toBeNull()
  await pass(1_500)
  expect(screen.getByRole('heading', { name: 'Home' })).toBeTruthy()
  expect(screen.getByText('Sunny')).toBeTruthy()
})

test('what a side call brings later is loaded behind the page, which stays with its focus', async () => {
  const arriving = Promise.withResolvers<{ default: () => ReactNode }>()
  const Umbrella = lazyComponent(() => arriving.promise)
  on(greeting, () => ({ words: 'Hello' }))
  on(weather, () => ({ words: '' }))
  const { hand } = await show(() => (
    <Loaded query={queryOf(greeting)} skeleton="In the shape of it">
      {() => (
        <>
          <input aria-label="Letter" />
          <SidePart query={queryOf(weather)} name="the weather">
            {({ words }) => <AwaitedPart>{words && <Umbrella />}</AwaitedPart>}
          </SidePart>
        </>
      )}
    </Loaded>
  ))
  const letter = await screen.findByLabelText('Letter')
  await hand.type(letter, 'Dear')
  on(weather, () => ({ words: 'Rain' }))
  await act(() => askAgain(weather))
  await pass(50)
  expect(screen.queryByText('In the shape of it')).toBeNull()
  expect(letter.style.display).toBe('')
  await act(async () => arriving.resolve({ default: () => <p>Umbrella</p> }))
  expect(await screen.findByText('Umbrella')).toBeTruthy()
  expect(document.activeElement).toBe(letter)
})
