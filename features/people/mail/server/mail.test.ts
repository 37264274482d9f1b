import { afterAll, expect, test } from 'vitest'
import { imports } from '#office/imports/calls.ts'
import { importWorker } from '#office/imports/server/run.ts'
import { auth } from '#people/auth/calls.ts'
import { tidy } from '#people/auth/server/tidy.ts'
import { people } from '#people/people/calls.ts'
import { days, minutes } from '#platform/server/clock.ts'
import { sendMail } from '#platform/server/mail.ts'
import { mailWorker, sendKept } from '#platform/server/mail-worker.ts'
import { transact } from '#platform/server/transact.ts'
import { anna, emese, ferenc, gabor } from '#testing/server/cast.ts'
import { inviteForm } from '#testing/server/inviting.ts'
import { openPostOffice } from '#testing/server/post-office.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { mail } from '../calls.ts'

const post = await openPostOffice()
const rajt = await buildTestRajt({ settings: { SMTP_URL: post.url } })
const { as, guest, db, clock, enter, settings, log } = rajt
afterAll(() => post.close())
const work = mailWorker({ db, settings, log })
const office = as(gabor)

/** Every mail that is still to leave has its turn, as its job gives it. */
async function deliver(worker = work): Promise<void> {
  const open = await db
    .selectFrom('mail')
    .select('id')
    .where('sent_at', 'is', null)
    .where('refused_at', 'is', null)
    .where('given_up_at', 'is', null)
    .orderBy('created_at')
    .execute()
  for (const { id } of open) await worker({ mail: id }).catch(() => undefined)
}

async function invited() {
  clock.pass(minutes(1))
  return office.does(people.invite, { body: inviteForm() })
}
const invitation = async (search: string) =>
  (await office.does(people.invitations, { body: { search } })).data[0]
const untaken = async (own: object = {}) => office.does(mail.untaken, { body: own as never })

test('an invitation is on its way until the mail server has taken it', async () => {
  const { _id, email } = await invited()
  expect((await invitation(email))?.delivery).toMatchObject({ state: 'ON_ITS_WAY', reason: null, tries: 0 })
  await deliver()
  expect(await invitation(email)).toMatchObject({ _id, delivery: { state: 'TAKEN', reason: null } })
})

test('one that was refused for good says so with the answer of the server, is found, and goes to the right address', async () => {
  post.refuse('recipient', 550, '5.1.1 No such mailbox')
  const { _id, email } = await invited()
  await deliver()
  expect(await invitation(email)).toMatchObject({
    delivery: { state: 'REFUSED', reason: 'no-mailbox', answer: '550 5.1.1 No such mailbox' },
  })
  const found = await office.does(people.invitations, { body: { deliveries: ['REFUSED'] } })
  expect(found.data.map((row) => row._id)).toEqual([_id])
  expect(await untaken()).toMatchObject({
    mails: [{ email, again: 'INVITATION', isInside: false, person: { _id } }],
    byStatus: { REFUSED: 1, GIVEN_UP: 0, WAITING: 0 },
  })
  expect(await office.does(mail.counts)).toEqual({ REFUSED: 1, GIVEN_UP: 0, WAITING: 0 })
  clock.pass(minutes(1))
  const right = `right.${email}`
  await office.does(people.readdress, { params: { id: _id }, body: { email: right } })
  await deliver()
  expect(await invitation(right)).toMatchObject({ _id, email: right, delivery: { state: 'TAKEN' } })
  expect((await untaken()).mails).toEqual([])
  expect(post.delivered.at(-1)?.to).toEqual([right])
})

test('one that the server puts off waits, with the number of tries, until it is taken', async () => {
  const { email } = await invited()
  for (const code of [451, 452]) {
    post.refuse('recipient', code, 'Come back later')
    await deliver()
  }
  expect((await invitation(email))?.delivery).toMatchObject({ state: 'WAITING', reason: 'full', tries: 2 })
  expect(await untaken({ states: ['WAITING'] })).toMatchObject({ mails: [{ email }] })
  expect((await untaken({ states: ['REFUSED'] })).mails).toEqual([])
  await deliver()
  expect((await invitation(email))?.delivery).toMatchObject({ state: 'TAKEN' })
})

