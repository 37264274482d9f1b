import { describe, expect, test } from 'vitest'
import { auth } from '#people/auth/calls.ts'
import { people } from '#people/people/calls.ts'
import { gabor } from '#testing/server/cast.ts'
import { inviteForm } from '#testing/server/inviting.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { registerForm } from '#testing/server/registering.ts'
import { registration } from '../calls.ts'
import type { Register } from '../shapes.ts'

const { as, guest, mails, db, enter } = await buildTestRajt()

const ATTACKERS = 'gonosz terv 66'
const register = (own: Partial<Register>) =>
  guest.does(registration.register, { body: registerForm(own) }).then(() => undefined)
const linksTo = async (email: string) => (await mails(email)).map(({ token }) => token)
const newestLink = async (email: string) => (await linksTo(email)).at(-1) ?? ''
const verify = (accessToken: string, password: string, username?: string) =>
  guest.call(registration.verifyEmail, {
    params: { accessToken },
    body: { password, ...(username ? { username } : {}) },
  })
const signIn = (email: string, password: string) =>
  guest.refused(auth.login, { body: { email, password } }).then(({ code }) => code)
const auditOf = async (act: string, email: string) =>
  db
    .selectFrom('audit')
    .innerJoin('account', (on) => on.on('account.email', '=', email))
    .select('audit.act')
    .where('audit.act', '=', act)
    .whereRef('audit.subject_id', '=', (eb) => eb.cast('account.id', 'text'))
    .execute()

describe('a registration on an address that nobody has proven', () => {
  test('is replaced with everything in it by the next one on the same address', async () => {
    const attackers = registerForm({ password: ATTACKERS, surname: 'Gonosz' })
    await guest.does(registration.register, { body: attackers })
    const own = registerForm({ email: attackers.email })
    await guest.does(registration.register, { body: own })
    expect(await verify(await newestLink(own.email), own.password)).toMatchObject({ status: 200 })
    expect(await signIn(own.email, ATTACKERS)).toBe('wrong-email-or-password')
    expect(await signIn(own.email, own.password)).toBe('registration-waiting')
    const accounts = await db.selectFrom('account').selectAll().where('email', '=', own.email).execute()
    expect(accounts).toMatchObject([
      { surname: own.surname, neptun: own.neptun, username: own.username, released_at: null },
    ])
  })

  test('takes its link with it', async () => {
    const { email } = registerForm()
    await register({ email, password: ATTACKERS })
    await register({ email })
    const [first = ''] = await linksTo(email)
    expect(await verify(first, ATTACKERS)).toMatchObject({ status: 410, body: { code: 'link-invalid' } })
  })

  test('is told of by the mail of the one that replaces it', async () => {
    const { email } = registerForm()
    await register({ email })
    await register({ email })
    const [first, second] = await mails(email)
    expect(first?.text).not.toMatch(/korábbi/)
    expect(second?.text).toMatch(/korábbi/)
  })

  test('does not keep the office from inviting that address', async () => {
    const { email } = registerForm()
    await register({ email, password: ATTACKERS })
    await as(gabor).does(people.invite, { body: inviteForm({ email }) })
    expect(await signIn(email, ATTACKERS)).toBe('wrong-email-or-password')
  })

  test.each(['WAITING', 'ONBOARDING'] as const)(
    'a proven one that is %s is never replaced',
    async (standing) => {
      const { id, email } = await enter({ standing })
      await register({ email })
      const accounts = await db.selectFrom('account').select('id').where('email', '=', email).execute()
      expect(accounts).toEqual([{ id }])
    },
  )
})

describe('the link proves the address, the password whose registration it is', () => {
  test('a registration made by somebody else later is not confirmed by the owner of the address', async () => {
    const own = registerForm()
    await guest.does(registration.register, { body: own })
    await register({ email: own.email, password: ATTACKERS })
    const link = await newestLink(own.email)
    expect(await verify(link, own.password)).toMatchObject({
      status: 400,
      body: { code: 'registration-password-wrong' },
    })
    expect(await signIn(own.email, ATTACKERS)).toBe('wrong-email-or-password')
    await register({ email: own.email, password: own.password })
    expect(await verify(await newestLink(own.email), own.password)).toMatchObject({ status: 200 })
    expect(await signIn(own.email, ATTACKERS)).toBe('wrong-email-or-password')
  })

  test('a wrong password leaves the link usable', async () => {
    const { email, password } = registerForm()
    await register({ email, password })
    const link = await newestLink(email)
    await verify(link, 'something else 1')
    expect(await verify(link, password)).toMatchObject({ status: 200 })
  })

  test('ten wrong passwords close the link for the day, also when they come at the same moment', async () => {
    const { email, password } = registerForm()
    await register({ email, password })
    const link = await newestLink(email)
    const replies = await Promise.all(
      Array.from({ length: 16 }, (_, n) => verify(link, `something else ${n}`)),
    )
    const wrong = replies.filter(({ status }) => status === 400).length
    expect(wrong).toBeLessThanOrEqual(12)
    expect(await verify(link, password)).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.any(String) },
    })
  })

  test('pressed again it answers the same, with the right password only', async () => {
    const { email, password } = registerForm()
    await register({ email, password })
    const link = await newestLink(email)
    const first = await verify(link, password)
    expect(await verify(link, password)).toMatchObject({ status: 200, body: first.body })
    expect(await verify(link, 'something else 1')).toMatchObject({ status: 400 })
  })

  test('its page reads a masked address, and nothing by a dead link', async () => {
    const email = 'odon.orsi@test.example'
    await register({ email })
    const link = await newestLink(email)
    const open = (accessToken: string) => guest.call(registration.verifying, { params: { accessToken } })
    expect(await open(link)).toMatchObject({ status: 200, body: { email: 'o•••@test.example' } })
    await register({ email })
    for (const dead of [link, 'A'.repeat(43)]) {
      const { status, body } = await open(dead)
      expect([status, JSON.stringify(body)]).toEqual([410, expect.not.stringContaining('test.example')])
    }
    expect(await open(await newestLink(email))).toMatchObject({ status: 200 })
  })
})

