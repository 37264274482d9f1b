import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropFirstAnswers } from '#platform/web/first-answers.ts'
import { language } from '#platform/web/language.ts'
import { queryClient } from '#platform/web/query.ts'
import { session } from '#platform/web/session.ts'
import type { Context } from '#programme/programme/calls.ts'

const kept = vi.hoisted(() => {
  const put = vi.fn(async () => undefined)
  const match = vi.fn(async () => Response.json({ is: 'kept' }))
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    value: { match, open: async () => ({ put }) },
  })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} })
  return { put }
})
const { progressQuery } = await import('./calls.ts')

const signedIn = { ...session.get(), token: 'mine', context: { CURRENT_ONBOARD_KEY: 'autumn' } as Context }

/** The page has asked for it before any script was there, and has it. */
function arrives() {
  const text = '{"is":"early"}'
  const answer = new Response(text, { headers: { 'rajt-semester': 'autumn' } })
  window.firstAnswers = {
    at: performance.now(),
    token: 'mine',
    language: language.get(),
    answers: { '/api/progress': Promise.resolve(answer) },
    arrived: { '/api/progress': { text, semester: 'autumn' } },
  }
}

beforeEach(() => {
  localStorage.setItem('rajt.token', '"mine"')
  session.set(signedIn)
  arrives()
})
afterEach(() => {
  dropFirstAnswers()
  localStorage.clear()
  queryClient.clear()
  vi.clearAllMocks()
})

test('progress that has come before the page shows it is there at once', () => {
  expect(new QueryObserver(queryClient, progressQuery()).getCurrentResult().data).toEqual({ is: 'early' })
})

test('progress that came early renews what the device keeps of it', async () => {
  localStorage.setItem('rajt.keptModules', '{"one":{}}')
  expect(await queryClient.fetchQuery(progressQuery())).toEqual({ is: 'early' })
  expect(kept.put).toHaveBeenCalledOnce()
})
