import { describe, expect, test } from 'vitest'
import { auth } from '#people/auth/calls.ts'
import { registration } from '#people/registration/calls.ts'
import { days } from '#platform/server/clock.ts'
import { anna, emese, gabor } from '#testing/server/cast.ts'
import { inviteForm } from '#testing/server/inviting.ts'
import { idOf } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import type { Invite } from '../calls.ts'
import { people } from '../calls.ts'
import { mayBeRenewed, mayBeResent, mayBeWithdrawn } from './rules.ts'

const { as, guest, mails, db, clock, renew } = await buildTestRajt()

const list = (body: object = {}) => as(gabor).does(people.invitations, { body })

describe('inviting', () => {
  test.each<[string, Partial<Invite>]>([
    ['a mentor', { role: 'MENTOR' }],
    ['a member of the office', { role: 'OFFICE' }],
    ['a coordinator', { role: 'UNIVERSITY', university: 'pte' }],
    ['a student', { role: 'STUDENT', university: 'pte', neptun: 'INV123' }],
  ])('%s gets a mail with a link', async (_, own) => {
    const body = inviteForm(own)
    const answer = await as(gabor).does(people.invite, { body })
    expect(answer).toMatchObject({
      role: body.role,
      email: body.email,
      university: body.university,
      status: 'SENT',
      sentAt: clock.now().toISOString(),
      expiresAt: new Date(clock.now().getTime() + days(14)).toISOString(),
      can: { resend: true },
    })
    const [mail] = await mails(body.email)
    expect(mail?.text).toContain(`http://rajt.test/app/auth/register/${mail?.token}`)
  })

  test.each<[string, Partial<Invite>]>([
    ['Szia Fruzsina!', { role: 'STUDENT', university: 'pte', neptun: 'INV124' }],
    ['Kedves Fruzsina!', { role: 'MENTOR' }],
    ['Kedves Fruzsina!', { role: 'OFFICE' }],
    ['Kedves Fruzsina!', { role: 'UNIVERSITY', university: 'pte' }],
    ['Hi Fruzsina,', { role: 'STUDENT', university: 'pte', neptun: 'INV125', language: 'en' }],
    ['Dear Fruzsina,', { role: 'MENTOR', language: 'en' }],
  ])('greets with “%s”', async (greeting, own) => {
    const body = inviteForm({ ...own, firstname: 'Fruzsina' })
    await as(gabor).does(people.invite, { body })
    expect((await mails(body.email))[0]?.text.split('\n')[0]).toBe(greeting)
  })

  test('leaves an audit line', async () => {
    const { _id } = await as(gabor).does(people.invite, { body: inviteForm() })
    const lines = db.selectFrom('audit').select(['act', 'actor_id', 'detail']).where('subject_id', '=', _id)
    expect(await lines.execute()).toEqual([
      { act: 'invited', actor_id: gabor.id, detail: { role: 'MENTOR' } },
    ])
  })

  test.each<[string, Partial<Invite>, object]>([
    [
      'a student needs a university',
      { role: 'STUDENT', neptun: 'INV124' },
      { university: { rule: 'required' } },
    ],
    [
      'a student needs a Neptun code',
      { role: 'STUDENT', university: 'pte' },
      { neptun: { rule: 'required' } },
    ],
    ['a coordinator needs a university', { role: 'UNIVERSITY' }, { university: { rule: 'required' } }],
    [
      'a university that exists',
      { role: 'UNIVERSITY', university: 'nowhere' },
      { university: { rule: 'required' } },
    ],
    [
      'not one of every object',
      { role: 'UNIVERSITY', university: 'constructor'.slice(0, 10) },
      { university: {} },
    ],
    ['a mentor has no university', { university: 'pte' }, { university: { rule: 'unknown' } }],
    [
      'a coordinator has no Neptun code',
      { role: 'UNIVERSITY', university: 'pte', neptun: 'INV125' },
      { neptun: { rule: 'unknown' } },
    ],
  ])('%s', async (_, own, fields) => {
    const refusal = await as(gabor).refused(people.invite, { body: inviteForm(own) })
    expect(refusal).toMatchObject({ code: 'invalid-request', fields })
  })

  test('a taken address or Neptun code is told', async () => {
    expect(await as(gabor).refused(people.invite, { body: inviteForm({ email: anna.email }) })).toMatchObject(
      {
        status: 409,
        code: 'email-taken',
        fields: { email: { rule: 'taken' } },
      },
    )
    const student = inviteForm({ role: 'STUDENT', university: 'pte', neptun: anna.neptun })
    expect(await as(gabor).refused(people.invite, { body: student })).toMatchObject({ code: 'neptun-taken' })
  })
})

