import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handlers } from '#app/server/handlers.ts'
import { auth } from '#people/auth/calls.ts'
import { privacy } from '#people/privacy/calls.ts'
import { profile } from '#people/profile/calls.ts'
import { programme } from '#programme/programme/calls.ts'
import { anna, emese, gabor, hanna } from '#testing/server/cast.ts'
import { client } from '#testing/server/client.ts'
import { requestOf, rightParts } from '#testing/server/fuzz-requests.ts'
import { idOf } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { secondFactors, type WithApp } from '#testing/server/second-factor.ts'
import { security } from '../calls.ts'

const rajt = await buildTestRajt({ isWalk: true })
const { app, as, guest, enter } = rajt
const { codeOf, begin, setUp, withApp, signIn, proof } = secondFactors(rajt)
const calls = handlers.map(({ call }) => call)

const require = (secondFactorRequired: boolean, who = gabor) =>
  as(who).call(programme.change, { body: { secondFactorRequired } })

describe('requiring a second factor of the staff', () => {
  test('is refused to somebody who has none', async () => {
    expect(await require(true)).toMatchObject({ status: 409, body: { code: 'own-second-factor-first' } })
    expect(await as(gabor).does(programme.semester)).toMatchObject({ secondFactorRequired: false })
  })

  test('is refused to somebody who has not confirmed theirs', async () => {
    const person = await enter({ role: 'OFFICE', university: null })
    await begin(person)
    expect(await require(true, person)).toMatchObject({ body: { code: 'own-second-factor-first' } })
  })

  test('holds from the next call on, without waiting for a notice', async () => {
    const { person } = await withApp()
    const hasty = (token: string) => client(app, { token }, async () => undefined)
    for (let n = 0; n < 10; n++) {
      await hasty(gabor.token).does(programme.semester)
      await hasty(person.token).does(programme.change, { body: { secondFactorRequired: true } })
      expect(await hasty(gabor.token).refused(programme.semester)).toMatchObject({
        code: 'second-factor-required',
      })
      await hasty(person.token).does(programme.change, { body: { secondFactorRequired: false } })
      await hasty(gabor.token).does(programme.semester)
    }
  })
})

describe('while it is required', () => {
  let chief: WithApp
  beforeAll(async () => {
    chief = await withApp()
    expect(await require(true, chief.person)).toMatchObject({ status: 200 })
  })
  afterAll(async () => {
    expect(await require(false, chief.person)).toMatchObject({ status: 200 })
  })

  /** What staff without one can do: know who they are, set it up, read the privacy notice, sign out. */
  const open = [
    auth.user,
    auth.logout,
    profile.language,
    security.secondFactor,
    security.beginSecondFactor,
    security.confirmSecondFactor,
    privacy.acknowledge,
  ].map(({ path }) => path as string)

  describe.each(['OFFICE', 'UNIVERSITY'] as const)('%s without one', (role) => {
    test.each(calls.filter(({ who }) => who !== 'guest'))('$method $path', async (row) => {
      const person = await enter({ role, university: role === 'OFFICE' ? null : 'szte' })
      const [right = { params: {}, query: {}, body: {} }] = fc.sample(
        rightParts(row, () => [idOf('nothing at all')]),
        { numRuns: 1, seed: 7 },
      )
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${person.token}` }
      const reply = await app.inject({ ...requestOf(row, right), headers })
      const { code } = reply.json()
      if (row.who !== 'signed-in' && !row.who.includes(role as never)) expect(code).toBe('not-allowed')
      else if (open.includes(row.path)) expect(code).not.toBe('second-factor-required')
      else expect(code).toBe('second-factor-required')
    })
  })

  test('students, mentors and staff who have one notice nothing', async () => {
    for (const who of [chief.person, anna, hanna])
      expect((await as(who).does(auth.user)).user).toMatchObject({ mustSetUpSecondFactor: false })
    expect(await as(chief.person).call(programme.semester)).toMatchObject({ status: 200 })
  })

  test('staff without one sign in, are told so, and everything opens once it is set up', async () => {
    const person = await enter({ role: 'UNIVERSITY', university: 'szte' })
    expect(await signIn(person)).toMatchObject({
      status: 200,
      body: { user: { mustSetUpSecondFactor: true } },
    })
    expect(await as(person).call(security.sessions)).toMatchObject({ status: 403 })
    await setUp(person)
    expect((await as(person).does(auth.user)).user).toMatchObject({ mustSetUpSecondFactor: false })
    expect(await as(person).call(security.sessions)).toMatchObject({ status: 200 })
  })

  test('nobody turns theirs off, and trying uses up no code', async () => {
    const { person, key } = await withApp('UNIVERSITY')
    expect(await as(person).refused(security.turnOffSecondFactor, proof(key))).toMatchObject({
      status: 409,
      code: 'second-factor-must-stay',
    })
    expect(await signIn(person, codeOf(key))).toMatchObject({ status: 200 })
  })

  test('an office member whose own was reset is asked to set it up again', async () => {
    const { person } = await withApp()
    const sent = { params: { id: person.id }, body: { reason: 'Elveszett a telefonja.' } }
    await as(chief.person).does(security.resetSecondFactor, sent)
    await rajt.renew(person)
    expect(await as(person).refused(programme.semester)).toMatchObject({ code: 'second-factor-required' })
  })
})

test('once a second factor is not required any more, staff without one go on', async () => {
  expect(await as(emese).call(security.sessions)).toMatchObject({ status: 200 })
  expect(await guest.call(programme.context)).toMatchObject({ status: 200 })
})
