import { describe, expect, test } from 'vitest'
import { auth } from '#people/auth/calls.ts'
import { hours, minutes, seconds } from '#platform/server/clock.ts'
import { seal, unseal } from '#platform/server/sealed.ts'
import { anna, emese, type gabor, hanna, PASSWORD } from '#testing/server/cast.ts'
import { told } from '#testing/server/client.ts'
import { disable } from '#testing/server/disable.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { secondFactors } from '#testing/server/second-factor.ts'
import { security } from '../calls.ts'
import { lockOf } from './code.ts'
import { keyAsText } from './totp.ts'

const rajt = await buildTestRajt()
const { as, from, guest, mails, db, enter, clock, settings } = rajt
const { codeOf, nextCode, begin, confirm, setUp, withApp, signIn, proof } = secondFactors(rajt)

const stateOf = (who: typeof gabor) => as(who).does(security.secondFactor)
const lettersTo = async ({ email }: Person) =>
  (await mails(email)).filter(({ template }) => template === 'recovery-code-used')
const actsOf = async (id: string) =>
  (await db.selectFrom('audit').select('act').where('subject_id', '=', id).orderBy('id').execute()).map(
    ({ act }) => act,
  )

describe('setting it up', () => {
  test('asks for the password, shows a key, and is done by a first right code', async () => {
    const person = await enter({ role: 'OFFICE', university: null })
    expect(await stateOf(person)).toEqual({ since: null, recoveryCodesLeft: 0, required: false })
    const { key, uri } = await as(person).does(security.beginSecondFactor, { body: { password: PASSWORD } })
    expect(new URL(uri).searchParams.get('secret')).toBe(key)
    expect(decodeURIComponent(uri)).toContain(person.email)
    expect(await signIn(person)).toMatchObject({ status: 200 })
    const { recoveryCodes } = await as(person).does(security.confirmSecondFactor, {
      body: { code: codeOf(key) },
    })
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/)
    const since = clock.now().toISOString()
    expect(await stateOf(person)).toEqual({ since, recoveryCodesLeft: 10, required: false })
    expect(await actsOf(person.id)).toEqual(['second-factor-on'])
  })

  test('a wrong password begins nothing', async () => {
    const person = await enter({ role: 'OFFICE', university: null })
    expect(await begin(person, 'Rajt2027')).toMatchObject({
      status: 400,
      body: { code: 'current-password-invalid', fields: { password: {} } },
    })
    expect(await confirm(person, '123456')).toMatchObject({
      status: 409,
      body: { code: 'second-factor-off' },
    })
  })

  test('guessing the password by it is stopped', async () => {
    const person = await enter({ role: 'OFFICE', university: null })
    for (let n = 0; n < 10; n++) await begin(person, 'Rajt2027')
    expect(await begin(person)).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } })
  })

  test('begun again, the key shown before is worth nothing', async () => {
    const person = await enter({ role: 'UNIVERSITY', university: 'szte' })
    const keys: string[] = []
    for (let n = 0; n < 2; n++)
      keys.push((await as(person).does(security.beginSecondFactor, { body: { password: PASSWORD } })).key)
    expect(await confirm(person, codeOf(keys[0] ?? ''))).toMatchObject({
      status: 400,
      body: { code: 'second-factor-wrong', fields: { code: {} } },
    })
    expect(await confirm(person, codeOf(keys[1] ?? ''))).toMatchObject({ status: 200 })
  })

  test('one that is on is not begun or confirmed again', async () => {
    const { person, key } = await withApp()
    const refused = { status: 409, body: { code: 'second-factor-on' } }
    expect(await begin(person)).toMatchObject(refused)
    expect(await confirm(person, nextCode(key))).toMatchObject(refused)
  })

  test.each(['', '12345', '1234567', 'abcdef', '٠١٢٣٤٥', '𝟙𝟚𝟛𝟜𝟝𝟞', ' '])(
    '%j confirms nothing',
    async (code) => {
      const person = await enter({ role: 'OFFICE', university: null })
      await begin(person)
      expect(await confirm(person, code)).toMatchObject({ status: 400 })
      expect(await stateOf(person)).toMatchObject({ since: null })
    },
  )

  test.each([anna, hanna])('$username, who is no staff, has none', async (who) => {
    expect(await as(who).refused(security.secondFactor)).toMatchObject({ code: 'not-allowed' })
    expect(await begin(who)).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
  })

  test('the database keeps neither the key nor a recovery code in plain, and nobody else’s row opens it', async () => {
    const [one, other] = [await withApp(), await withApp()]
    const row = await db
      .selectFrom('second_factor')
      .selectAll()
      .where('account_id', '=', one.person.id)
      .executeTakeFirstOrThrow()
    expect(keyAsText(unseal(row.sealed_key, lockOf(settings.SECRET, one.person.id)))).toBe(one.key)
    expect(() => unseal(row.sealed_key, lockOf(settings.SECRET, other.person.id))).toThrow()
    const codes = await db
      .selectFrom('recovery_code')
      .selectAll()
      .where('account_id', '=', one.person.id)
      .execute()
    const kept = JSON.stringify([codes, row], (_, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    )
    for (const secret of [
      one.key,
      ...one.recoveryCodes,
      ...one.recoveryCodes.map((c) => c.replaceAll('-', '')),
    ])
      expect(kept).not.toContain(secret)
  })

  test('the database lets no student have one', async () => {
    const row = { sealed_key: Buffer.alloc(48), created_at: clock.now() }
    const insert = (role: string) =>
      db
        .insertInto('second_factor')
        .values({ ...row, account_id: anna.id, role })
        .execute()
    await expect(insert('STUDENT')).rejects.toThrow('only_staff_have_a_second_factor')
    await expect(insert('OFFICE')).rejects.toThrow('a_second_factor_has_the_role_of_its_account')
  })
})

