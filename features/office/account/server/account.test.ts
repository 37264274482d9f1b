import { describe, expect, test } from 'vitest'
import { student } from '#office/student/calls.ts'
import { auth } from '#people/auth/calls.ts'
import { people } from '#people/people/calls.ts'
import { profile } from '#people/profile/calls.ts'
import { registration } from '#people/registration/calls.ts'
import type { Register } from '#people/registration/shapes.ts'
import { programme } from '#programme/programme/calls.ts'
import { mentor } from '#teams/mentor/calls.ts'
import { tally } from '#testing/server/at-once.ts'
import { anna, bence, emese, ferenc, gabor, hanna, imre, PASSWORD } from '#testing/server/cast.ts'
import { examsOf } from '#testing/server/exams.ts'
import { inviteForm } from '#testing/server/inviting.ts'
import { mentorFields } from '#testing/server/mentoring.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { registerForm } from '#testing/server/registering.ts'
import { account, type CorrectAccount } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, guest, db, mails, enter } = rajt
const { begin } = await examsOf(rajt)
const one = (who: Person, { id }: Person) => as(who).does(student.one, { params: { id } })
const list = (own: object = {}) => as(gabor).does(account.list, { body: own as never })
const idsOf = async (own: object = {}) => (await list(own)).accounts.map(({ _id }) => _id)
const rowOf = async ({ id, email }: Person) =>
  (await list({ search: email })).accounts.find(({ _id }) => _id === id)
const colleague = () => enter({ role: 'OFFICE', university: null })
const switched = (by: Person, { id }: Person, to: 'disable' | 'enable') =>
  as(by).call(account[to], { params: { id }, body: { reason: 'Elment.' } })

const factsOf = ({ surname, firstname, email, neptun, university }: Person) => ({
  surname,
  firstname,
  email,
  neptun,
  university,
})
const correction = (of: Person, to: Partial<CorrectAccount>): CorrectAccount => ({
  ...factsOf(of),
  reason: 'Elírás.',
  was: factsOf(of),
  ...to,
})
const correct = (of: Person, to: Partial<CorrectAccount>) =>
  as(gabor).call(account.correct, { params: { id: of.id }, body: correction(of, to) })

describe('the list', () => {
  test('shows everybody who was let in and has a password, by name, and nobody else', async () => {
    const { _id } = await as(gabor).does(people.invite, { body: inviteForm({ surname: 'Névsor' }) })
    const found = []
    for (const surname of ['Zsolt', 'Őrs', 'Csaba', 'Cukor'])
      found.push(await enter({ surname, firstname: 'Névsor', role: 'MENTOR', university: null }))
    const { accounts } = await list({ search: 'nevsor' })
    expect(accounts.map(({ surname }) => surname)).toEqual(['Cukor', 'Csaba', 'Őrs', 'Zsolt'])
    expect(await idsOf({ search: imre.email })).toEqual([])
    expect(accounts.map((row) => row._id)).not.toContain(_id)
  })

  test('finds by name, address, username and Neptun code', async () => {
    const who = await enter({ surname: 'Keresett', username: 'egyedi.nev', neptun: 'KERES1' })
    for (const search of ['keresett', who.email, 'egyedi.nev', 'keres1'])
      expect(await idsOf({ search })).toContain(who.id)
  })

  test('filters by role, university and state', async () => {
    const surname = 'Szűrve'
    const [a, b, c] = [
      await enter({ surname, role: 'MENTOR', university: null }),
      await enter({ surname, role: 'UNIVERSITY', university: 'bme' }),
      await enter({ surname, university: 'bme' }),
    ]
    await switched(gabor, c, 'disable')
    const found = async (own: object) => (await idsOf({ search: 'szurve', ...own })).toSorted()
    expect(await found({ roles: ['MENTOR'] })).toEqual([a.id])
    expect(await found({ universities: ['bme'] })).toEqual([b.id, c.id].toSorted())
    expect(await found({ states: ['DISABLED'] })).toEqual([c.id])
    expect(await found({ states: ['ACTIVE'] })).toEqual([a.id, b.id].toSorted())
    expect(await found({ states: ['ACTIVE', 'DISABLED'] })).toHaveLength(3)
  })

  test('counts each state by the other filters, whichever state is shown', async () => {
    const counts = async (own: object) => (await list(own)).byStatus
    const before = await counts({ universities: ['pte'] })
    await enter({ university: 'pte' })
    await enter({ university: 'bme' })
    await switched(gabor, await enter({ university: 'pte' }), 'disable')
    const after = { ACTIVE: before.ACTIVE + 1, DISABLED: before.DISABLED + 1 }
    for (const states of [[], ['ACTIVE'], ['DISABLED']])
      expect(await counts({ universities: ['pte'], states })).toEqual(after)
    const { byStatus, allCount } = await list()
    expect(byStatus.ACTIVE + byStatus.DISABLED).toBe(allCount)
  })

  test('says what can be done with each, and nothing with one’s own', async () => {
    const [own, other] = [await rowOf(gabor), await rowOf(hanna)]
    expect(own?.can).toEqual({ correct: false, disable: false, enable: false, setScope: false })
    expect(other?.can).toEqual({ correct: true, disable: true, enable: false, setScope: false })
  })

  test('is the office’s alone', async () => {
    for (const who of [anna, emese, hanna])
      expect(await as(who).refused(account.list, { body: {} as never })).toMatchObject({
        code: 'not-allowed',
      })
  })
})