const told = async (email: string) => {
  clock.pass(minutes(1))
  const letter = { subject: 'Hír', greeting: 'Szia!', paragraphs: ['Hír'] }
  const to = { email, language: 'hu' as const }
  await transact(db, (tx) => sendMail(tx, 'registration-accepted', to, letter, clock.now()))
}

test('one whose last try failed is given up, says so with the last answer, and leaves anew when it is sent again', async () => {
  const { id, email } = await enter({ university: 'szte' })
  await told(email)
  post.refuse('recipient', 450, '4.2.0 Greylisted')
  await deliver()
  post.refuse('recipient', 451, '4.3.0 Queue is full')
  await deliver((payload) => work(payload, true))
  const state = { state: 'GIVEN_UP', reason: 'busy', answer: '451 4.3.0 Queue is full', tries: 2 }
  const list = await untaken({ states: ['GIVEN_UP'] })
  expect(list).toMatchObject({
    mails: [{ email, delivery: state, again: 'MAIL' }],
    byStatus: { GIVEN_UP: 1, WAITING: 0 },
  })
  expect(await office.does(mail.counts)).toEqual({ REFUSED: 0, GIVEN_UP: 1, WAITING: 0 })
  expect((await office.does(mail.ofPerson, { params: { id } })).untaken).toMatchObject(state)
  await deliver()
  expect((await untaken()).mails).toHaveLength(1)
  const params = { id: list.mails[0]?._id ?? '' }
  clock.pass(minutes(1))
  for (const _ of [1, 2])
    expect((await office.does(mail.sendAgain, { params })).delivery).toMatchObject({ state: 'ON_ITS_WAY' })
  await deliver()
  expect((await untaken()).mails).toEqual([])
  expect(post.delivered.filter(({ to }) => to.includes(email))).toHaveLength(1)
})

test('an invitation that was given up says so in its list, and is sent again as an invitation', async () => {
  const { _id, email } = await invited()
  post.refuse('data', 451, 'Come back later')
  await deliver((payload) => work(payload, true))
  expect(await invitation(email)).toMatchObject({ delivery: { state: 'GIVEN_UP', tries: 1 } })
  const found = await office.does(people.invitations, { body: { deliveries: ['GIVEN_UP'] } })
  expect(found.data.map((row) => row._id)).toEqual([_id])
  expect((await untaken({ states: ['GIVEN_UP'] })).mails).toMatchObject([{ again: 'INVITATION' }])
  clock.pass(minutes(1))
  await office.does(people.resend, { params: { id: _id } })
  await deliver()
  expect(await invitation(email)).toMatchObject({ delivery: { state: 'TAKEN' } })
})

test('a code or link that somebody asked for is not sent again: it is dead by then', async () => {
  const { email } = await enter()
  clock.pass(minutes(1))
  await guest.does(auth.forgotPassword, { body: { email } })
  post.refuse('recipient', 450, 'Later')
  await deliver((payload) => work(payload, true))
  const row = (await untaken({ search: email })).mails[0]
  expect(row).toMatchObject({ delivery: { state: 'GIVEN_UP' }, again: null })
  const { delivery } = await office.does(mail.sendAgain, { params: { id: row?._id ?? '' } })
  expect(delivery).toMatchObject({ state: 'GIVEN_UP' })
})

test('one that nobody has tried for ten minutes waits too', async () => {
  const { email } = await invited()
  clock.pass(minutes(10))
  expect((await invitation(email))?.delivery).toMatchObject({ state: 'WAITING', reason: null, tries: 0 })
  await deliver()
})

test('an address that somebody has is refused, and so is a used invitation', async () => {
  const { _id } = await invited()
  const readdress = (id: string, email: string) =>
    office.refused(people.readdress, { params: { id }, body: { email } })
  expect(await readdress(_id, anna.email)).toMatchObject({ code: 'email-taken' })
  await office.does(people.withdraw, { params: { id: _id } })
  expect(await readdress(_id, 'new@test.example')).toMatchObject({ code: 'invitation-not-open' })
  await deliver()
})

