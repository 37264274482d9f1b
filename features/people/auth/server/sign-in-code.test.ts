import { describe, expect, test } from 'vitest'
import { CODE_MINUTES } from '#platform/contract/code.ts'
import { hours, minutes } from '#platform/server/clock.ts'
import { PASSWORD } from '#testing/server/cast.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { auth } from '../calls.ts'

const { from, guest, enter, mails, db, clock } = await buildTestRajt()

let places = 0
const newPlace = () => `10.1.${++places}.1`
const signIn = (address: string, email: string, password = PASSWORD, code?: string) =>
  from(address).call(auth.login, { body: { email, password, ...(code ? { code } : {}) } })
const codesOf = async (email: string) =>
  (await mails(email)).filter(({ template }) => template === 'sign-in-code').map(({ code }) => code)
const codeNeeded = { status: 403, body: { code: 'code-needed' } }

/** Somebody at whose password strangers have guessed a hundred times: unknown places need a code. */
async function besieged() {
  const student = await enter()
  await besiege(student.email)
  return student
}

async function besiege(email: string): Promise<void> {
  await signIn('10.200.0.1', email, 'Rajt2027')
  await db.updateTable('throttle').set({ hits: 100 }).where('key', '=', `sign-in account ${email}`).execute()
}

/** Asks at a place, and gives what was mailed. */
async function codeAt(address: string, email: string): Promise<string> {
  expect(await signIn(address, email)).toMatchObject(codeNeeded)
  return (await codesOf(email)).at(-1) ?? ''
}

test('after a hundred wrong guesses elsewhere the mailed code and the right password open, and the place is known', async () => {
  const { email } = await besieged()
  const place = newPlace()
  const code = await codeAt(place, email)
  expect(await signIn(place, email, PASSWORD, code)).toMatchObject({ status: 200 })
  expect(await signIn(place, email)).toMatchObject({ status: 200 })
  expect(await codesOf(email)).toHaveLength(1)
})

test('the mail is in the language of the account and says how long the code is valid', async () => {
  const { id, email } = await besieged()
  await db.updateTable('account').set({ language: 'en' }).where('id', '=', id).execute()
  await codeAt(newPlace(), email)
  const mail = (await mails(email)).at(-1)
  expect(mail).toMatchObject({ language: 'en', subject: 'Your sign-in code' })
  expect(mail?.text).toContain(`${CODE_MINUTES} minutes`)
  expect(mail?.html).toContain(`${mail?.code.slice(0, 4)} ${mail?.code.slice(4)}`)
})

