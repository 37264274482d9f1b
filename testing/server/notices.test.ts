import { describe, expect, test } from 'vitest'
import { course } from '#course/course/calls.ts'
import { onboarding } from '#course/onboarding/calls.ts'
import { personality } from '#course/personality/calls.ts'
import { account } from '#office/account/calls.ts'
import { auth } from '#people/auth/calls.ts'
import { profile } from '#people/profile/calls.ts'
import { programme } from '#programme/programme/calls.ts'
import { gabor, PASSWORD } from './cast.ts'
import { client } from './client.ts'
import type { Person } from './people.ts'
import { buildTestRajt } from './rajt.ts'

const { app, as, guest, db, enter, settled } = await buildTestRajt()

/** A client that does not wait for the database's notices, as no browser does. */
const hasty = (token: string) => client(app, { token }, async () => undefined)
const ROUNDS = 40

describe('what an answer said holds for the next request', () => {
  test('a session that signed out is over', async () => {
    const student = await enter()
    for (let n = 0; n < ROUNDS; n++) {
      const { token } = await guest.does(auth.login, { body: { email: student.email, password: PASSWORD } })
      await hasty(token).does(auth.user)
      await hasty(token).does(auth.logout)
      expect(await hasty(token).call(auth.user)).toMatchObject({ status: 401 })
    }
  })

  test('who was onboarded takes the test, and who chose a type reads the course', async () => {
    const { statements } = await as(await enter({ standing: 'PERSONALITY' })).does(personality.test)
    const answers = statements.map(({ id }, n) => ({ id, score: 1 + (n % 5) }))
    for (let n = 0; n < ROUNDS; n++) {
      const student = await enter({ standing: 'ONBOARDING' })
      const { does } = hasty(student.token)
      await does(onboarding.onboard, { body: {} })
      await does(personality.answer, { body: { answers } })
      await does(personality.select, { body: { personality: 'PM' } })
      await does(course.progress)
    }
  })

  test('a username that was saved is the username', async () => {
    const student = await enter()
    for (let n = 0; n < ROUNDS; n++) {
      const username = `uj.nev${n}`
      await hasty(student.token).does(profile.save, { body: { username } })
      expect((await hasty(student.token).does(auth.user)).user.username).toBe(username)
    }
  })

  test('a saved setting is read back as it was saved', async () => {
    const semester = await as(gabor).does(programme.semester)
    const {
      id: _,
      key: __,
      number: ___,
      datesSetAt: ____,
      registrationOpenedAt: _____,
      ...settings
    } = semester
    for (let n = 0; n < ROUNDS; n++) {
      const testWarning = n % 2 === 0
      await hasty(gabor.token).does(programme.change, { body: { ...settings, testWarning } })
      const { TEST_WARNING } = await hasty(gabor.token).does(programme.context)
      expect(TEST_WARNING).toBe(testWarning ? 'enabled' : 'disabled')
    }
  })
})

describe('in a storm of requests', () => {
  /** Keeps asking while something happens in the middle; then nobody may be let in from an old memory. */
  async function storm(who: Person, ending: () => Promise<unknown>): Promise<void> {
    let over = false
    const asking = Array.from({ length: 12 }, async () => {
      while (!over) await hasty(who.token).call(auth.user)
    })
    await new Promise((resolve) => setTimeout(resolve, 15))
    await ending()
    await new Promise((resolve) => setTimeout(resolve, 30))
    over = true
    await Promise.all(asking)
    await settled()
    expect(await hasty(who.token).call(auth.user)).toMatchObject({ status: 401 })
  }

  test('a disabled account is shut out for good', async () => {
    for (let n = 0; n < 10; n++) {
      const student = await enter()
      await storm(student, () =>
        as(gabor).does(account.disable, { params: { id: student.id }, body: { reason: 'Kilépett.' } }),
      )
    }
  })

  test('an ended session stays ended', async () => {
    for (let n = 0; n < 10; n++) {
      const student = await enter()
      await storm(student, () => db.deleteFrom('session').where('account_id', '=', student.id).execute())
    }
  })
})
