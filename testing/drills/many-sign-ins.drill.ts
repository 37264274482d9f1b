import { expect, test } from 'vitest'
import { auth } from '#people/auth/calls.ts'
import { HASHES_AT_ONCE } from '#people/identity/server/password.ts'
import { atOnce } from '#platform/server/limits.ts'
import { tally, times } from '#testing/server/at-once.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'

const { from } = await buildTestRajt()
const TOO_MANY = 7

test('of more sign-ins than may wait, those too many are told at once, and all others are answered', async () => {
  const replies = await times(HASHES_AT_ONCE + atOnce.passwordChecks.most + TOO_MANY, (n) =>
    from(`10.9.${n >> 8}.${n & 255}`).call(auth.login, {
      body: { email: `unknown${n}@test.example`, password: 'Rajt2027' },
    }),
  )
  expect(tally(replies)).toEqual({ 401: replies.length - TOO_MANY, 503: TOO_MANY })
})
