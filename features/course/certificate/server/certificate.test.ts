import { describe, expect, test } from 'vitest'
import { confirmName } from '#people/people/server/confirmed-name.ts'
import { transact } from '#platform/server/transact.ts'
import { anna, emese, gabor } from '#testing/server/cast.ts'
import { certificatesOf } from '#testing/server/certificates.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { certificate } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, db, guest, clock } = rajt
const {
  check,
  completeCourse,
  download,
  finisher,
  improve,
  isGenuine,
  moduleAt,
  refusedDownload,
  rows,
  semester,
  standing,
} = await certificatesOf(rajt)
const REASON = { reason: 'Másvalaki írta a vizsgát.' }
const revoke = (id: string) => as(gabor).call(certificate.revoke, { params: { id }, body: REASON })
const codeOf = async (who: Parameters<typeof rows>[0]) => (await rows(who)).at(-1)?.code ?? ''
const idOf = async (who: Parameters<typeof rows>[0]) => (await rows(who)).at(-1)?.id ?? ''

describe('a student', () => {
  test('sees what is missing, then downloads a certificate that holds', async () => {
    const student = await rajt.enter()
    const open = await standing(student)
    expect(open).toMatchObject({ closedBy: 'certificate-not-ready', certificate: null, result: null })
    expect(open.missing).toHaveLength(open.moduleCount)
    expect(open.missing[0]).toMatchObject({ _id: moduleAt(1), title: expect.stringMatching(/./) })
    expect(await refusedDownload(student)).toBe('certificate-not-ready')
    expect(await rows(student)).toEqual([])

    await completeCourse(student)
    expect(await standing(student)).toMatchObject({ closedBy: null, result: { percent: 70, grade: 3 } })
    const file = await download(student)
    expect(await isGenuine(file)).toBe(true)
    const { certificate: own } = await standing(student)
    expect(own).toMatchObject({ status: 'VALID', percent: 70, grade: 3, reason: null })
    expect(own?.number).toMatch(new RegExp(`^${semester}-\\d{6}$`))
    const { status, body } = await check(own?.code ?? '')
    expect(status).toBe(200)
    expect(body).toEqual({
      number: own?.number,
      surname: student.surname,
      firstname: student.firstname,
      programme: own?.programme,
      semester,
      semesterNumber: 1,
      grade: 3,
      percent: 70,
      issuedAt: clock.now().toISOString(),
      status: 'VALID',
      endedAt: null,
    })
  })

  test('gets the same certificate however often and in whatever language they download it', async () => {
    const student = await finisher()
    await download(student)
    clock.pass(60_000)
    await download(student, { language: 'en' })
    expect(await rows(student)).toHaveLength(1)
  })

  test('has no certificate of a semester that they were not in', async () => {
    const student = await finisher()
    expect(await refusedDownload(student, { semester: '1999-00-1' })).toBe('not-found')
  })

  test('prints no identity card number that the profile does not have', async () => {
    const student = await finisher()
    expect(await refusedDownload(student, { identityCard: 'yes' })).toBe('identity-card-missing')
    expect(await rows(student)).toEqual([])
  })

  test('who was renamed gets a new certificate in place of the old one, which keeps what it says', async () => {
    const student = await finisher()
    await download(student)
    const { id, firstname } = student
    await transact(db, (tx) => confirmName(tx, { id, surname: 'Új', firstname, by: gabor.id }, clock.now()))
    await download(student)
    const [first, second] = await rows(student)
    expect([first?.surname, first?.status]).toEqual([student.surname, 'SUPERSEDED'])
    expect([second?.surname, second?.status]).toEqual(['Új', 'VALID'])
  })
})

