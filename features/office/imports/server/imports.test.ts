import { describe, expect, test } from 'vitest'
import { people } from '#people/people/calls.ts'
import { days } from '#platform/server/clock.ts'
import { breakingOf } from '#testing/server/break-rows.ts'
import { anna, gabor, hanna, imre, kata } from '#testing/server/cast.ts'
import { csvFile, importsOf, mentorLines } from '#testing/server/importing.ts'
import { inviteForm } from '#testing/server/inviting.ts'
import { idOf } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { strayFiles } from '#testing/server/stray-files.ts'
import { XLSX, xlsxTable } from '#testing/server/tables.ts'
import { type Import, imports } from '../calls.ts'
import { forgetOldImports } from './forget.ts'
import { readTable } from './read-table.ts'

const rajt = await buildTestRajt()
const { app, as, db, mails, clock, enter, renew, folder, failures } = rajt
const { breakRows, mend } = breakingOf(rajt)
const { work, preview, previewed, one, start, rows, run } = importsOf(rajt)

const counts = (own: Partial<Import['counts']>) => ({ INVITE: 0, INVITED: 0, SAME: 0, REFUSED: 0, ...own })
const actsOf = async (id: string) =>
  (await db.selectFrom('audit').select('act').where('subject_id', '=', id).orderBy('id').execute()).map(
    ({ act }) => act,
  )
