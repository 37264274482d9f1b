import { describe, expect, test } from 'vitest'
import { auth } from '#people/auth/calls.ts'
import { people } from '#people/people/calls.ts'
import { registration } from '#people/registration/calls.ts'
import type { Register } from '#people/registration/shapes.ts'
import { rowsWith, tally, times } from './at-once.ts'
import { gabor } from './cast.ts'
import { inviteForm } from './inviting.ts'
import { buildTestRajt } from './rajt.ts'
import { registerForm } from './registering.ts'

const { as, guest, mails, db } = await buildTestRajt()
const countOf = rowsWith(db)

const linksTo = async (email: string) =>
  (await mails(email)).filter(({ template }) => template === 'verify-email').map(({ token }) => token)
const verify = (accessToken: string, { password }: Pick<Register, 'password'>) =>
  guest.call(registration.verifyEmail, { params: { accessToken }, body: { password } })
const register = (body: Register) => guest.call(registration.register, { body })
const opens = async ({ email, password }: Register) =>
  (await guest.refused(auth.login, { body: { email, password } })).code !== 'wrong-email-or-password'

/** Registered forms with their links. */
async function registered(...forms: Register[]) {
  for (const form of forms) await register(form)
  return Promise.all(forms.map(async (form) => ({ form, link: (await linksTo(form.email)).at(-1) ?? '' })))
}

test('an address registered five times at once: one account, equal answers, one link that works', async () => {
  const { email } = registerForm()
  const forms = Array.from({ length: 5 }, (_, n) => registerForm({ email, password: `korai madar ${n}` }))
  const replies = await Promise.all(forms.map(register))
  const answers = replies.map(({ status, body }) => JSON.stringify([status, body]))
  expect(new Set(answers)).toEqual(new Set(['[200,{"done":true}]']))
  expect(await countOf('account', 'email', email)).toBe(1)
  const account = db.selectFrom('account').select('neptun').where('email', '=', email)
  const { neptun } = await account.executeTakeFirstOrThrow()
  const own = forms.find((form) => form.neptun === neptun) ?? registerForm()
  const pressed = await Promise.all((await linksTo(email)).map((link) => verify(link, own)))
  expect(tally(pressed)).toEqual({ 200: 1, 410: pressed.length - 1 })
})

test('an address proven while somebody else registers with it: one account, with one password', async () => {
  const outcomes = await times(10, async () => {
    const own = registerForm()
    const other = registerForm({ email: own.email, password: 'gonosz terv 66' })
    const [first] = await registered(own)
    const [proven] = await Promise.all([verify(first?.link ?? '', own), register(other)])
    expect(await countOf('account', 'email', own.email)).toBe(1)
    const opened = [await opens(own), await opens(other)]
    const later = await verify((await linksTo(own.email)).at(-1) ?? '', other)
    return [proven.status, ...opened, later.status].join(' ')
  })
  // Either the proof came first and the registration changed nothing, or the link died with what it was for, and the
  // other one's proves the address.
  const right = ['200 true false 400', '410 false false 200']
  expect(outcomes.filter((one) => !right.includes(one))).toEqual([])
})

describe('two registrations that are proven at the same moment', () => {
  test.each(['neptun', 'username'] as const)('with one %s: the first one has it', async (field) => {
    const replies = await times(6, async () => {
      const one = registerForm()
      const all = await registered(
        one,
        registerForm({ [field]: one[field] }),
        registerForm({ [field]: one[field] }),
      )
      return tally(await Promise.all(all.map(({ link, form }) => verify(link, form))))
    })
    for (const one of replies) expect(one).toEqual({ 200: 1, 409: 2 })
  })
})

test('an address confirmed by an invited person, registered and invited at the same moment: one account', async () => {
  await times(8, async (n) => {
    const { email } = await as(gabor).does(people.invite, { body: inviteForm() })
    const params = { accessToken: (await mails(email))[0]?.token ?? '' }
    const form = registerForm()
    const account = { username: `moving${n}`, email: form.email, password: 'korai madar 42' }
    await guest.does(registration.registerInvited, { params, body: account })
    await register(form)
    const link = (await mails(form.email)).find(({ template }) => template === 'confirm-email')?.token ?? ''
    const statuses = await Promise.all([
      guest.call(people.confirmEmail, {
        params: { accessToken: link },
        body: { password: account.password },
      }),
      register(registerForm({ email: form.email })),
      as(gabor).call(people.invite, { body: inviteForm({ email: form.email }) }),
    ])
    for (const { status } of statuses) expect([200, 409]).toContain(status)
    expect(await countOf('account', 'email', form.email)).toBe(1)
  })
})