describe('a correction', () => {
  test('changes what was wrong, keeps the former name, and leaves a line without the data', async () => {
    const who = await enter({ university: 'szte' })
    await correct(who, { surname: 'Őszi', neptun: 'QW12ER', university: 'bme' })
    const shown = await one(ferenc, who)
    expect(shown.student).toMatchObject({
      surname: 'Őszi',
      neptun: 'QW12ER',
      university: 'bme',
      formerly: [{ surname: who.surname, firstname: who.firstname }],
    })
    expect(shown.registration).toMatchObject({ university: 'bme' })
    expect(shown.lines[0]).toMatchObject({ act: 'account-corrected', reason: 'Elírás.' })
    const { detail } = await db
      .selectFrom('audit')
      .select('detail')
      .where('subject_id', '=', who.id)
      .where('act', '=', 'account-corrected')
      .executeTakeFirstOrThrow()
    expect(detail).toEqual({ fields: ['surname', 'neptun', 'university'], reason: 'Elírás.' })
  })

  test('of the e-mail address signs them in with the new one, tells both, and kills mailed links', async () => {
    const who = await enter()
    await guest.does(auth.forgotPassword, { body: { email: who.email } })
    const [{ token: link = '' } = {}] = await mails(who.email)
    const email = 'javitott@test.example'
    await correct(who, { email })
    for (const to of [who.email, email])
      expect((await mails(to)).map(({ template }) => template)).toContain('email-corrected')
    await guest.does(auth.login, { body: { email, password: PASSWORD } })
    expect(await guest.refused(auth.login, { body: { email: who.email, password: PASSWORD } })).toMatchObject(
      {
        status: 401,
      },
    )
    const state = await guest.does(auth.link, { params: { accessToken: link, purpose: 'reset-password' } })
    expect(state).not.toMatchObject({ state: 'open' })
  })

  test('takes no data of somebody else', async () => {
    const who = await enter()
    expect(await correct(who, { email: bence.email.toUpperCase() })).toMatchObject({
      status: 409,
      body: { code: 'email-taken', fields: { email: { rule: 'taken' } } },
    })
    expect(await correct(who, { neptun: bence.neptun ?? '' })).toMatchObject({
      body: { code: 'neptun-taken' },
    })
    expect(await correct(who, { university: 'nincs' })).toMatchObject({
      body: { code: 'invalid-request', fields: { university: { rule: 'required' } } },
    })
  })

  test('sent again changes nothing, and leaves one line', async () => {
    const who = await enter()
    for (const _ of [1, 2]) expect((await correct(who, { surname: 'Kétszer' })).status).toBe(200)
    const { lines } = await one(gabor, who)
    expect(lines.filter(({ act }) => act === 'account-corrected')).toHaveLength(1)
  })

  test('is refused where somebody else has corrected meanwhile', async () => {
    const who = await enter()
    await correct(who, { surname: 'Első' })
    const late = await correct(who, { firstname: 'Második' })
    expect(late).toMatchObject({ status: 409, body: { code: 'account-changed' } })
    // The second one learns who was faster, and what stands now.
    expect((late.body as { detail: object }).detail).toEqual({
      by: { surname: gabor.surname, firstname: gabor.firstname },
      at: rajt.clock.now().toISOString(),
      present: { ...factsOf(who), surname: 'Első' },
    })
    expect((await one(gabor, who)).student).toMatchObject({ surname: 'Első', firstname: who.firstname })
  })

  test('of somebody without a university or a Neptun code', async () => {
    const who = await enter({ role: 'MENTOR', university: null })
    expect(await correct(who, { surname: 'Mentor', email: 'mentor.uj@test.example' })).toMatchObject({
      status: 200,
    })
    expect((await mails('mentor.uj@test.example'))[0]?.text).toContain('Kedves')
    const given = await correct(
      { ...who, surname: 'Mentor', email: 'mentor.uj@test.example' },
      { university: 'szte' },
    )
    expect(given.body).toMatchObject({ fields: { university: { rule: 'unknown' } } })
  })

  test('moves a coordinator, who reaches the other university at once', async () => {
    const who = await enter({ role: 'UNIVERSITY', university: 'bme' })
    expect((await as(who).refused(student.one, { params: { id: anna.id } })).code).toBe('not-found')
    await correct(who, { university: 'szte' })
    expect((await one(who, anna)).student._id).toBe(anna.id)
    expect(await correct({ ...who, university: 'szte' }, { university: null })).toMatchObject({
      body: { fields: { university: { rule: 'required' } } },
    })
  })

  test('is not of one’s own account, nor of one that waits', async () => {
    expect(await correct(gabor, { surname: 'Más' })).toMatchObject({ body: { code: 'own-account' } })
    expect(await correct(imre, { surname: 'Más' })).toMatchObject({ status: 404 })
  })

  test('moves a coordinator who has decided, and the student, who stays accepted', async () => {
    const coordinator = await enter({ role: 'UNIVERSITY', university: 'bme' })
    const waiting = await enter({ standing: 'WAITING', university: 'bme' })
    await as(coordinator).does(registration.accept, { params: { id: waiting.registration } })
    await correct(coordinator, { university: 'szte' })
    await correct(waiting, { university: 'pte' })
    expect((await one(gabor, waiting)).student).toMatchObject({ university: 'pte' })
  })

  test('leaves somebody at a retired university, and takes nobody else there', async () => {
    const [at, elsewhere] = [await enter({ university: 'pe' }), await enter({ university: 'szte' })]
    await as(gabor).does(programme.retireUniversity, { params: { id: 'pe' } })
    expect(await correct(at, { surname: 'Marad' })).toMatchObject({ status: 200 })
    expect(await correct(elsewhere, { university: 'pe' })).toMatchObject({
      status: 409,
      body: { code: 'university-retired', fields: { university: { rule: 'gone' } } },
    })
    await as(gabor).does(programme.restoreUniversity, { params: { id: 'pe' } })
    expect(await correct(elsewhere, { university: 'pe' })).toMatchObject({ status: 200 })
  })
})