describe('a later result', () => {
  test('supersedes the certificate at once, and the next download is another one', async () => {
    const student = await finisher()
    await download(student)
    const code = await codeOf(student)
    await improve(student, 100)
    expect((await check(code)).body).toMatchObject({ status: 'SUPERSEDED', endedAt: null, percent: 70 })
    expect((await standing(student)).certificate).toMatchObject({ status: 'SUPERSEDED' })
    clock.pass(1000)
    await download(student)
    expect((await check(code)).body).toMatchObject({
      status: 'SUPERSEDED',
      percent: 70,
      endedAt: clock.now().toISOString(),
    })
    expect((await check(await codeOf(student))).body).toMatchObject({ status: 'VALID', percent: 74 })
  })

  test('that is worse supersedes it too: the last result counts', async () => {
    const student = await finisher()
    await download(student)
    await improve(student, 0)
    expect((await check(await codeOf(student))).body).toMatchObject({ status: 'SUPERSEDED' })
    await download(student)
    expect((await standing(student)).certificate).toMatchObject({ status: 'VALID', percent: 60, grade: 3 })
  })

  test('at the same moment as a download leaves no certificate that says more than is true', async () => {
    for (const points of [100, 90, 80]) {
      const student = await finisher()
      await Promise.all([download(student), improve(student, points), download(student)])
      await download(student)
      const all = await rows(student)
      expect(all.filter(({ status }) => status === 'VALID')).toHaveLength(1)
      const { body } = await check(await codeOf(student))
      expect(body).toMatchObject({ status: 'VALID', percent: Math.floor((6 * 70 + points) / 7) })
    }
  })
})

describe('a number', () => {
  test('is one for each certificate, without gaps, when thirty are made at once', async () => {
    const students = []
    for (let n = 0; n < 15; n++) students.push(await finisher())
    await Promise.all(students.flatMap((one) => [download(one), download(one)]))
    for (const one of students) expect(await rows(one)).toHaveLength(1)
    const serials = await db.selectFrom('certificate').select('serial').orderBy('serial').execute()
    expect(serials.map(({ serial }) => serial)).toEqual(serials.map((_, i) => i + 1))
  })
})

describe('a revoked certificate', () => {
  test('is shown as revoked, without the reason; its student reads the reason and gets no other', async () => {
    const student = await finisher()
    await download(student)
    const id = await idOf(student)
    clock.pass(1000)
    expect((await revoke(id)).body).toMatchObject({
      status: 'REVOKED',
      ...REASON,
      can: { revoke: false, allowAnother: true },
    })
    const { body } = await check(await codeOf(student))
    expect(body).toMatchObject({ status: 'REVOKED', endedAt: clock.now().toISOString() })
    expect(JSON.stringify(body)).not.toContain(REASON.reason)
    expect(await standing(student)).toMatchObject({ closedBy: 'certificate-withheld', certificate: REASON })
    expect(await refusedDownload(student)).toBe('certificate-withheld')
    expect(await revoke(id)).toMatchObject({ status: 409, body: { code: 'certificate-already-revoked' } })
    await improve(student, 100)
    expect(await refusedDownload(student)).toBe('certificate-withheld')
  })

  test('is followed by another once the office allows it, and stays revoked', async () => {
    const student = await finisher()
    await download(student)
    const id = await idOf(student)
    const allow = () => as(gabor).call(certificate.allowAnother, { params: { id }, body: REASON })
    expect(await allow()).toMatchObject({ status: 409, body: { code: 'certificate-not-withheld' } })
    await revoke(id)
    expect(await allow()).toMatchObject({ status: 200, body: { can: { allowAnother: false } } })
    expect(await allow()).toMatchObject({ status: 409 })
    await download(student)
    expect((await rows(student)).map(({ status }) => status)).toEqual(['REVOKED', 'VALID'])
  })

  test('is the last one when it is revoked and downloaded at the same moment', async () => {
    for (let n = 0; n < 5; n++) {
      const student = await finisher()
      await download(student)
      const id = await idOf(student)
      const [revoked] = await Promise.all([
        revoke(id),
        as(student).call(certificate.file, { query: { semester, language: 'hu' } }),
      ])
      expect(revoked.status).toBe(200)
      expect((await rows(student)).map(({ status }) => status)).toEqual(['REVOKED'])
      expect(await refusedDownload(student)).toBe('certificate-withheld')
    }
  })

  test('was revoked by one of the office, once, with a line in the audit', async () => {
    const student = await finisher()
    await download(student)
    const id = await idOf(student)
    const statuses = (await Promise.all([revoke(id), revoke(id), revoke(id)])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409, 409])
    const lines = await db
      .selectFrom('audit')
      .select(['act', 'actor_id'])
      .where('subject_id', '=', id)
      .execute()
    expect(lines).toEqual([
      { act: 'certificate-issued', actor_id: student.id },
      { act: 'certificate-revoked', actor_id: gabor.id },
    ])
  })
})

