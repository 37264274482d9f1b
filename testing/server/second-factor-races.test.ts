import { describe, expect, test } from 'vitest'
import { security } from '#people/security/calls.ts'
import { programme } from '#programme/programme/calls.ts'
import { tally, times } from './at-once.ts'
import { gabor, PASSWORD } from './cast.ts'
import { buildTestRajt } from './rajt.ts'
import { secondFactors } from './second-factor.ts'
import { waitingForLocks } from './waiting-for-locks.ts'

const rajt = await buildTestRajt()
const { as, mails, db, enter } = rajt
const { codeOf, nextCode, begin, confirm, withApp, signIn } = secondFactors(rajt)
const sessionsOf = (id: string) =>
  db.selectFrom('session').select('id').where('account_id', '=', id).execute()

test('one code sent eight times at once signs in once', async () => {
  for (let round = 0; round < 2; round++) {
    const { person, key } = await withApp()
    const code = nextCode(key)
    const replies = await times(8, (n) => signIn(person, code, { address: `10.${n}.0.1` }))
    expect(tally(replies)).toEqual({ 200: 1, 400: 7 })
    expect(await sessionsOf(person.id)).toHaveLength(2)
  }
})

test('one recovery code sent eight times at once signs in once, with one mail', async () => {
  for (let round = 0; round < 2; round++) {
    const { person, recoveryCodes } = await withApp()
    const replies = await times(8, (n) => signIn(person, recoveryCodes[0], { address: `10.${n}.0.1` }))
    expect(tally(replies)).toEqual({ 200: 1, 400: 7 })
    const letters = await mails(person.email)
    expect(letters.filter(({ template }) => template === 'recovery-code-used')).toHaveLength(1)
  }
})

test('of twenty codes guessed at once five are tried', async () => {
  const { person } = await withApp()
  const replies = await times(20, () => signIn(person, '000000'))
  expect(tally(replies)).toEqual({ 400: 5, 429: 15 })
})

test('a second factor confirmed six times at once is on once, and the ten codes that were shown work', async () => {
  for (let round = 0; round < 2; round++) {
    const person = await enter({ role: 'OFFICE', university: null })
    const { key } = await as(person).does(security.beginSecondFactor, { body: { password: PASSWORD } })
    const replies = await times(6, () => confirm(person, codeOf(key)))
    expect(tally(replies)).toEqual({ 200: 1, 409: 5 })
    const shown = replies.find(({ status }) => status === 200)?.body as { recoveryCodes: string[] }
    expect(await signIn(person, shown.recoveryCodes[9])).toMatchObject({ status: 200 })
  }
})

test('a second factor begun and confirmed at the same moment has the key that was confirmed', async () => {
  for (let round = 0; round < 3; round++) {
    const person = await enter({ role: 'OFFICE', university: null })
    const { key } = await as(person).does(security.beginSecondFactor, { body: { password: PASSWORD } })
    const [confirmed] = await Promise.all([confirm(person, codeOf(key)), begin(person)])
    if (confirmed.status === 200) expect(await signIn(person, nextCode(key))).toMatchObject({ status: 200 })
    else expect(await signIn(person)).toMatchObject({ status: 200 })
  }
})

describe('a second factor reset while its owner signs in', () => {
  const reset = (id: string) =>
    as(gabor).does(security.resetSecondFactor, { params: { id }, body: { reason: 'Elveszett' } })

  test('after the code was found right ends the session that the code opens', async () => {
    const { person, key } = await withApp()
    const code = nextCode(key)
    let both: Promise<unknown> | undefined
    await db.transaction().execute(async (tx) => {
      // Sign-in has used the code by now, and waits here to open its session.
      await tx.selectFrom('account').select('id').where('id', '=', person.id).forUpdate().execute()
      const signingIn = signIn(person, code)
      await waitingForLocks(db, 1)
      both = Promise.all([signingIn, reset(person.id)])
      await waitingForLocks(db, 2)
    })
    expect(await both).toMatchObject([{ status: 200 }, {}])
    expect(await sessionsOf(person.id)).toEqual([])
  })

  test('before the code was looked at makes them begin again', async () => {
    const { person, key } = await withApp()
    const code = nextCode(key)
    let signingIn: ReturnType<typeof signIn> | undefined
    await db.transaction().execute(async (tx) => {
      await tx.deleteFrom('second_factor').where('account_id', '=', person.id).execute()
      signingIn = signIn(person, code)
      await waitingForLocks(db, 1)
    })
    expect(await signingIn).toMatchObject({ status: 403, body: { code: 'second-factor-needed' } })
    expect(await signIn(person, code)).toMatchObject({ status: 200 })
  })
})

test('a second factor required by one while another turns theirs off leaves nobody of the staff without', async () => {
  for (let round = 0; round < 3; round++) {
    const [one, other] = [await withApp(), await withApp()]
    const off = { body: { password: PASSWORD, code: nextCode(other.key) } }
    await Promise.all([
      as(one.person).does(programme.change, { body: { secondFactorRequired: true } }),
      as(other.person).call(security.turnOffSecondFactor, off),
    ])
    const { since } = await as(other.person).does(security.secondFactor)
    const allowed = await as(other.person).call(programme.semester)
    expect(allowed.status).toBe(since ? 200 : 403)
    await as(one.person).does(programme.change, { body: { secondFactorRequired: false } })
  }
})
