import { expect, test, vi } from 'vitest'
import { auth } from '#people/auth/calls.ts'
import { movedTo } from '#platform/web/reload-on-stage-change.ts'
import { session, signIn } from '#platform/web/session.ts'
import { broken, on, refused, sent } from '#testing/web/network.ts'
import { student } from '#testing/web/people.ts'
import { followSemester } from './follow.ts'
import { router } from './router.tsx'

const NEXT = '2026-27-2'
const moved = { ...student, context: { ...student.context, CURRENT_ONBOARD_KEY: NEXT } }

test('a page follows into the next semester, though the first questions about it fail', async () => {
  vi.useFakeTimers()
  const invalidate = vi.spyOn(router, 'invalidate').mockResolvedValue()
  const answers = [broken, () => refused('too-many-requests'), () => ({ user: moved })]
  on(auth.user, () => answers[sent.length - 1]?.() ?? broken())
  signIn('mine', student)
  followSemester(router)
  movedTo.set(NEXT)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(session.get().context?.CURRENT_ONBOARD_KEY).toBe(NEXT)
  expect(invalidate).toHaveBeenCalledOnce()
  expect(movedTo.get()).toBeNull()
  vi.useRealTimers()
})
