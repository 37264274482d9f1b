import { expect, test } from 'vitest'
import { gabor } from '../../test/cast.ts'
import { buildTestRajt } from '../../test/rajt.ts'
import { days } from '../plumbing/clock.ts'
import { transact } from '../plumbing/transact.ts'
import { inviteFirstOffice } from './first-office.ts'

const { mails, db, clock, settings } = await buildTestRajt()

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

test('nobody is invited where somebody is there already, or nothing is set', async () => {
  await start('second@office.example')
  await start('')
  expect(await mailsTo('second@office.example')).toBe(0)
})
