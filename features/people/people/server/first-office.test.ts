import { expect, test } from 'vitest'
import { days } from '#platform/server/clock.ts'
import { transact } from '#platform/server/transact.ts'
import { programme } from '#programme/programme/calls.ts'
import { gabor } from '#testing/server/cast.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { inviteFirstOffice, wayIn } from './first-office.ts'

const { guest, settled, mails, db, clock, settings } = await buildTestRajt()

const start = (email: string) =>
  transact(db, (tx) => inviteFirstOffice(tx, { ...settings, FIRST_OFFICE_EMAIL: email }, clock.now()))
const mailsTo = async (email: string) => (await mails(email)).length
async function withoutOffice(work: () => Promise<void>): Promise<void> {
  await db.updateTable('account').set({ role: 'MENTOR' }).where('role', '=', 'OFFICE').execute()
  await work()
  await db.updateTable('account').set({ role: 'OFFICE' }).where('id', '=', gabor.id).execute()
}

test('the first member is invited while there is none, once', () =>
  withoutOffice(async () => {
    await start('First@Office.example')
    await start('first@office.example')
    expect(await mails('first@office.example')).toMatchObject([{ template: 'invitation' }])
  }))

test('an invitation that ran out is sent again at the next start', () =>
  withoutOffice(async () => {
    await start('late@office.example')
    clock.pass(days(14))
    await start('late@office.example')
    expect(await mailsTo('late@office.example')).toBe(2)
  }))

test('an invitation to a mistyped address is taken back', () =>
  withoutOffice(async () => {
    await start('typo@office.example')
    await start('right@office.example')
    expect(await mailsTo('right@office.example')).toBe(1)
    const released = db.selectFrom('account').select('released_at').where('email', '=', 'typo@office.example')
    expect((await released.executeTakeFirstOrThrow()).released_at).toEqual(clock.now())
  }))

test('the contact follows the settings until somebody has come in, unless the office has named one', () =>
  withoutOffice(async () => {
    const contact = async () => (await guest.does(programme.context)).CONTACT_EMAIL
    await db.updateTable('semester').set({ contact_email: 'help@rajt.example' }).execute()
    await start('contact.typo@office.example')
    await settled()
    expect(await contact()).toBe('contact.typo@office.example')
    await start('contact@office.example')
    await settled()
    expect(await contact()).toBe('contact@office.example')
    await db.updateTable('semester').set({ contact_email: 'named@office.example' }).execute()
    await start('contact.third@office.example')
    const row = db.selectFrom('semester').select('contact_email').executeTakeFirstOrThrow()
    expect((await row).contact_email).toBe('named@office.example')
  }))

test.each([
  ['refused', () => ({ refused_at: clock.now(), refusal: 550, body_text: null, body_html: null })],
  ['given.up', () => ({ given_up_at: clock.now(), failure: 450, failed_at: clock.now(), tries: 25 })],
])('one that was %s is sent again at the next start', (word, outcome) =>
  withoutOffice(async () => {
    const email = `${word}@office.example`
    await start(email)
    await db.updateTable('mail').set(outcome()).where('recipient', '=', email).execute()
    clock.pass(days(1))
    await start(email)
    expect(await mailsTo(email)).toBe(2)
  }),
)

test('the link of whoever is to come in is told while nobody is there', () =>
  withoutOffice(async () => {
    await start('way@office.example')
    const [mail] = await mails('way@office.example')
    const named = { ...settings, FIRST_OFFICE_EMAIL: 'Way@office.example' }
    expect(await wayIn(db, named)).toEqual({
      email: 'way@office.example',
      link: `http://rajt.test/app/auth/register/${mail?.token}`,
    })
    expect(await wayIn(db, settings)).toBe('nobody-is-named')
  }))

test('nobody is invited where somebody is there already, or nothing is set', async () => {
  await start('second@office.example')
  await start('')
  expect(await mailsTo('second@office.example')).toBe(0)
  expect(await wayIn(db, settings)).toBeNull()
})
