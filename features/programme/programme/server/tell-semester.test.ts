import { expect, test } from 'vitest'
import { SEMESTER_HEADER } from '#platform/contract/call.ts'
import { anna } from '#testing/server/cast.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { beginSecond, SECOND } from '#testing/server/second-semester.ts'

const rajt = await buildTestRajt()
const { app } = rajt
const toldBy = async (url: string, token?: string) =>
  (await app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} })).headers[
    SEMESTER_HEADER
  ]

test('every answer names the semester it is given in, refusals too, and the next one from its first moment on', async () => {
  expect(await toldBy('/api/context')).toBe('2040-41-1')
  expect(await toldBy('/api/progress', anna.token)).toBe('2040-41-1')
  await beginSecond(rajt)
  expect(await toldBy('/api/progress', anna.token)).toBe(SECOND)
  expect(await toldBy('/api/project/mine', anna.token)).toBe(SECOND)
})
