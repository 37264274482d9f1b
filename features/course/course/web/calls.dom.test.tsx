import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dropFirstAnswers } from '#platform/web/first-answers.ts'
import { language } from '#platform/web/language.ts'
import { queryClient } from '#platform/web/query.ts'
import { session } from '#platform/web/session.ts'
import type { Context } from '#programme/programme/calls.ts'
import { progressQuery } from './calls.ts'

let before = session.get()

/** The page has asked for it before any script was there, and has it. */
function arrives() {
  const text = '{"is":"early"}'
  const answer = new Response(text, { headers: { 'rajt-semester': 'autumn' } })
  window.firstAnswers = {
    at: performance.now(),
    token: session.get().token,
    language: language.get(),
    answers: { '/api/progress': Promise.resolve(answer) },
    arrived: { '/api/progress': { text, semester: 'autumn' } },
  }
}

beforeEach(() => {
  before = session.get()
  session.set({ ...before, context: { CURRENT_ONBOARD_KEY: 'autumn' } as Context })
  arrives()
})
afterEach(() => {
  dropFirstAnswers()
  localStorage.removeItem('rajt.keptModules')
  session.set(before)
})

const shownAtFirst = () => new QueryObserver(queryClient, progressQuery()).getCurrentResult().data

test('progress that has come before the page shows it is there at once', () => {
  expect(shownAtFirst()).toEqual({ is: 'early' })
})

test('progress that came early is awaited as any other where the device keeps some, so that it renews what is kept', async () => {
  localStorage.setItem('rajt.keptModules', '{"one":{}}')
  expect(shownAtFirst()).toBeUndefined()
  expect(await queryClient.fetchQuery(progressQuery())).toEqual({ is: 'early' })
})
