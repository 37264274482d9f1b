import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropFirstAnswers, takeArrived, takeFirstAnswer } from './first-answers.ts'
import { language } from './language.ts'

const asked = (answer: Response | null = Response.json({ is: 'early' }), token: string | null = 'mine') => {
  window.firstAnswers = {
    at: performance.now(),
    token,
    language: language.get(),
    answers: { '/api/progress': Promise.resolve(answer) },
    arrived: { '/api/progress': { text: '{"is":"early"}', semester: 'autumn' } },
  }
}

beforeEach(() => asked())
afterEach(dropFirstAnswers)

test('an answer that the page asked for early is taken once', async () => {
  const answer = await takeFirstAnswer('/api/progress', 'mine')
  expect(await answer?.json()).toEqual({ is: 'early' })
  expect(await takeFirstAnswer('/api/progress', 'mine')).toBeNull()
})

test('who asks for something else finds nothing', async () => {
  expect(await takeFirstAnswer('/api/context', 'mine')).toBeNull()
})

test('somebody else, and another language, are not answered with what was asked for the former', async () => {
  expect(await takeFirstAnswer('/api/progress', 'theirs')).toBeNull()
  asked()
  const now = language.get()
  language.set(now === 'hu' ? 'en' : 'hu')
  expect(await takeFirstAnswer('/api/progress', 'mine')).toBeNull()
  language.set(now)
})

test('a refusal and a lost network are asked again', async () => {
  asked(Response.json({}, { status: 429 }))
  expect(await takeFirstAnswer('/api/progress', 'mine')).toBeNull()
  asked(null)
  expect(await takeFirstAnswer('/api/progress', 'mine')).toBeNull()
})

test('who comes late wants to know how things stand now', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_001)
  expect(await takeFirstAnswer('/api/progress', 'mine')).toBeNull()
  vi.restoreAllMocks()
})

test('an act drops what was asked before it', async () => {
  dropFirstAnswers()
  expect(await takeFirstAnswer('/api/progress', 'mine')).toBeNull()
})

test('an answer that is there already is taken at once, and once', async () => {
  expect(takeArrived('/api/progress', 'mine', 'autumn')).toEqual({ is: 'early' })
  expect(takeArrived('/api/progress', 'mine', 'autumn')).toBeUndefined()
  expect(await takeFirstAnswer('/api/progress', 'mine')).toBeNull()
})

test('an answer of another semester is left to whoever awaits it', async () => {
  expect(takeArrived('/api/progress', 'mine', 'spring')).toBeUndefined()
  expect(await takeFirstAnswer('/api/progress', 'mine')).not.toBeNull()
})

test('somebody else does not take an answer that is there already', () => {
  expect(takeArrived('/api/progress', 'theirs', 'autumn')).toBeUndefined()
})
