import { describe, expect, test } from 'vitest'
import { auth } from '#people/auth/calls.ts'
import { security } from '#people/security/calls.ts'
import { hanna, PASSWORD } from './cast.ts'
import type { Person } from './people.ts'
import { buildTestRajt } from './rajt.ts'
import { secondFactors } from './second-factor.ts'

const rajt = await buildTestRajt()
const { as, guest, mails, db, enter } = rajt
const { setUp, proof } = secondFactors(rajt)

const lettersTo = async ({ email }: Person, template: string) =>
  (await mails(email)).filter((one) => one.template === template)
const changeOwn = (who: Person, currentPassword = PASSWORD) =>
  as(who).call(auth.changePassword, {
    params: { token: 'current' },
    body: { currentPassword, newPassword: 'korai madar 42' },
  })

describe('a changed password', () => {
  test('is mailed to its person, who learns what to do if it was somebody else', async () => {
    const student = await enter()
    expect(await changeOwn(student)).toMatchObject({ status: 200 })
    const [mail, ...more] = await lettersTo(student, 'password-changed')
    expect(more).toEqual([])
    expect(mail).toMatchObject({ language: 'hu', subject: 'Megváltozott a jelszavad' })
    expect(mail?.text).toContain(`Szia ${student.firstname}!`)
    expect(mail?.text).toContain('http://rajt.test/app/auth/forgot-password')
    expect(mail?.text).not.toContain('Ha nem te kérted, nincs teendőd')
  })

  test('is mailed in English to whoever reads English, also after a reset by a link', async () => {
    const student = await enter()
    await db.updateTable('account').set({ language: 'en' }).where('id', '=', student.id).execute()
    await guest.does(auth.forgotPassword, { body: { email: student.email } })
    const token = (await mails(student.email)).at(-1)?.token ?? ''
    await guest.does(auth.changePassword, { params: { token }, body: { password: 'korai madar 42' } })
    const [mail] = await lettersTo(student, 'password-changed')
    expect(mail).toMatchObject({ language: 'en', subject: 'Your password has changed' })
    expect(mail?.text).toContain('with an emailed link')
  })

  test('that was refused is not', async () => {
    const student = await enter()
    expect(await changeOwn(student, 'Rajt2027')).toMatchObject({ status: 400 })
    expect(await mails(student.email)).toEqual([])
  })

  test('greets a mentor a little more formally', async () => {
    await changeOwn(hanna)
    expect((await lettersTo(hanna, 'password-changed'))[0]?.text).toContain(`Kedves ${hanna.firstname}!`)
  })
})

test('a second factor that is turned on, gets other codes, or is turned off is mailed each time', async () => {
  const colleague = await enter({ role: 'OFFICE', university: null })
  const { person, key } = await setUp(colleague)
  await as(person).does(security.renewRecoveryCodes, proof(key))
  await as(person).does(security.turnOffSecondFactor, proof(key))
  const letters = await lettersTo(person, 'second-factor-changed')
  expect(letters.map(({ subject }) => subject)).toEqual([
    'Bekapcsoltad a kétlépcsős bejelentkezést',
    'Új tartalékkódjaid vannak',
    'Kikapcsoltad a kétlépcsős bejelentkezést',
  ])
  for (const { text } of letters) expect(text).toContain(`Kedves ${person.firstname}!`)
})