describe('what others have is told after the address is proven', () => {
  const taken = ['username', 'neptun'] as const

  test.each(taken)('a registration with a taken %s gets the same mail as any other', async (field) => {
    const owner = await enter()
    const [plain, form] = [registerForm(), registerForm({ [field]: owner[field] ?? '' })]
    for (const body of [plain, form]) await guest.does(registration.register, { body })
    const [expected, [mail, ...others]] = [await mails(plain.email), await mails(form.email)]
    expect(others).toEqual([])
    expect(mail?.text.replace(mail.token, '')).toBe(expected[0]?.text.replace(expected[0].token, ''))
    expect(await mails(owner.email)).toEqual([])
  })

  test('who chose a taken username chooses another with the same link', async () => {
    const owner = await enter()
    const form = registerForm({ username: owner.username })
    await guest.does(registration.register, { body: form })
    const link = await newestLink(form.email)
    expect(await verify(link, form.password)).toMatchObject({
      status: 409,
      body: { code: 'username-taken', fields: { username: { rule: 'taken' } } },
    })
    expect(await signIn(form.email, form.password)).toBe('wrong-email-or-password')
    expect(await verify(link, form.password, `${owner.username}.masik`)).toMatchObject({ status: 200 })
    const account = db.selectFrom('account').select('username').where('email', '=', form.email)
    expect(await account.execute()).toEqual([{ username: `${owner.username}.masik` }])
  })

  test('a taken Neptun code is not accepted, tells whom to write to, and leaves the office a line', async () => {
    const owner = await enter()
    const form = registerForm({ neptun: owner.neptun ?? '' })
    await guest.does(registration.register, { body: form })
    const reply = await verify(await newestLink(form.email), form.password)
    expect(reply).toMatchObject({
      status: 409,
      body: { code: 'neptun-not-accepted', detail: { contact: expect.stringContaining('@') } },
    })
    expect(JSON.stringify(reply.body)).not.toContain(owner.email)
    expect(await auditOf('registration-neptun-refused', form.email)).toHaveLength(1)
    expect(await signIn(form.email, form.password)).toBe('wrong-email-or-password')
  })

  test('neither is told without the password of the registration', async () => {
    const owner = await enter()
    const form = registerForm({ username: owner.username, neptun: owner.neptun ?? '' })
    await guest.does(registration.register, { body: form })
    expect(await verify(await newestLink(form.email), 'something else 1')).toMatchObject({
      body: { code: 'registration-password-wrong' },
    })
  })

  test('usernames cannot be tried out endlessly with one link', async () => {
    const owner = await enter()
    const form = registerForm({ username: owner.username })
    await guest.does(registration.register, { body: form })
    const link = await newestLink(form.email)
    for (let n = 0; n < 10; n++)
      expect(await verify(link, form.password)).toMatchObject({ body: { code: 'username-taken' } })
    expect(await verify(link, form.password, 'brand.new.name')).toMatchObject({ status: 429 })
  })

  test('an address that nobody has proven holds neither: the first to prove one has them', async () => {
    const wrong = registerForm()
    await guest.does(registration.register, { body: wrong })
    const right = registerForm({ neptun: wrong.neptun, username: wrong.username })
    await guest.does(registration.register, { body: right })
    expect(await verify(await newestLink(right.email), right.password)).toMatchObject({ status: 200 })
    const late = await verify(await newestLink(wrong.email), wrong.password, 'other.name')
    expect(late).toMatchObject({ body: { code: 'neptun-not-accepted' } })
  })
})

test('the owner of a taken address is greeted by their own name, not by what a stranger typed', async () => {
  const owner = await enter()
  await register({ email: owner.email, firstname: 'Nyertél', language: 'en' })
  const [mail] = await mails(owner.email)
  expect(mail?.text).toContain(owner.firstname)
  expect(mail?.text).not.toContain('Nyertél')
  expect(mail?.language).toBe('hu')
})
