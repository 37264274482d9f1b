import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { profile } from '#people/profile/calls.ts'
import { seconds } from '#platform/server/clock.ts'
import { inProject } from '#platform/server/in-project.ts'
import { tally } from '#testing/server/at-once.ts'
import { emese, gabor } from '#testing/server/cast.ts'
import { certificatesOf } from '#testing/server/certificates.ts'
import { idOf, type Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { renamingOf } from '#testing/server/renaming.ts'
import { certificate } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, clock, db } = rajt
const { check, download, finisher, refusedDownload, rows } = await certificatesOf(rajt)
const { rename } = renamingOf(rajt)
const reason = 'Nem a megerősített névre szól.'
const revokeAll = (id: string, by = gabor) =>
  as(by).call(certificate.revokeInAnotherName, { params: { id }, body: { reason } })
const shown = async ({ id }: Person) =>
  (await as(gabor).does(certificate.list, { body: { student: id } as never })).certificates

test('a student mints no certificate in another name', async () => {
  const student = await finisher({ surname: 'Kovács', firstname: 'Péter' })
  await as(student).call(profile.save, {
    body: { surname: 'Musk', firstname: 'Elon', username: student.username },
  })
  await download(student)
  expect(await rows(student)).toMatchObject([{ surname: 'Kovács', firstname: 'Péter', serial: 1 }])
})

test('a certificate in another name is refused by the database', async () => {
  const student = await finisher()
  await download(student)
  const [{ id, number, search_text, status, ended_at, ...row } = {} as never] = await rows(student)
  const forged = db
    .insertInto('certificate')
    .values({
      ...row,
      surname: 'Musk',
      serial: 999,
      code: 'f'.repeat(32),
      status: 'REVOKED',
      ended_at: clock.now(),
      reason,
    })
    .execute()
  await expect(forged).rejects.toThrow('a certificate is made in the name of its student')
})

/** Somebody with two certificates in a former name and one in the present one. */
async function renamed() {
  const student = await finisher()
  await download(student)
  clock.pass(seconds(1))
  await rename(student, { surname: 'Második', firstname: 'Név' })
  await download(student)
  clock.pass(seconds(1))
  await rename(student, { surname: 'Harmadik', firstname: 'Név' })
  return student
}

test('the office revokes every certificate in another name in one act, with a line for each', async () => {
  const student = await renamed()
  await download(student)
  expect((await shown(student)).map(({ inAnotherName }) => inAnotherName)).toEqual([false, true, true])
  const numbers = (await rows(student)).map(({ number }) => number)
  expect(await revokeAll(student.id)).toMatchObject({ status: 200, body: { revoked: numbers.slice(0, 2) } })
  const all = await rows(student)
  expect(all.map(({ status }) => status)).toEqual(['REVOKED', 'REVOKED', 'VALID'])
  expect((await check(all[0]?.code ?? '')).body).toMatchObject({ status: 'REVOKED' })
  const lines = await db
    .selectFrom('audit')
    .select(['subject_id', 'detail'])
    .where('act', '=', 'certificate-revoked')
    .where(
      'subject_id',
      'in',
      all.map(({ id }) => id),
    )
    .orderBy('id')
    .execute()
  expect(lines).toMatchObject([
    { subject_id: all[0]?.id, detail: { reason, number: numbers[0] } },
    { subject_id: all[1]?.id, detail: { reason, number: numbers[1] } },
  ])
  // The one in the confirmed name is given again.
  await download(student)
  expect(await rows(student)).toHaveLength(3)
})

test('the query of the release notes finds them, until they are revoked', async () => {
  const notes = readFileSync(inProject('CHANGELOG.md'), 'utf8')
  const [, query = ''] = /```sql\n(.*?);\n```/s.exec(notes) ?? []
  const student = await renamed()
  const found = async () => {
    const { rows: all } = await sql<{ email: string; says: string }>`${sql.raw(query)}`.execute(db)
    return all.filter(({ email }) => email === student.email)
  }
  const { surname, firstname } = student
  const confirmed = 'Harmadik Név'
  expect(await found()).toMatchObject([
    { says: `${surname} ${firstname}`, confirmed, status: 'SUPERSEDED', asked: null },
    { says: 'Második Név', confirmed, status: 'VALID' },
  ])
  await revokeAll(student.id)
  expect(await found()).toEqual([])
})

test('where the last certificate is revoked so, no other is given until the office allows it', async () => {
  const student = await renamed()
  await revokeAll(student.id)
  expect(await refusedDownload(student)).toBe('certificate-withheld')
  const id = (await rows(student)).at(-1)?.id ?? ''
  await as(gabor).does(certificate.allowAnother, { params: { id }, body: { reason } })
  await download(student)
  expect((await rows(student)).at(-1)).toMatchObject({ surname: 'Harmadik', status: 'VALID' })
})

test('where there is none in another name, the office is told so', async () => {
  const student = await finisher()
  await download(student)
  expect(await revokeAll(student.id)).toMatchObject({
    status: 409,
    body: { code: 'certificate-none-in-another-name' },
  })
  for (const id of [idOf('nobody'), emese.id]) expect(await revokeAll(id)).toMatchObject({ status: 404 })
  expect(await revokeAll(student.id, emese)).toMatchObject({ status: 403 })
})

test('of two revocations at once one finds them', async () => {
  for (let n = 0; n < 3; n++) {
    const student = await renamed()
    const both = await Promise.all([
      revokeAll(student.id),
      revokeAll(student.id),
      download(student).catch(() => null),
    ])
    expect(tally(both.slice(0, 2) as never)).toEqual({ 200: 1, 409: 1 })
  }
})