describe('signing in', () => {
  test('asks for a code after the right password, and takes it', async () => {
    const { person, key } = await withApp()
    expect(await signIn(person)).toMatchObject({ status: 403, body: { code: 'second-factor-needed' } })
    const reply = await signIn(person, nextCode(key))
    expect(reply).toMatchObject({
      status: 200,
      body: { user: { _id: person.id, mustSetUpSecondFactor: false } },
    })
    const { token } = reply.body as { token: string }
    expect(await from('10.0.0.1', token).call(auth.user)).toMatchObject({ status: 200 })
  })

  test('takes it with a space between, as apps show it', async () => {
    const { person, key } = await withApp()
    const code = nextCode(key)
    expect(await signIn(person, ` ${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ status: 200 })
  })

  test('a wrong password says the same whether or not there is a second factor, with and without a code', async () => {
    const { person, key } = await withApp()
    const plain = await guest.refused(auth.login, { body: { email: emese.email, password: 'Rajt2027' } })
    for (const secondFactor of [undefined, '000000', nextCode(key)]) {
      const body = { email: person.email, password: 'Rajt2027', ...(secondFactor ? { secondFactor } : {}) }
      expect(told(await guest.refused(auth.login, { body }))).toEqual(told(plain))
    }
  })

  test('who has no second factor may send a code all the same', async () => {
    expect(await signIn(emese, '123456')).toMatchObject({ status: 200 })
  })

  test.each([-2, -1, 0, 1, 2])('a code of %d steps away', async (away) => {
    const { person, key } = await withApp()
    clock.pass(minutes(5))
    clock.pass(seconds(30 * away))
    const code = codeOf(key)
    clock.pass(seconds(-30 * away))
    const status = Math.abs(away) <= 1 ? 200 : 400
    expect(await signIn(person, code)).toMatchObject({ status })
  })

  test('a code works once, and none of an earlier step afterwards', async () => {
    const { person, key } = await withApp()
    const early = nextCode(key)
    const code = nextCode(key)
    expect(await signIn(person, code)).toMatchObject({ status: 200 })
    for (const used of [code, early])
      expect(await signIn(person, used)).toMatchObject({ status: 400, body: { code: 'second-factor-wrong' } })
    expect(await signIn(person, nextCode(key))).toMatchObject({ status: 200 })
  })

  test('the code that set it up does not sign in', async () => {
    const { person, key } = await withApp()
    expect(await signIn(person, codeOf(key))).toMatchObject({ status: 400 })
  })

  test('the code of somebody else’s app is wrong', async () => {
    const [one, other] = [await withApp(), await withApp()]
    expect(await signIn(one.person, nextCode(other.key))).toMatchObject({ status: 400 })
    expect(await signIn(one.person, other.recoveryCodes[0])).toMatchObject({ status: 400 })
  })

  test('a disabled account is told so before it is asked for a code', async () => {
    const { person } = await withApp()
    await disable(db, person, clock.now())
    expect(await signIn(person)).toMatchObject({ status: 403, body: { code: 'account-disabled' } })
  })
})

describe('wrong codes', () => {
  test('five close the account for that address, for a quarter of an hour, also to a right one', async () => {
    const { person, key } = await withApp()
    clock.pass(minutes(15) - (clock.now().getTime() % minutes(15)))
    for (let n = 0; n < 5; n++) expect(await signIn(person, '000000')).toMatchObject({ status: 400 })
    expect(await signIn(person, codeOf(key))).toMatchObject({
      status: 429,
      headers: { 'retry-after': '900' },
      body: { code: 'too-many-requests' },
    })
    expect(await signIn(person, codeOf(key), { address: '10.0.0.2' })).toMatchObject({ status: 200 })
    clock.pass(minutes(15))
    expect(await signIn(person, codeOf(key))).toMatchObject({ status: 200 })
  })

  test('right ones do not count', async () => {
    const { person, key } = await withApp()
    for (let n = 0; n < 8; n++) expect(await signIn(person, nextCode(key))).toMatchObject({ status: 200 })
  })

  test('guesses from everywhere stop at a hundred an hour; where its owner signed in before stays open', async () => {
    const { person, key } = await withApp()
    clock.pass(hours(1) - (clock.now().getTime() % hours(1)))
    expect(await signIn(person, codeOf(key), { address: '10.5.0.1' })).toMatchObject({ status: 200 })
    expect(await signIn(person, '000000', { address: '10.6.0.1' })).toMatchObject({ status: 400 })
    const everywhere = db.updateTable('throttle').where('key', '=', `second factor ${person.id}`)
    await everywhere.set({ hits: 99 }).execute()
    expect(await signIn(person, '000000', { address: '10.6.1.1' })).toMatchObject({ status: 400 })
    const code = nextCode(key)
    expect(await signIn(person, code, { address: '10.7.0.1' })).toMatchObject({ status: 429 })
    expect(await signIn(person, code, { address: '10.5.0.1' })).toMatchObject({ status: 200 })
  })

  test('in the settings count together with those at the sign-in', async () => {
    const { person, key } = await withApp()
    for (let n = 0; n < 5; n++) await signIn(person, '000000', { address: '127.0.0.1' })
    expect(await as(person).call(security.turnOffSecondFactor, proof(key))).toMatchObject({ status: 429 })
  })
})

describe('a recovery code', () => {
  test('signs in once, and its owner is told by mail', async () => {
    const { person, recoveryCodes } = await withApp()
    const [code = ''] = recoveryCodes
    expect(await signIn(person, code)).toMatchObject({ status: 200 })
    expect(await stateOf(person)).toMatchObject({ recoveryCodesLeft: 9 })
    const [mail] = await lettersTo(person)
    expect(mail).toMatchObject({ template: 'recovery-code-used', language: 'hu' })
    expect(mail?.text).toContain('Még 9 maradt')
    expect(await signIn(person, code)).toMatchObject({ status: 400, body: { code: 'second-factor-wrong' } })
    expect(await lettersTo(person)).toHaveLength(1)
    expect(await actsOf(person.id)).toEqual(['second-factor-on', 'recovery-code-used'])
  })

  test('works when the key cannot be read, as with another SECRET; the app’s code is no wrong one then', async () => {
    const { person, key, recoveryCodes } = await withApp()
    const sealed_key = seal(Buffer.alloc(20), lockOf('another secret', person.id))
    await db.updateTable('second_factor').set({ sealed_key }).where('account_id', '=', person.id).execute()
    expect(await signIn(person, nextCode(key))).toMatchObject({ status: 500, body: { code: 'internal' } })
    expect(rajt.failures.splice(0)).toHaveLength(1)
    expect(await signIn(person, recoveryCodes[0])).toMatchObject({ status: 200 })
  })

  test('may be typed in capitals and without hyphens', async () => {
    const { person, recoveryCodes } = await withApp()
    const typed = recoveryCodes[3]?.toUpperCase().replaceAll('-', ' ')
    expect(await signIn(person, typed)).toMatchObject({ status: 200 })
  })

  test('is replaced by ten new ones with password and code', async () => {
    const { person, key, recoveryCodes } = await withApp()
    const renewed = await as(person).does(security.renewRecoveryCodes, proof(key))
    expect(renewed.recoveryCodes).toHaveLength(10)
    expect(await signIn(person, recoveryCodes[0])).toMatchObject({ status: 400 })
    expect(await signIn(person, renewed.recoveryCodes[0])).toMatchObject({ status: 200 })
  })
})

describe('turning it off', () => {
  test('needs password and code; afterwards the password alone signs in', async () => {
    const { person, key } = await withApp()
    const wrongPassword = { body: { password: 'Rajt2027', code: nextCode(key) } }
    expect(await as(person).refused(security.turnOffSecondFactor, wrongPassword)).toMatchObject({
      code: 'current-password-invalid',
    })
    const wrongCode = { body: { password: PASSWORD, code: '000000' } }
    expect(await as(person).refused(security.turnOffSecondFactor, wrongCode)).toMatchObject({
      code: 'second-factor-wrong',
    })
    await as(person).does(security.turnOffSecondFactor, proof(key))
    expect(await signIn(person)).toMatchObject({ status: 200 })
    expect(await stateOf(person)).toMatchObject({ since: null, recoveryCodesLeft: 0 })
    expect(await actsOf(person.id)).toEqual(['second-factor-on', 'second-factor-off'])
  })

  test('is also done with a recovery code, and it can be set up again', async () => {
    const { person, recoveryCodes } = await withApp('UNIVERSITY')
    const body = { password: PASSWORD, code: recoveryCodes[0] ?? '' }
    await as(person).does(security.turnOffSecondFactor, { body })
    const again = await setUp(person)
    expect(await signIn(person, nextCode(again.key))).toMatchObject({ status: 200 })
  })

  test('what is off is not turned off, and has no codes to renew', async () => {
    const body = { password: PASSWORD, code: '123456' }
    for (const row of [security.turnOffSecondFactor, security.renewRecoveryCodes])
      expect(await as(emese).refused(row, { body })).toMatchObject({ status: 409, code: 'second-factor-off' })
  })
})
