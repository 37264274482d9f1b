import { describe, expect, test } from 'vitest'
import { hours } from '#platform/server/clock.ts'
import { anna, bence, emese, gabor, hanna } from '#testing/server/cast.ts'
import { idOf, type Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { course } from '../calls.ts'

const { as, clock } = await buildTestRajt()

const lessons = (await as(gabor).does(course.progress)).lessons.map(({ id }) => id)
const [first = '', second = ''] = lessons
const suggest = (who: Person, comment: string, lesson = first) =>
  as(who).call(course.suggest, { body: { lesson, comment } })
const seen = async (who: Person, lesson?: string) =>
  (await as(who).does(course.suggestions, lesson ? { query: { lesson } } : { query: {} })).suggestions

test.each([anna, emese, gabor, hanna])('$username may suggest', async (who) => {
  expect(await suggest(who, `  Több példát! ${who.username} `)).toMatchObject({
    status: 200,
    body: { done: true },
  })
})

describe('reading', () => {
  test('the office reads everybody’s with their names, newest first', async () => {
    clock.pass(hours(1))
    await suggest(bence, 'A legújabb')
    const all = await seen(gabor)
    expect(all[0]).toMatchObject({
      comment: 'A legújabb',
      from: { surname: 'Próba', firstname: 'Bence' },
      lesson: first,
    })
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    )
    expect(all).toHaveLength(5)
  })

  test('others read their own, without a name', async () => {
    expect(await seen(anna)).toMatchObject([{ comment: 'Több példát! anna', from: null }])
    expect(await seen(emese)).toHaveLength(1)
  })

  test('one lesson’s alone', async () => {
    await suggest(anna, 'A második leckéhez', second)
    expect(await seen(gabor, second)).toMatchObject([{ comment: 'A második leckéhez' }])
    expect(await seen(anna, idOf('no lesson'))).toEqual([])
  })
})

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['x'.repeat(2001), 'max'],
])('a suggestion has 1 to 2000 characters', async (comment, rule) => {
  expect(await suggest(anna, comment)).toMatchObject({ status: 400, body: { fields: { comment: { rule } } } })
})

test('a lesson that does not exist takes no suggestion', async () => {
  expect(await suggest(anna, 'Hová?', idOf('no lesson'))).toMatchObject({
    status: 404,
    body: { code: 'not-found' },
  })
})

test('a person makes thirty suggestions an hour at most', async () => {
  for (let n = 0; n < 30; n++) await suggest(hanna, `${n}`)
  clock.pass(1)
  expect(await suggest(hanna, 'Még egy')).toMatchObject({
    status: 429,
    headers: { 'retry-after': expect.any(String) },
  })
  expect(await suggest(bence, 'Az enyém')).toMatchObject({ status: 200 })
  clock.pass(hours(1))
  expect(await suggest(hanna, 'Még egy')).toMatchObject({ status: 200 })
})
