import { expect, test } from 'vitest'
import { mentor } from '#teams/mentor/calls.ts'
import { mentoringOf } from '#testing/server/mentoring.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { SECOND } from '#testing/server/second-semester.ts'
import { switchingOf } from '#testing/server/switching.ts'
import { course } from '../calls.ts'

const rajt = await buildTestRajt()
const { as } = rajt
const { open, newcomer } = switchingOf(rajt)

test('a student who takes no part marks and suggests nothing in the semester, and reads no mentor', async () => {
  const former = await rajt.enter()
  await open(SECOND, { who: 'COMPLETED', neptun: [] })
  const guide = await mentoringOf(rajt).mentor()
  const { lessons } = await as(await newcomer(SECOND)).does(course.progress)
  const lesson = lessons[0]?.id ?? ''
  const params = { id: lesson }
  const absent = { code: 'not-in-semester' }
  expect(await as(former).refused(course.lesson, { params })).toMatchObject(absent)
  const body = { by: 'marked', seconds: 0 } as const
  expect(await as(former).refused(course.done, { params, body })).toMatchObject(absent)
  const remark = { lesson, comment: 'Nekem nem nyílik meg.' }
  expect(await as(former).refused(course.suggest, { body: remark })).toMatchObject(absent)
  expect(await as(former).refused(mentor.one, { params: { id: guide.id } })).toMatchObject({
    code: 'not-found',
  })
})