describe('a code', async () => {
  const { email } = await besieged()

  test('may be typed in lower case, with spaces and hyphens', async () => {
    const place = newPlace()
    const code = await codeAt(place, email)
    const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `
    expect(await signIn(place, email, PASSWORD, typed)).toMatchObject({ status: 200 })
  })

  test('opens only where it was asked for', async () => {
    const code = await codeAt(newPlace(), email)
    expect(await signIn(newPlace(), email, PASSWORD, code)).toMatchObject(codeNeeded)
  })

  test('opens only the account it was asked for', async () => {
    const [place, other] = [newPlace(), await besieged()]
    const code = await codeAt(place, other.email)
    expect(await signIn(place, email, PASSWORD, code)).toMatchObject(codeNeeded)
  })

  test('is valid for a quarter of an hour', async () => {
    const { email: own } = await besieged()
    const place = newPlace()
    const code = await codeAt(place, own)
    clock.pass(minutes(CODE_MINUTES))
    expect(await signIn(place, own, PASSWORD, code)).toMatchObject(codeNeeded)
  })

  test('that is wrong is told so, and no further mail is sent', async () => {
    const place = newPlace()
    await codeAt(place, email)
    const before = (await codesOf(email)).length
    expect(await signIn(place, email, PASSWORD, 'ABCDEFGH')).toMatchObject(codeNeeded)
    expect(await codesOf(email)).toHaveLength(before)
  })

  test('opens nothing by itself: a wrong password is told, and after ten tries the code is dead', async () => {
    const { email: own } = await besieged()
    const place = newPlace()
    const code = await codeAt(place, own)
    for (let n = 0; n < 10; n++)
      expect(await signIn(place, own, `Rajt${n}`, code)).toMatchObject({
        status: 401,
        body: { code: 'wrong-email-or-password' },
      })
    expect(await signIn(place, own, PASSWORD, code)).toMatchObject(codeNeeded)
  })

  test('stays valid when another one is mailed, and is gone once it was used', async () => {
    const { email: own } = await besieged()
    const place = newPlace()
    const first = await codeAt(place, own)
    const second = await codeAt(place, own)
    expect(second).not.toBe(first)
    expect(await signIn(place, own, PASSWORD, first)).toMatchObject({ status: 200 })
    await db.deleteFrom('known_address').execute()
    expect(await signIn(place, own, PASSWORD, first)).toMatchObject(codeNeeded)
  })

  test('of other signs is a wrong request', async () => {
    for (const code of ['ABCDEFG', 'ABCDEFGHJ', 'ABCDEFG0', '????????'])
      expect(await signIn(newPlace(), email, PASSWORD, code)).toMatchObject({
        status: 400,
        body: { fields: { code: { rule: 'format' } } },
      })
  })

  test('is stored as a keyed hash alone', async () => {
    const code = await codeAt(newPlace(), email)
    const rows = JSON.stringify(await db.selectFrom('mailed_code').selectAll().execute())
    expect(rows).not.toContain(code)
    expect(rows).not.toContain(Buffer.from(code).toString('hex'))
  })

  test('that a wrong clock made is of no use once the clock was set back', async () => {
    const { email: own } = await besieged()
    const place = newPlace()
    for (let n = 0; n < 10; n++) await signIn(place, own, 'Rajt2027')
    clock.pass(hours(24))
    await besiege(own)
    const code = await codeAt(place, own)
    clock.pass(-hours(24))
    expect(await signIn(place, own, PASSWORD, code)).toMatchObject(codeNeeded)
  })
})

test('nobody gets a mail who has no account, or no password yet', async () => {
  const invited = await besieged()
  await db.updateTable('account').set({ password_hash: null }).where('id', '=', invited.id).execute()
  for (const email of [invited.email, 'nobody@test.example']) {
    for (let n = 0; n < 10; n++) await signIn('10.99.0.1', email)
    expect(await signIn('10.99.0.1', email)).toMatchObject(codeNeeded)
    expect(await mails(email)).toEqual([])
  }
})

test('who spends the budget of codes at the owner’s address has mailed the owner valid ones', async () => {
  const { email } = await besieged()
  const place = newPlace()
  for (let n = 0; n < 8; n++) await signIn(place, email, 'Rajt2027')
  const codes = await codesOf(email)
  expect(codes).toHaveLength(3)
  clock.pass(minutes(10))
  expect(await signIn(place, email, PASSWORD, codes[0])).toMatchObject({ status: 200 })
})

test('strangers who spend all codes of an account leave a known place its own', async () => {
  const { email } = await enter()
  const home = newPlace()
  await signIn(home, email)
  await besiege(email)
  for (let n = 0; n < 40; n += 20)
    await Promise.all(Array.from({ length: 20 }, (_, i) => signIn(`10.202.${n + i}.1`, email, 'Rajt2027')))
  expect(await codesOf(email)).toHaveLength(30)
  for (let n = 0; n < 3; n++)
    await Promise.all(Array.from({ length: 12 }, () => signIn(home, email, 'Rajt2027')))
  const code = await codeAt(home, email)
  expect(await signIn(home, email, PASSWORD, code)).toMatchObject({ status: 200 })
})

test('a new password by the mailed link makes its place a known one', async () => {
  const { email } = await besieged()
  const place = newPlace()
  expect(await signIn(place, email)).toMatchObject(codeNeeded)
  await guest.does(auth.forgotPassword, { body: { email } })
  const token = (await mails(email)).at(-1)?.token ?? ''
  await from(place).does(auth.changePassword, { params: { token }, body: { password: 'korai madar 42' } })
  expect(await signIn(place, email, 'korai madar 42')).toMatchObject({ status: 200 })
})
