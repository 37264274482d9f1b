import { auth } from '@rajt/contract/auth'
import type { Invite } from '@rajt/contract/people'
import { people } from '@rajt/contract/people'
import { registration } from '@rajt/contract/registration'
import { describe, expect, test } from 'vitest'
import { anna, emese, gabor } from '../../test/cast.ts'
import { idOf } from '../../test/people.ts'
import { buildTestRajt } from '../../test/rajt.ts'
import { days } from '../plumbing/clock.ts'
import { transact } from '../plumbing/transact.ts'
import { inviteFirstOffice } from './first-office.ts'
import { mayBeResent } from './rules.ts'

const { as, guest, mails, db, clock, renew, settings } = await buildTestRajt()

let invited = 0
const form = (own: Partial<Invite> = {}): Invite => ({
  role: 'MENTOR',
  surname: 'Szűcs',
  firstname: 'Ágnes',
  email: `guest${++invited}@test.example`,
  university: null,
  neptun: null,
  language: 'hu',
  ...own,
})
const list = (body: object = {}) => as(gabor).does(people.invitations, { body })

describe('inviting', () => {
  test.each<[string, Partial<Invite>]>([
    ['a mentor', { role: 'MENTOR' }],
    ['a member of the office', { role: 'OFFICE' }],
    ['a coordinator', { role: 'UNIVERSITY', university: 'pte' }],
    ['a student', { role: 'STUDENT', university: 'pte', neptun: 'INV123' }],
  ])('%s gets a mail with a link', async (_, own) => {
    const body = form(own)
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

  test('leaves an audit line', async () => {
    const { _id } = await as(gabor).does(people.invite, { body: form() })
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
    const refusal = await as(gabor).refused(people.invite, { body: form(own) })
    expect(refusal).toMatchObject({ code: 'invalid-request', fields })
  })

  test('a taken address or Neptun code is told', async () => {
    expect(await as(gabor).refused(people.invite, { body: form({ email: anna.email }) })).toMatchObject({
      status: 409,
      code: 'email-taken',
      fields: { email: { rule: 'taken' } },
    })
    const student = form({ role: 'STUDENT', university: 'pte', neptun: anna.neptun })
    expect(await as(gabor).refused(people.invite, { body: student })).toMatchObject({ code: 'neptun-taken' })
  })
})

describe('sending again', () => {
  test('makes a new link; the old one stops working', async () => {
    const { _id, email } = await as(gabor).does(people.invite, { body: form() })
    clock.pass(days(1))
    const answer = await as(gabor).does(people.resend, { params: { id: _id } })
    expect(answer.sentAt).toBe(clock.now().toISOString())
    const [first, second] = await mails(email)
    const open = (accessToken = '') => guest.call(registration.invited, { params: { accessToken } })
    expect(await open(first?.token)).toMatchObject({ status: 410 })
    expect(await open(second?.token)).toMatchObject({ status: 200 })
  })

  test('revives an expired invitation', async () => {
    const { _id, email } = await as(gabor).does(people.invite, { body: form() })
    clock.pass(days(14))
    await renew(gabor)
    expect((await list({ search: email })).data).toMatchObject([{ status: 'EXPIRED', can: { resend: true } }])
    expect(await as(gabor).does(people.resend, { params: { id: _id } })).toMatchObject({ status: 'SENT' })
  })

  test('is refused once the invitation was used', async () => {
    const { _id, email } = await as(gabor).does(people.invite, { body: form() })
    const accessToken = (await mails(email))[0]?.token ?? ''
    const body = { username: `user${invited}`, email, password: 'korai madar 42' }
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

describe('withdrawing', () => {
  const used = async (email: string) => {
    const accessToken = (await mails(email))[0]?.token ?? ''
    const body = { username: `user${invited}`, email, password: 'korai madar 42' }
    return guest.call(registration.registerInvited, { params: { accessToken }, body })
  }

  test('ends the link, sends no mail, and leaves an audit line', async () => {
    const { _id, email } = await as(gabor).does(people.invite, { body: form() })
    const answer = await as(gabor).does(people.withdraw, { params: { id: _id } })
    expect(answer).toMatchObject({ status: 'WITHDRAWN', can: { resend: false, withdraw: false } })
    expect(await used(email)).toMatchObject({ status: 410 })
    expect(await mails(email)).toHaveLength(1)
    const acts = await db
      .selectFrom('audit')
      .select('act')
      .where('subject_id', '=', _id)
      .orderBy('id')
      .execute()
    expect(acts.map(({ act }) => act)).toEqual(['invited', 'invitation-withdrawn'])
  })

  test('a forgotten password opens neither an invitation nor a withdrawn one', async () => {
    const { _id, email } = await as(gabor).does(people.invite, { body: form() })
    await guest.does(auth.forgotPassword, { body: { email } })
    await as(gabor).does(people.withdraw, { params: { id: _id } })
    await guest.does(auth.forgotPassword, { body: { email } })
    expect(await mails(email)).toHaveLength(1)
  })

  test('gives the address and the Neptun code back', async () => {
    const body = form({ role: 'STUDENT', university: 'pte', neptun: 'INV777' })
    const { _id } = await as(gabor).does(people.invite, { body })
    await as(gabor).does(people.withdraw, { params: { id: _id } })
    const again = await as(gabor).does(people.invite, { body })
    expect(again).toMatchObject({ status: 'SENT', can: { withdraw: true } })
    expect((await list({ search: body.email })).data.map(({ status }) => status).toSorted()).toEqual([
      'SENT',
      'WITHDRAWN',
    ])
  })

  test('again changes nothing', async () => {
    const { _id } = await as(gabor).does(people.invite, { body: form() })
    const first = await as(gabor).does(people.withdraw, { params: { id: _id } })
    expect(await as(gabor).does(people.withdraw, { params: { id: _id } })).toEqual(first)
    expect(await as(gabor).refused(people.resend, { params: { id: _id } })).toMatchObject({
      code: 'invitation-not-open',
    })
  })

  test('is for expired ones too, and refused once the invitation was used', async () => {
    const late = await as(gabor).does(people.invite, { body: form() })
    clock.pass(days(15))
    await renew(gabor)
    expect(await as(gabor).does(people.withdraw, { params: { id: late._id } })).toMatchObject({
      status: 'WITHDRAWN',
    })
    const { _id, email } = await as(gabor).does(people.invite, { body: form() })
    expect(await used(email)).toMatchObject({ status: 200 })
    expect(await as(gabor).refused(people.withdraw, { params: { id: _id } })).toMatchObject({
      status: 409,
      code: 'invitation-not-open',
    })
  })
})

describe('the list', () => {
  test('shows invited people only, newest first', async () => {
    clock.pass(days(1))
    const newest = await as(gabor).does(people.invite, { body: form() })
    const { data, allCount, pagination } = await list()
    expect(data[0]).toEqual(newest)
    expect(allCount).toBe(data.length)
    expect(pagination).toEqual({ totalCount: allCount, pageCount: 1, pageNumber: 1 })
    expect(data.map((one) => one._id)).not.toContain(anna.id)
  })

  test('is narrowed by role, status and search', async () => {
    await as(gabor).does(people.invite, {
      body: form({ role: 'UNIVERSITY', university: 'me', surname: 'Őszi' }),
    })
    expect((await list({ roles: ['UNIVERSITY'], search: 'oszi' })).data).toMatchObject([{ surname: 'Őszi' }])
    expect(await list({ roles: ['MENTOR'], search: 'oszi' })).toMatchObject({
      data: [],
      pagination: { totalCount: 0 },
    })
    for (const { status } of (await list({ status: ['USED'] })).data) expect(status).toBe('USED')
  })
})

describe('the first member of the office', () => {
  const first = (email: string) =>
    transact(db, (tx) => inviteFirstOffice(tx, { ...settings, FIRST_OFFICE_EMAIL: email }, clock.now()))

  test('is invited while there is none, once', async () => {
    await db.updateTable('account').set({ role: 'MENTOR' }).where('role', '=', 'OFFICE').execute()
    await first('First@Office.example')
    await first('first@office.example')
    expect(await mails('first@office.example')).toMatchObject([{ template: 'invitation' }])
    await db.updateTable('account').set({ role: 'OFFICE' }).where('id', '=', gabor.id).execute()
  })

  test('nobody is, where somebody is there already or nothing is set', async () => {
    await first('second@office.example')
    await first('')
    expect(await mails('second@office.example')).toEqual([])
  })
})

test.each([
  ['SENT', 'ok'],
  ['EXPIRED', 'ok'],
  ['USED', 'invitation-not-open'],
] as const)('an invitation that is %s', (status, verdict) => expect(mayBeResent({ status })).toBe(verdict))