test('an import tells which of its rows were refused', async () => {
  const csv =
    'role,surname,firstname,email\nMENTOR,Bot,Anna,one@import.example\nMENTOR,Bot,Béla,two@import.example\n'
  const file = new File([csv], 'people.csv', { type: 'text/csv' })
  const { _id: id } = await office.does(imports.preview, { body: { role: null }, files: { file } })
  await office.does(imports.start, { params: { id } })
  await importWorker(rajt)({ import: id })
  post.refuse('recipient', 550, 'No such mailbox')
  await deliver()
  expect((await office.does(imports.one, { params: { id } })).mails).toEqual({
    REFUSED: 1,
    GIVEN_UP: 0,
    WAITING: 0,
  })
  const { rows } = await office.does(imports.rows, { params: { id }, body: { deliveries: ['REFUSED'] } })
  expect(rows).toMatchObject([{ delivery: { state: 'REFUSED', reason: 'no-mailbox' } }])
})

test('staff see at a person that a mail was refused, within their reach', async () => {
  const student = await enter({ university: 'szte' })
  await told(student.email)
  post.refuse('data', 552, '5.2.2 Mailbox full')
  await deliver()
  const params = { id: student.id }
  for (const who of [gabor, emese])
    expect(await as(who).does(mail.ofPerson, { params })).toMatchObject({
      untaken: { state: 'REFUSED', reason: 'full' },
    })
  expect(await as(ferenc).refused(mail.ofPerson, { params })).toMatchObject({ code: 'not-found' })
  const row = (await untaken({ search: student.email })).mails[0]
  expect(row).toMatchObject({ again: null, isInside: true })
})

test('a mail to oneself tells its outcome, five times an hour at most', async () => {
  expect(await office.does(mail.tried)).toEqual({ email: gabor.email, delivery: null })
  expect((await office.does(mail.tryOut)).delivery).toMatchObject({ state: 'ON_ITS_WAY' })
  await deliver()
  expect((await office.does(mail.tried)).delivery).toMatchObject({ state: 'TAKEN' })
  for (let n = 0; n < 4; n++) await office.does(mail.tryOut)
  expect((await office.call(mail.tryOut)).status).toBe(429)
  await deliver()
})

test('what was kept without a mail server leaves once at a start with one', async () => {
  const { email } = await invited()
  await deliver(mailWorker({ db, settings: { ...settings, SMTP_URL: '' }, log }))
  expect((await invitation(email))?.delivery).toMatchObject({ state: 'KEPT' })
  expect(await transact(db, sendKept)).toBe(1)
  expect(await transact(db, sendKept)).toBe(0)
  await deliver()
  expect((await invitation(email))?.delivery).toMatchObject({ state: 'TAKEN' })
  expect(post.delivered.filter(({ to }) => to.includes(email))).toHaveLength(1)
})

test('what still waits or is kept when its text is forgotten never leaves, and says so', async () => {
  const [waiting, kept] = [await invited(), await invited()]
  const quiet = mailWorker({ db, settings: { ...settings, SMTP_URL: '' }, log })
  const row = db.selectFrom('mail').select('id').where('recipient', '=', kept.email)
  await quiet({ mail: (await row.executeTakeFirstOrThrow()).id })
  clock.pass(days(15))
  await tidy(db, clock.now())
  const later = as(await enter({ role: 'OFFICE', university: null }))
  for (const { email } of [waiting, kept])
    expect((await later.does(people.invitations, { body: { search: email } })).data[0]).toMatchObject({
      status: 'EXPIRED',
      delivery: { state: 'GIVEN_UP', reason: null, tries: 0 },
    })
  expect(await transact(db, sendKept)).toBe(0)
  for (const { _id } of [waiting, kept]) await later.does(people.withdraw, { params: { id: _id } })
})
