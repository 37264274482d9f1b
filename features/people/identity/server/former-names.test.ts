import { expect, test } from 'vitest'
import { account } from '#office/account/calls.ts'
import { people } from '#people/people/calls.ts'
import { registration } from '#people/registration/calls.ts'
import { minutes } from '#platform/server/clock.ts'
import { emese, gabor } from '#testing/server/cast.ts'
import { inviteForm } from '#testing/server/inviting.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'

const { as, guest, mails, db, enter, clock } = await buildTestRajt()

/** As staff correct it. */
async function rename({ id }: { id: string }, surname: string, firstname: string) {
  clock.pass(minutes(1))
  const { university_id: university, ...now } = await db
    .selectFrom('account')
    .select(['surname', 'firstname', 'email', 'neptun', 'university_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const was = { ...now, university }
  const body = { ...was, surname, firstname, reason: 'Férjhez ment.', was }
  await as(gabor).does(account.correct, { params: { id }, body })
}
const linesOf = (who: Person) =>
  db.selectFrom('audit').select(['act', 'actor_id']).where('subject_id', '=', who.id).execute()
const listed = async (search: string) =>
  (await as(emese).does(registration.list, { params: { role: 'UNIVERSITY' }, body: { search } as never }))
    .data

test('staff read what an accepted student was called before, and find them by it', async () => {
  const student = await enter({ surname: 'Cserepes', firstname: 'Virág' })
  await rename(student, 'Kiss', 'Anna')
  for (const search of [student.email, 'cserepes', 'kiss anna'])
    expect((await listed(search)).filter(({ email }) => email === student.email)).toMatchObject([
      { surname: 'Kiss', firstname: 'Anna', formerly: [{ surname: 'Cserepes', firstname: 'Virág' }] },
    ])
  const kept = db.selectFrom('former_name').selectAll().where('account_id', '=', student.id)
  expect(await kept.execute()).toMatchObject([{ surname: 'Cserepes', until: clock.now() }])
  expect(await linesOf(student)).toEqual([{ act: 'account-corrected', actor_id: gabor.id }])
})

test('saving the same name leaves no former name and no line', async () => {
  const student = await enter()
  await rename(student, student.surname, student.firstname)
  expect(await linesOf(student)).toEqual([])
  expect(await listed(student.email)).toMatchObject([{ formerly: [] }])
})

test('a name that was taken back is not a former one', async () => {
  const student = await enter({ surname: 'Első', firstname: 'Név' })
  await rename(student, 'Második', 'Név')
  await rename(student, 'Első', 'Név')
  expect(await listed(student.email)).toMatchObject([
    { formerly: [{ surname: 'Második', firstname: 'Név' }] },
  ])
})

test('the name that was accepted stays, however often somebody is renamed', async () => {
  const student = await enter({ surname: 'Eredeti', firstname: 'Név' })
  const surnames = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
  for (const surname of surnames) await rename(student, surname, 'Név')
  const [row] = await listed(student.email)
  expect(row?.formerly.map(({ surname }) => surname)).toEqual(['Eredeti', 'D', 'E', 'F', 'G'])
  expect(await listed('eredeti')).toMatchObject([{ email: student.email }])
})

test('the office reads former names of invited people too', async () => {
  const { email } = await as(gabor).does(people.invite, {
    body: inviteForm({ surname: 'Pataki', firstname: 'Rita' }),
  })
  const accessToken = (await mails(email))[0]?.token ?? ''
  const body = { username: 'pataki.rita', email, password: 'korai madar 42' }
  await guest.does(registration.registerInvited, { params: { accessToken }, body })
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await rename({ id }, 'Folyó', 'Rita')
  const { data } = await as(gabor).does(people.invitations, { body: { search: 'pataki' } as never })
  expect(data).toMatchObject([{ surname: 'Folyó', formerly: [{ surname: 'Pataki', firstname: 'Rita' }] }])
})