const accounts = async () =>
  Number(
    (
      await db
        .selectFrom('account')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )
const emails = (lines: string[][]) => lines.slice(1).map(([, , email = '']) => email)

describe('a preview', () => {
  test('says what would happen to each row, and does nothing', async () => {
    const before = await accounts()
    const [header = [], newcomer = []] = mentorLines(1)
    const lines = [
      [...header, 'Megjegyzés'],
      newcomer,
      ['Nagy', 'Hanna', hanna.email],
      ['Kis', 'Anna', anna.email],
      ['', 'Név', 'nincs.neve@test.example'],
      newcomer,
    ]
    lines[2] = [hanna.surname, hanna.firstname, hanna.email]
    const made = await previewed(csvFile(lines))
    expect(made).toMatchObject({
      fileName: 'lista.csv',
      status: 'PREVIEWED',
      ignored: ['Megjegyzés'],
      decidedAt: null,
      madeBy: { surname: gabor.surname, firstname: gabor.firstname },
      counts: counts({ INVITE: 1, SAME: 1, REFUSED: 3 }),
      can: { start: true, discard: true },
    })
    expect(await rows(made._id)).toMatchObject([
      { line: 2, outcome: 'INVITE', email: newcomer[2], role: 'MENTOR', problems: [] },
      { line: 3, outcome: 'SAME' },
      { line: 4, outcome: 'REFUSED', problems: [{ field: 'email', rule: 'taken', hint: 'STUDENT' }] },
      { line: 5, outcome: 'REFUSED', problems: [{ field: 'surname', rule: 'missing' }] },
      { line: 6, outcome: 'REFUSED', problems: [{ field: 'email', rule: 'twice', hint: '2' }] },
    ])
    expect(await rows(made._id, { outcomes: ['SAME'] })).toMatchObject([{ email: hanna.email }])
    expect(await rows(made._id, { search: 'ncs neve' })).toMatchObject([{ line: 5 }])
    expect(await accounts()).toBe(before)
    expect(await mails(newcomer[2] ?? '')).toEqual([])
    expect(await strayFiles(db, folder)).toEqual([])
    expect(await actsOf(made._id)).toEqual(['import-previewed'])
  })

  test('of a workbook, with a role in each row', async () => {
    const lines = [
      ['Role', 'E-mail', 'First name', 'Surname', 'University', 'Neptun code', 'Language'],
      ['student', 'imp.student@test.example', 'Ida', 'Úr', 'PTE', 'imp001', 'English'],
      ['coordinator', 'imp.coordinator@test.example', 'Ida', 'Úr', 'pte', '', ''],
      ['office', 'imp.office@test.example', 'Ida', 'Úr', '', '', ''],
    ]
    const content = new Uint8Array(await xlsxTable(lines))
    const made = await previewed(new File([content], 'lista.xlsx', { type: XLSX }), null)
    expect(made.counts).toEqual(counts({ INVITE: 3 }))
    await start(made._id)
    expect(await run(made._id)).toMatchObject({ status: 'DONE', counts: counts({ INVITED: 3 }) })
    expect((await mails('imp.student@test.example'))[0]).toMatchObject({
      language: 'en',
      template: 'invitation',
    })
  })

  test.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\gabor\\lista.csv', 'lista.csv'],
    ['\u202elista.csv', 'lista.csv'],
  ])('of a file named %j names it without a path', async (name, kept) => {
    expect((await previewed(csvFile(mentorLines(1), name))).fileName).toBe(kept)
  })

  test('of an address that nobody has proven invites; of one that is waiting says that it is taken', async () => {
    const made = await previewed(
      csvFile([
        ['Surname', 'First name', 'E-mail'],
        ['Új', 'Kata', kata.email],
        ['Új', 'Imre', imre.email],
      ]),
    )
    expect((await rows(made._id)).map(({ outcome }) => outcome)).toEqual(['INVITE', 'REFUSED'])
  })

  test.each([
    ['import-empty', 'Vezetéknév;Keresztnév;E-mail-cím\n;;\n'],
    ['import-name-in-one', 'Név;E-mail-cím\nÚr Ida;a@b.example'],
    ['import-columns-missing', 'Megjegyzés;E-mail-cím\nÚr Ida;a@b.example'],
    ['import-columns-missing', ''],
    ['import-quote-open', 'a;b\n"a'],
    ['import-no-workbook', '<html><table><tr><td>Vezetéknév'],
    [
      'import-no-workbook',
      '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
    ],
    ['import-too-long', `${'a;'.repeat(101)}\n`],
    ['invalid-request', '%PDF-1.7\n'],
  ])('is refused as %s', async (code, text) => {
    expect((await preview(new File([text], 'a.csv', { type: 'text/csv' }))).body).toMatchObject({ code })
  })

  test('of a file that is too large is refused', async () => {
    const { status } = await preview(new File(['a'.repeat(2 * 1024 * 1024 + 1)], 'a.csv'))
    expect(status).toBe(413)
  })

  test.each([10, 30, 50, 70, 90, 99])(
    'of a workbook that is broken off at %i %% is refused',
    async (percent) => {
      const whole = await xlsxTable(mentorLines(50))
      const part = new Uint8Array(whole.subarray(0, Math.floor((whole.length * percent) / 100)))
      const { status } = await preview(new File([part], 'lista.xlsx'))
      expect(status).toBe(400)
    },
  )
})