describe('a coordinator', () => {
  const by = (who: Person, of: Person, to: Partial<CorrectAccount>) =>
    as(who).call(account.correct, { params: { id: of.id }, body: correction(of, to) })

  test('corrects the data of their own university’s students, with a reason and a line', async () => {
    const who = await enter({ university: 'szte' })
    expect((await one(emese, who)).can).toMatchObject({ disable: false, grant: [], include: false })
    const to = { surname: 'Őszi', neptun: 'EM3SE1', identityCard: 'ab 123456' }
    expect(await by(emese, who, to)).toMatchObject({ status: 200, body: { isEmailAsked: false } })
    const shown = await one(emese, who)
    expect(shown.student).toMatchObject({
      surname: 'Őszi',
      neptun: 'EM3SE1',
      formerly: [{ surname: who.surname, firstname: who.firstname }],
    })
    expect(await as(who).does(profile.identityCard)).toEqual({ identityCard: 'AB123456' })
    const { detail, actor_id } = await db
      .selectFrom('audit')
      .select(['detail', 'actor_id'])
      .where('subject_id', '=', who.id)
      .where('act', '=', 'account-corrected')
      .executeTakeFirstOrThrow()
    expect(actor_id).toBe(emese.id)
    expect(detail).toEqual({ fields: ['surname', 'neptun', 'identityCard'], reason: 'Elírás.' })
    expect(JSON.stringify(shown)).not.toContain('AB123456')
  })

  test('reaches nobody of another university, and no staff or mentor', async () => {
    const beside = await enter({ role: 'UNIVERSITY', university: 'szte' })
    const others = [bence, hanna, beside, gabor, imre]
    for (const other of others)
      expect(await by(emese, other, { surname: 'Más' })).toMatchObject({
        status: 404,
        body: { code: 'not-found' },
      })
    expect(await by(emese, emese, { surname: 'Más' })).toMatchObject({ status: 404 })
  })

  test('moves no student to another university', async () => {
    const who = await enter({ university: 'szte' })
    expect(await by(emese, who, { university: 'bme' })).toMatchObject({
      status: 403,
      body: { code: 'university-by-office' },
    })
    expect((await one(gabor, who)).student.university).toBe('szte')
  })

  test('disables nobody', async () => {
    const who = await enter({ university: 'szte' })
    expect(await switched(emese, who, 'disable')).toMatchObject({ status: 403 })
  })

  test('is told of a colleague who was faster, and of two at once one is', async () => {
    const who = await enter({ university: 'szte' })
    const other = await enter({ role: 'UNIVERSITY', university: 'szte' })
    const replies = await Promise.all([
      by(emese, who, { surname: 'Emese' }),
      by(other, who, { surname: 'Másik' }),
      by(gabor, who, { firstname: 'Harmadik' }),
    ])
    expect(tally(replies)).toEqual({ 200: 1, 409: 2 })
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'account-changed' })
  })

  test('writes a new address that counts once its owner has confirmed it with their password', async () => {
    const who = await enter({ university: 'szte' })
    const email = 'uj.cim@test.example'
    expect(await by(emese, who, { email })).toMatchObject({ status: 200, body: { isEmailAsked: true } })
    expect((await one(emese, who)).student).toMatchObject({ email: who.email, emailAsked: email })
    const [old] = await mails(who.email)
    expect(old).toMatchObject({ template: 'email-correction-asked' })
    expect(old?.text).toContain(email)
    await guest.does(auth.login, { body: { email: who.email, password: PASSWORD } })
    const [link] = await mails(email)
    expect(link).toMatchObject({ template: 'confirm-corrected-email' })
    const params = { accessToken: link?.token ?? '' }
    expect(
      await guest.refused(people.confirmEmail, { params, body: { password: 'nem ez 42' } }),
    ).toMatchObject({
      code: 'current-password-invalid',
    })
    expect((await one(emese, who)).student.email).toBe(who.email)
    await guest.does(people.confirmEmail, { params, body: { password: PASSWORD } })
    expect((await one(emese, who)).student).toMatchObject({ email, emailAsked: null })
    await guest.does(auth.login, { body: { email, password: PASSWORD } })
    expect((await one(emese, who)).lines.map(({ act }) => act)).toEqual([
      'email-changed',
      'email-change-asked',
    ])
    expect((await mails(who.email)).map(({ template }) => template)).toContain('email-changed')
  })

  test('learns of no account elsewhere by its address, and its owner is told', async () => {
    const who = await enter({ university: 'szte' })
    const answered = await by(emese, who, { email: bence.email })
    const free = await by(emese, who, { email: 'szabad@test.example' })
    expect(answered.status).toBe(200)
    expect(answered.body).toEqual(free.body)
    expect((await mails(bence.email)).map(({ template }) => template)).toEqual(['already-registered'])
    expect((await one(emese, who)).student.email).toBe(who.email)
  })

  test('floods no mailbox', async () => {
    const who = await enter({ university: 'szte' })
    const statuses = []
    for (let n = 0; n < 6; n++)
      statuses.push((await by(emese, who, { email: 'elarasztott@test.example' })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('gives nobody but a student an identity card', async () => {
    const who = await enter({ role: 'MENTOR', university: null })
    expect(await by(gabor, who, { identityCard: 'AB123456' })).toMatchObject({
      body: { fields: { identityCard: { rule: 'unknown' } } },
    })
  })
})

describe('disabling', () => {
  test('ends every session and lets nobody in, until it is taken back', async () => {
    const who = await enter()
    const reason = { reason: 'Kilépett.' }
    await as(gabor).does(account.disable, { params: { id: who.id }, body: reason })
    expect(await as(who).refused(auth.user)).toMatchObject({ code: 'not-signed-in' })
    const login = { body: { email: who.email, password: PASSWORD } }
    expect((await guest.call(auth.login, login)).status).not.toBe(200)
    expect(await rowOf(who)).toMatchObject({ disabledAt: expect.any(String) })
    expect(await as(gabor).refused(account.disable, { params: { id: who.id }, body: reason })).toMatchObject({
      status: 409,
      code: 'account-changed',
    })
    await as(gabor).does(account.enable, { params: { id: who.id }, body: reason })
    await guest.does(auth.login, login)
    expect((await one(gabor, who)).lines.slice(0, 2).map(({ act }) => act)).toEqual([
      'account-enabled',
      'account-disabled',
    ])
  })

  test('hides a mentor’s profile until they are enabled', async () => {
    const who = await enter({ role: 'MENTOR', university: null })
    await as(who).does(mentor.save, { body: mentorFields })
    const isFound = async () =>
      (await as(gabor).does(mentor.find, { body: {} as never })).mentors.some(({ _id }) => _id === who.id)
    expect(await isFound()).toBe(true)
    await switched(gabor, who, 'disable')
    expect(await isFound()).toBe(false)
    await switched(gabor, who, 'enable')
    expect(await isFound()).toBe(true)
  })

  test('is of nobody’s own account, and never of the last one of the office', async () => {
    expect(await switched(gabor, gabor, 'disable')).toMatchObject({ body: { code: 'last-office-account' } })
    const other = await colleague()
    expect(await switched(gabor, gabor, 'disable')).toMatchObject({ body: { code: 'own-account' } })
    expect(await switched(gabor, other, 'disable')).toMatchObject({ status: 200 })
    expect(await as(other).refused(auth.user)).toMatchObject({ code: 'not-signed-in' })
    expect(await switched(gabor, gabor, 'disable')).toMatchObject({ body: { code: 'last-office-account' } })
  })

  test('the last account of the office is kept by the database itself', async () => {
    const offices = db
      .updateTable('account')
      .set({ disabled_at: rajt.clock.now() })
      .where('id', '=', gabor.id)
    await expect(offices.execute()).rejects.toMatchObject({
      constraint: 'the_office_keeps_an_active_account',
    })
  })

  test('leaves an open exam to the clock', async () => {
    const who = await enter()
    const attempt = await begin(who, 1)
    await as(gabor).does(account.disable, { params: { id: who.id }, body: { reason: 'Kilépett.' } })
    expect((await one(gabor, who)).attempts).toMatchObject([{ _id: attempt, status: 'OPEN' }])
  })
})

/** Registers somebody; the secret in the link of their mail. */
async function linkOf(form: Register): Promise<string> {
  await guest.does(registration.register, { body: form })
  return (await mails(form.email)).at(-1)?.token ?? ''
}

describe('at the same moment', () => {
  test('of two who correct the same student one wins, and the other one is told', async () => {
    for (let round = 0; round < 5; round++) {
      const who = await enter()
      const answers = await Promise.all([
        correct(who, { surname: 'Egyik' }),
        correct(who, { surname: 'Másik' }),
      ])
      expect(tally(answers)).toEqual({ 200: 1, 409: 1 })
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'account-changed' })
    }
  })

  test('two students corrected to one address or Neptun code: one gets it', async () => {
    for (const [round, to] of [{ email: 'kozos@test.example' }, { neptun: 'KO20OS' }].entries()) {
      const [a, b] = [await enter(), await enter()]
      const answers = await Promise.all([correct(a, to), correct(b, to)])
      expect(tally(answers)).toEqual({ 200: 1, 409: 1 })
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        code: round === 0 ? 'email-taken' : 'neptun-taken',
      })
    }
  })

  test('a correction and a registration want one Neptun code: one gets it, and nobody shares it', async () => {
    for (let round = 0; round < 5; round++) {
      const [who, newcomer] = [await enter(), registerForm()]
      const link = await linkOf(newcomer)
      const [corrected] = await Promise.all([
        correct(who, { neptun: newcomer.neptun }),
        guest.call(registration.verifyEmail, {
          params: { accessToken: link },
          body: { password: newcomer.password },
        }),
      ])
      const holders = await db
        .selectFrom('account')
        .select('id')
        .where('neptun', '=', newcomer.neptun)
        .where('released_at', 'is', null)
        // Who has not proven their address holds no code yet.
        .where('is_address_proven', '=', true)
        .execute()
      expect(holders).toHaveLength(1)
      expect(holders[0]?.id === who.id).toBe(corrected.status === 200)
    }
  })

  test('a correction to an address that a registration has not proven takes it over', async () => {
    const [who, newcomer] = [await enter(), registerForm()]
    await linkOf(newcomer)
    expect(await correct(who, { email: newcomer.email })).toMatchObject({ status: 200 })
    expect((await one(gabor, who)).student).toMatchObject({ email: newcomer.email })
  })

  test('an account disabled twice is disabled once', async () => {
    const who = await enter()
    const disable = () =>
      as(gabor).call(account.disable, { params: { id: who.id }, body: { reason: 'Kilépett.' } })
    expect(tally(await Promise.all([disable(), disable()]))).toEqual({
      200: 1,
      409: 1,
    })
  })
})