describe('the check', () => {
  test.each([
    ['a code that nobody has', '0'.repeat(32)],
    ['half a code', 'abc'],
    ['a number in place of a code', '2026-27-1-000001'],
    ['letters of no code', 'z'.repeat(32)],
  ])('does not find %s, in the same words each time', async (_what, code) => {
    const { status, body } = await check(code)
    expect({ status, body }).toMatchObject({ status: 404, body: { code: 'not-found' } })
    const { requestId: _, ...unknown } = body as unknown as Record<string, unknown>
    const { requestId: __, ...other } = (await check('f'.repeat(32))).body as unknown as Record<
      string,
      unknown
    >
    expect(unknown).toEqual(other)
  })

  test('takes as long for a code that nobody has as for one that somebody has', async () => {
    const student = await finisher()
    await download(student)
    const known = await codeOf(student)
    const timeOf = async (code: string) => {
      const from = performance.now()
      await check(code)
      return performance.now() - from
    }
    for (const code of [known, '0'.repeat(32)]) expect(await timeOf(code)).toBeGreaterThan(115)
  })

  test('reads a code as it is typed from paper', async () => {
    const student = await finisher()
    await download(student)
    const code = (await codeOf(student)).toUpperCase()
    expect(await check(`${code.slice(0, 8)} ${code.slice(8)}`)).toMatchObject({ status: 200 })
  })
})

describe('a changed key', () => {
  test('signs from then on, and what the old key signed stays valid', async () => {
    const student = await finisher()
    const before = await download(student)
    const { keys } = await guest.does(certificate.keys)
    const key = keys.find(({ retiredAt }) => retiredAt === null)?.id ?? ''
    const change = () => as(gabor).call(certificate.changeKey, { body: { key, reason: 'Évente.' } })
    const answers = await Promise.all([change(), change()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const after = await download(student)
    expect([await isGenuine(before), await isGenuine(after)]).toEqual([true, true])
    expect((await guest.does(certificate.keys)).keys).toHaveLength(keys.length + 1)
    const lines = await db
      .selectFrom('audit')
      .select('detail')
      .where('act', '=', 'certificate-key-changed')
      .execute()
    expect(lines).toEqual([{ detail: { reason: 'Évente.' } }])
  })
})

describe('the office', () => {
  test('finds certificates by name, number, state and student', async () => {
    const student = await finisher({ surname: 'Kökörcsin' })
    await download(student)
    const [row] = await rows(student)
    const found = async (body: object) =>
      (await as(gabor).does(certificate.list, { body: body as never })).certificates.map(({ _id }) => _id)
    expect(await found({ search: 'kokorcsin' })).toEqual([row?.id])
    expect(await found({ search: row?.number })).toEqual([row?.id])
    expect(await found({ student: student.id })).toEqual([row?.id])
    expect(await found({ student: anna.id })).toEqual([])
    expect(await found({ status: ['VALID'] })).toContain(row?.id)
    expect(await found({ status: ['REVOKED'] })).not.toContain(row?.id)
  })

  test('sees how many certificates each state has, whichever is shown', async () => {
    const student = await finisher()
    await download(student)
    const counts = async (body: object) =>
      (await as(gabor).does(certificate.list, { body: body as never })).byStatus
    for (const status of [[], ['VALID'], ['REVOKED']])
      expect(await counts({ student: student.id, status })).toEqual({ VALID: 1, SUPERSEDED: 0, REVOKED: 0 })
    const [{ count } = { count: 0 }] = await db
      .selectFrom('certificate')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', '=', 'VALID')
      .execute()
    expect((await counts({})).VALID).toBe(Number(count))
  })

  test('alone lists and revokes', async () => {
    for (const who of [emese, anna])
      expect((await as(who).refused(certificate.list, { body: {} })).code).toBe('not-allowed')
  })
})

test('what a certificate says cannot be changed, even by a defect', async () => {
  const student = await finisher()
  await download(student)
  await expect(
    db.updateTable('certificate').set({ grade: 5 }).where('account_id', '=', student.id).execute(),
  ).rejects.toThrow('a certificate keeps what it says')
})