describe('a confirmed import', () => {
  test('invites each as a single invitation does, and leaves its lines', async () => {
    const lines = mentorLines(3)
    const made = await previewed(csvFile(lines))
    expect((await start(made._id)).body).toMatchObject({
      status: 'RUNNING',
      can: { start: false, discard: false },
    })
    expect(await run(made._id)).toMatchObject({ status: 'DONE', counts: counts({ INVITED: 3 }) })
    for (const email of emails(lines)) expect(await mails(email)).toMatchObject([{ template: 'invitation' }])
    const { data } = await as(gabor).does(people.invitations, { body: { search: emails(lines)[0] } as never })
    expect(data).toMatchObject([{ status: 'SENT', role: 'MENTOR' }])
    expect(await actsOf(data[0]?._id ?? '')).toEqual(['invited'])
    expect(await actsOf(made._id)).toEqual(['import-previewed', 'import-started', 'import-finished'])
  })

  test('refuses a row that fails for a reason of its own, and goes on with the others', async () => {
    const lines = mentorLines(3)
    const [first, stuck, last] = emails(lines)
    const made = await previewed(csvFile(lines))
    await start(made._id)
    await breakRows('mail', 'insert', `new.recipient = '${stuck}'`)
    expect(await run(made._id)).toMatchObject({ status: 'DONE', counts: counts({ INVITED: 2, REFUSED: 1 }) })
    expect(await rows(made._id)).toMatchObject([
      { email: first, outcome: 'INVITED' },
      { email: stuck, outcome: 'REFUSED', problems: [{ rule: 'failed' }] },
      { email: last, outcome: 'INVITED' },
    ])
    expect(failures.splice(0)).toMatchObject([expect.stringContaining('a row could not be invited')])
    await mend()
    const again = await previewed(csvFile(lines))
    expect(again.counts).toEqual(counts({ INVITE: 1, SAME: 2 }))
  })

  test('of the same file again changes nothing and says so', async () => {
    const lines = mentorLines(2)
    const first = await previewed(csvFile(lines))
    await start(first._id)
    await run(first._id)
    const before = await accounts()
    const again = await previewed(csvFile(lines))
    expect(again.counts).toEqual(counts({ SAME: 2 }))
    await start(again._id)
    expect(await run(again._id)).toMatchObject({ status: 'DONE', counts: counts({ SAME: 2 }) })
    expect(await accounts()).toBe(before)
    for (const email of emails(lines)) expect(await mails(email)).toHaveLength(1)
  })

  test('by two at once, and worked off twice at once, invites each person once', async () => {
    const other = await enter({ role: 'OFFICE', university: null })
    const lines = mentorLines(20)
    const made = await Promise.all([previewed(csvFile(lines)), previewed(csvFile(lines), 'MENTOR', other)])
    const ids = made.map(({ _id }) => _id)
    await Promise.all(ids.flatMap((id) => [start(id), start(id, other)]))
    await Promise.all(ids.flatMap((id) => [work({ import: id }), work({ import: id })]))
    const ended = await Promise.all(ids.map((id) => run(id)))
    expect(ended.map(({ status }) => status)).toEqual(['DONE', 'DONE'])
    expect(ended.reduce((sum, { counts: { INVITED, SAME } }) => sum + INVITED + SAME, 0)).toBe(40)
    expect(ended.reduce((sum, { counts: { INVITED } }) => sum + INVITED, 0)).toBe(20)
    for (const email of emails(lines)) expect(await mails(email)).toHaveLength(1)
  })

  test('looks at each row again: who was invited meanwhile is not invited again, who took the code is told', async () => {
    const made = await previewed(
      csvFile([
        ['Surname', 'First name', 'E-mail', 'University', 'Neptun', 'Username'],
        ['Új', 'Egy', 'mean.one@test.example', 'pte', 'MEAN01', ''],
        ['Új', 'Két', 'mean.two@test.example', 'pte', 'MEAN02', ''],
        ['Új', 'Há', 'mean.three@test.example', 'pte', 'MEAN03', 'mean.three'],
      ]),
      'STUDENT',
    )
    expect(made.counts).toEqual(counts({ INVITE: 3 }))
    const student = { role: 'STUDENT', university: 'pte' } as const
    const invite = (own: object) =>
      as(gabor).does(people.invite, { body: inviteForm({ ...student, ...own }) })
    await invite({ surname: 'Új', firstname: 'Egy', email: 'mean.one@test.example', neptun: 'MEAN01' })
    await invite({ neptun: 'MEAN02' })
    // Alike to the eye; only the database knows.
    await invite({ neptun: 'MEAN09', username: 'mEan.thrée' })
    await start(made._id)
    expect((await run(made._id)).counts).toEqual(counts({ SAME: 1, REFUSED: 2 }))
    expect((await rows(made._id)).map(({ problems }) => problems)).toEqual([
      [],
      [{ field: 'neptun', rule: 'taken', hint: null }],
      [{ field: 'username', rule: 'taken', hint: null }],
    ])
  })

  test('by somebody else is the same import: the second learns who started it', async () => {
    const other = await enter({ role: 'OFFICE', university: null })
    const made = await previewed(csvFile(mentorLines(1)))
    await start(made._id, other)
    expect((await start(made._id)).body).toMatchObject({
      status: 'RUNNING',
      decidedBy: { surname: other.surname, firstname: other.firstname },
    })
    expect((await as(gabor).call(imports.discard, { params: { id: made._id } })).body).toMatchObject({
      code: 'import-not-open',
    })
    await run(made._id)
  })
})