describe('inviting somebody whose account data are known', () => {
  const setUp = async (email: string) => {
    const mail = (await mails(email)).at(-1)
    expect(mail?.text).toContain(`http://rajt.test/app/auth/register/setup-password/${mail?.token}`)
    const params = { accessToken: mail?.token ?? '' }
    expect(await guest.does(registration.invited, { params })).toMatchObject({ needs: 'password' })
    await guest.does(registration.setupPassword, { params, body: { password: 'korai madar 42' } })
    return guest.does(auth.login, { body: { email, password: 'korai madar 42' } })
  }

  test('mails the page where only a password is chosen', async () => {
    const body = inviteForm({
      role: 'STUDENT',
      university: 'pte',
      neptun: 'KNOWN1',
      username: 'known.student',
    })
    await as(gabor).does(people.invite, { body })
    expect((await setUp(body.email)).user).toMatchObject({ username: 'known.student', role: 'STUDENT' })
  })

  test('and so does sending it again', async () => {
    const { _id, email } = await as(gabor).does(people.invite, {
      body: inviteForm({ username: 'known.mentor' }),
    })
    await as(gabor).does(people.resend, { params: { id: _id } })
    expect((await setUp(email)).user).toMatchObject({ username: 'known.mentor' })
  })

  test('a taken username is told', async () => {
    const refusal = await as(gabor).refused(people.invite, { body: inviteForm({ username: anna.username }) })
    expect(refusal).toMatchObject({ code: 'username-taken', fields: { username: { rule: 'taken' } } })
  })
})

describe('sending again', () => {
  test('makes a new link; the old one stops working', async () => {
    const { _id, email } = await as(gabor).does(people.invite, { body: inviteForm() })
    clock.pass(days(1))
    const answer = await as(gabor).does(people.resend, { params: { id: _id } })
    expect(answer.sentAt).toBe(clock.now().toISOString())
    const [first, second] = await mails(email)
    const open = (accessToken = '') => guest.call(registration.invited, { params: { accessToken } })
    expect(await open(first?.token)).toMatchObject({ status: 410 })
    expect(await open(second?.token)).toMatchObject({ status: 200 })
  })

  test('revives an expired invitation', async () => {
    const { _id, email } = await as(gabor).does(people.invite, { body: inviteForm() })
    clock.pass(days(14))
    await renew(gabor)
    expect((await list({ search: email })).data).toMatchObject([{ status: 'EXPIRED', can: { resend: true } }])
    expect(await as(gabor).does(people.resend, { params: { id: _id } })).toMatchObject({ status: 'SENT' })
  })

  test('is refused once the invitation was used', async () => {
    const { _id, email } = await as(gabor).does(people.invite, { body: inviteForm() })
    const accessToken = (await mails(email))[0]?.token ?? ''
    const body = { username: email.replace('@', '.'), email, password: 'korai madar 42' }
    await guest.does(registration.registerInvited, { params: { accessToken }, body })
    expect(await as(gabor).refused(people.resend, { params: { id: _id } })).toMatchObject({
      status: 409,
      code: 'invitation-not-open',
    })
    expect((await list({ search: email })).data).toMatchObject([{ status: 'USED', can: { resend: false } }])
  })

  test('is for invited people: others and nobody are not found', async () => {
    for (const id of [anna.id, emese.id, idOf('nobody')])
      expect(await as(gabor).refused(people.resend, { params: { id } })).toMatchObject({ code: 'not-found' })
  })
})

describe('the list', () => {
  test('shows invited people only, newest first', async () => {
    clock.pass(days(1))
    const newest = await as(gabor).does(people.invite, { body: inviteForm() })
    const { data, allCount, pagination } = await list()
    expect(data[0]).toEqual(newest)
    expect(allCount).toBe(data.length)
    expect(pagination).toEqual({ totalCount: allCount, pageCount: 1, pageNumber: 1 })
    expect(data.map((one) => one._id)).not.toContain(anna.id)
  })

  test('is narrowed by role, status and search', async () => {
    await as(gabor).does(people.invite, {
      body: inviteForm({ role: 'UNIVERSITY', university: 'me', surname: 'Őszi' }),
    })
    expect((await list({ roles: ['UNIVERSITY'], search: 'oszi' })).data).toMatchObject([{ surname: 'Őszi' }])
    expect(await list({ roles: ['MENTOR'], search: 'oszi' })).toMatchObject({
      data: [],
      pagination: { totalCount: 0 },
    })
    for (const { status } of (await list({ status: ['USED'] })).data) expect(status).toBe('USED')
  })

  test('counts each state by the other filters, whichever state is shown', async () => {
    const counts = async (own: object) => (await list(own)).byStatus
    const coordinator = () => inviteForm({ role: 'UNIVERSITY', university: 'me' })
    const roles = ['UNIVERSITY']
    clock.pass(days(15))
    await renew(gabor)
    const before = await counts({ roles })
    await as(gabor).does(people.invite, { body: coordinator() })
    await as(gabor).does(people.invite, { body: inviteForm() })
    const { _id: id } = await as(gabor).does(people.invite, { body: coordinator() })
    await as(gabor).does(people.withdraw, { params: { id } })
    const after = { ...before, SENT: before.SENT + 1, WITHDRAWN: before.WITHDRAWN + 1 }
    for (const status of [[], ['SENT'], ['WITHDRAWN']]) expect(await counts({ roles, status })).toEqual(after)
    const { byStatus, allCount } = await list()
    expect(Object.values(byStatus).reduce((sum, one) => sum + one)).toBe(allCount)
  })
})

test.each([
  ['SENT', 'ok', 'ok', 'invitation-not-open'],
  ['EXPIRED', 'ok', 'ok', 'ok'],
  ['USED', 'invitation-not-open', 'invitation-not-open', 'invitation-not-open'],
  ['WITHDRAWN', 'invitation-not-open', 'ok', 'invitation-not-open'],
] as const)('an invitation that is %s', (status, resent, withdrawn, renewed) => {
  const verdicts = [mayBeResent({ status }), mayBeWithdrawn({ status }), mayBeRenewed({ status })]
  expect(verdicts).toEqual([resent, withdrawn, renewed])
})