describe('two of the office at the same moment', () => {
  test('who disable each other: one wins, and the other is signed out', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await colleague(), await colleague()]
      const answers = await Promise.all([switched(a, b, 'disable'), switched(b, a, 'disable')])
      expect(tally(answers)).toEqual({ 200: 1, 401: 1 })
      const winner = answers[0]?.status === 200 ? a : b
      expect((await as(winner).does(auth.user)).user._id).toBe(winner.id)
    }
  })

  test('who are the only ones and disable each other: one of them stays', async () => {
    const [a, b] = [await colleague(), await colleague()]
    await switched(a, gabor, 'disable')
    const answers = await Promise.all([switched(a, b, 'disable'), switched(b, a, 'disable')])
    expect(tally(answers)).toEqual({ 200: 1, 401: 1 })
    const winner = answers[0]?.status === 200 ? a : b
    await as(winner).does(account.enable, { params: { id: gabor.id }, body: { reason: 'Visszajött.' } })
    await rajt.renew(gabor)
  })
})

test('coordinators correct, disable and enable nobody', async () => {
  const reason = { reason: 'Nem.' }
  for (const row of [account.disable, account.enable])
    expect(await as(emese).refused(row, { params: { id: anna.id }, body: reason })).toMatchObject({
      code: 'not-allowed',
    })
})