describe('a discarded import', () => {
  test('forgets its rows and cannot be started; again changes nothing', async () => {
    const made = await previewed(csvFile(mentorLines(2)))
    const discard = () => as(gabor).does(imports.discard, { params: { id: made._id } })
    expect(await discard()).toMatchObject({ status: 'DISCARDED', counts: counts({}), can: { start: false } })
    expect(await discard()).toMatchObject({ status: 'DISCARDED' })
    expect((await start(made._id)).body).toMatchObject({ status: 409, code: 'import-not-open' })
    expect(await rows(made._id)).toEqual([])
    expect(await actsOf(made._id)).toEqual(['import-previewed', 'import-discarded'])
  })
})

test('every import is listed, newest first, and an invented one is not found', async () => {
  clock.pass(days(1))
  await renew(gabor)
  const made = await previewed(csvFile(mentorLines(1), 'legújabb.csv'))
  const { imports: listed } = await as(gabor).does(imports.list, { query: {} })
  expect(listed[0]).toEqual(made)
  expect(await as(gabor).refused(imports.one, { params: { id: idOf('no import') } })).toMatchObject({
    status: 404,
  })
})

test('the example of each language can be imported as it is, and again after its refused rows were put right', async () => {
  for (const language of ['hu', 'en'] as const) {
    const template = await download(`/api/import-template?language=${language}`)
    const made = await previewed(new File([new Uint8Array(template)], 'minta.xlsx'), null)
    expect(made).toMatchObject({ counts: counts({ INVITE: 1 }), ignored: [] })
  }
  const wrong = [
    ['Vezetéknév', 'Keresztnév', 'E-mail-cím', 'Egyetem', 'Neptun-kód'],
    ['Új', 'Ida', 'put.right@test.example', 'Pécsi Egyetem', 'XX'],
  ]
  const { _id } = await previewed(csvFile(wrong), 'STUDENT')
  const content = await download(`/api/imports/${_id}/problems?language=hu`)
  const { rows: table } = await readTable({ mediaType: XLSX, content: async () => content })
  expect(table[1]?.cells.slice(0, 2)).toEqual([
    '2',
    'Neptun-kód: hat betűből vagy számjegyből kell állnia; Egyetem: ismeretlen. Erre gondoltál? Pécsi Tudományegyetem',
  ])
  const again = await previewed(new File([new Uint8Array(content)], 'javítva.xlsx'), null)
  expect(again).toMatchObject({ counts: counts({ REFUSED: 1 }), ignored: ['Sor', 'Miért'] })
})

async function download(url: string): Promise<Buffer> {
  const { rawPayload, statusCode } = await app.inject({
    url,
    headers: { authorization: `Bearer ${gabor.token}` },
  })
  expect(statusCode).toBe(200)
  return rawPayload
}

test('what was read is forgotten after a month, unless it is running', async () => {
  const made = [await previewed(csvFile(mentorLines(1))), await previewed(csvFile(mentorLines(1)))]
  const [old, running] = made.map(({ _id }) => _id)
  await start(running ?? '')
  clock.pass(days(30) + 1)
  await renew(gabor)
  await forgetOldImports(db, clock.now())
  expect(await as(gabor).refused(imports.one, { params: { id: old ?? '' } })).toMatchObject({ status: 404 })
  expect(await one(running ?? '')).toMatchObject({ status: 'RUNNING' })
  await run(running ?? '')
  expect(await actsOf(old ?? '')).toEqual(['import-previewed', 'import-forgotten'])
})

test('a person imports sixty files an hour', async () => {
  clock.pass(days(1))
  await renew(gabor)
  for (let n = 0; n < 60; n++) await preview(csvFile([[]]))
  expect((await preview(csvFile(mentorLines(1)))).status).toBe(429)
})
