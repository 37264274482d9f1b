import { expect, test } from 'vitest'
import { gabor } from '#testing/server/cast.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { exam } from '../calls.ts'

const { as, db, clock } = await buildTestRajt()

const listed = async () => (await as(gabor).does(exam.dated)).questions

test('the office sees until when each question of law is right, what ends first on top', async () => {
  const questions = await listed()
  expect(questions.length).toBeGreaterThan(5)
  const days = questions.map(({ validUntil }) => validUntil)
  expect(days).toEqual([...days].sort())
  expect(questions.find(({ prompt }) => prompt.startsWith('Mi feltétele annak'))).toMatchObject({
    module: { position: 6 },
    lesson: { title: expect.stringContaining('Szellemi tulajdon') },
    validUntil: '2027-08-31',
    isPast: true,
  })
})

test('a question is right on its last day, and past when the day is over in Budapest', async () => {
  const start = clock.now()
  // 23:30 and 0:30 of the next day there, in summer.
  clock.set(new Date('2027-08-31T21:30:00Z'))
  expect((await listed()).map(({ isPast }) => isPast)).not.toContain(true)
  clock.set(new Date('2027-08-31T22:30:00Z'))
  expect((await listed()).map(({ isPast }) => isPast)).not.toContain(false)
  clock.set(start)
})

test('a question that is not asked any more is not listed', async () => {
  const [first] = await listed()
  await db
    .updateTable('question')
    .set({ retired_at: clock.now() })
    .where('id', '=', first?._id ?? '')
    .execute()
  expect((await listed()).map(({ _id }) => _id)).not.toContain(first?._id)
})
