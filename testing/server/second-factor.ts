import { Secret, TOTP } from 'otpauth'
import { auth } from '#people/auth/calls.ts'
import { security } from '#people/security/calls.ts'
import { seconds } from '#platform/server/clock.ts'
import { PASSWORD } from './cast.ts'
import type { Person } from './people.ts'
import type { TestRajt } from './rajt.ts'

/** Somebody with an authenticator app. */
export interface WithApp {
  person: Person
  key: string
  recoveryCodes: string[]
}

/** What tests of the second factor do, in the terms of the contract. */
export function secondFactors({ as, from, clock, enter }: TestRajt) {
  const codeOf = (key: string) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: clock.now().getTime() })
  /** The next code of the app: a used one is worth nothing. */
  const nextCode = (key: string) => {
    clock.pass(seconds(30))
    return codeOf(key)
  }
  const begin = (who: Person, password = PASSWORD) =>
    as(who).call(security.beginSecondFactor, { body: { password } })
  const confirm = (who: Person, code: string) =>
    as(who).call(security.confirmSecondFactor, { body: { code } })

  async function setUp(person: Person): Promise<WithApp> {
    const { key } = await as(person).does(security.beginSecondFactor, { body: { password: PASSWORD } })
    const body = { code: nextCode(key) }
    const { recoveryCodes } = await as(person).does(security.confirmSecondFactor, { body })
    return { person, key, recoveryCodes }
  }
  return {
    codeOf,
    nextCode,
    begin,
    confirm,
    setUp,
    /** A new member of the office, or a coordinator, with a second factor. */
    withApp: async (role: 'OFFICE' | 'UNIVERSITY' = 'OFFICE') =>
      setUp(await enter({ role, university: role === 'OFFICE' ? null : 'szte' })),
    signIn: ({ email }: Person, secondFactor?: string, { address = '10.0.0.1', password = PASSWORD } = {}) =>
      from(address).call(auth.login, {
        body: { email, password, ...(secondFactor === undefined ? {} : { secondFactor }) },
      }),
    proof: (key: string) => ({ body: { password: PASSWORD, code: nextCode(key) } }),
  }
}
