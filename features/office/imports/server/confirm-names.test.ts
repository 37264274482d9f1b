import { expect, test } from 'vitest'
import type { Encoding } from '#platform/contract/encoding.ts'
import { gabor } from '#testing/server/cast.ts'
import { csvFile, importsOf } from '#testing/server/importing.ts'
import { bytesIn } from '#testing/server/names.ts'
import { idOf } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { type Import, imports } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, db, mails, enter } = rajt
const { preview, previewed, one, start, rows, run } = importsOf(rajt)

const confirm = (id: string, who = gabor) => as(who).call(imports.confirmNames, { params: { id } })
const discard = (id: string) => as(gabor).call(imports.discard, { params: { id } })

/** A mentor whose surname is another one in another encoding. */
function fileOf(name: string, encoding: Encoding, email: string) {
  const bytes = bytesIn(encoding, `surname;firstname;email\n${name};Anna;${email}`)
  return new File([new Uint8Array(bytes ?? [])], 'lista.csv', { type: 'text/csv' })
}
const again = (file: File, encoding: Encoding, insteadOf: string) =>
  as(gabor).call(imports.preview, { body: { role: 'MENTOR', encoding, insteadOf }, files: { file } })
const actsOf = async (id: string) =>
  (await db.selectFrom('audit').select('act').where('subject_id', '=', id).orderBy('id').execute()).map(
    ({ act }) => act,
  )

test('nobody is invited under a name that may have been read wrongly, until somebody says that it is right', async () => {
  const email = 'unsure.one@test.example'
  const made = await previewed(fileOf('Poľana', 'windows-1250', email))
  expect(made).toMatchObject({
    counts: { INVITE: 1 },
    can: { start: false, discard: true },
    reading: { encoding: 'windows-1250', isSure: false, cleaned: 0 },
  })
  expect(made.reading.looks).toEqual(
    expect.arrayContaining([
      { encoding: 'windows-1250', names: ['Poľana Anna'] },
      { encoding: 'iso-8859-2', names: ['Požana Anna'] },
    ]),
  )
  expect(made.reading.looks[0]?.encoding).toBe('windows-1250')
  expect((await start(made._id)).body).toMatchObject({ status: 409, code: 'import-names-unsure' })
  expect(await mails(email)).toEqual([])
  const answers = await Promise.all([confirm(made._id), confirm(made._id)])
  for (const { body } of answers)
    expect(body).toMatchObject({ can: { start: true }, reading: { isSure: true, looks: [] } })
  await start(made._id)
  expect(await run(made._id)).toMatchObject({ status: 'DONE', counts: { INVITED: 1 } })
  expect(await mails(email)).toHaveLength(1)
  expect(await actsOf(made._id)).toEqual([
    'import-previewed',
    'import-names-confirmed',
    'import-started',
    'import-finished',
  ])
})

test('the same file is read in another encoding instead, and what was read wrongly is forgotten', async () => {
  const file = fileOf('Božik', 'iso-8859-2', 'unsure.two@test.example')
  const wrong = await previewed(file)
  expect((await rows(wrong._id)).map(({ surname }) => surname)).toEqual(['Boľik'])
  const { body } = await again(file, 'iso-8859-2', wrong._id)
  const right = body as Import
  expect(right).toMatchObject({
    can: { start: true },
    reading: { encoding: 'iso-8859-2', isSure: true, looks: [] },
  })
  expect((await rows(right._id)).map(({ surname }) => surname)).toEqual(['Božik'])
  expect(await one(wrong._id)).toMatchObject({ status: 'DISCARDED', reading: { looks: [] } })
})

test('what somebody has started meanwhile is not read again', async () => {
  const file = fileOf('Őrsi', 'ibm852', 'unsure.three@test.example')
  const made = await previewed(file)
  await confirm(made._id)
  await start(made._id)
  expect((await again(file, 'ibm852', made._id)).body).toMatchObject({ status: 409, code: 'import-not-open' })
  await run(made._id)
})

test('instead of an import that there is not, nothing is read', async () => {
  const file = fileOf('Őrsi', 'ibm852', 'unsure.nine@test.example')
  expect((await again(file, 'ibm852', idOf('no import'))).body).toMatchObject({
    status: 404,
    code: 'not-found',
  })
})

test('a discarded file has no names to confirm', async () => {
  const made = await previewed(fileOf('Őrsi', 'ibm852', 'unsure.four@test.example'))
  await discard(made._id)
  expect((await confirm(made._id)).body).toMatchObject({ status: 409, code: 'import-not-open' })
})

test('of one who confirms and one who discards at the same moment, one is first, and nothing is half', async () => {
  const other = await enter({ role: 'OFFICE', university: null })
  for (let n = 0; n < 5; n++) {
    const made = await previewed(fileOf('Őrsi', 'ibm852', `unsure.race${n}@test.example`))
    await Promise.all([confirm(made._id, other), discard(made._id), start(made._id)])
    const { status, reading, counts } = await one(made._id)
    if (status === 'DISCARDED') expect(counts).toEqual({ INVITE: 0, INVITED: 0, SAME: 0, REFUSED: 0 })
    else expect({ status, isSure: reading.isSure }).toEqual({ status: 'RUNNING', isSure: true })
    await run(made._id)
  }
})

test('names that were spoiled before they came here are asked about, whatever the file is', async () => {
  const email = 'unsure.five@test.example'
  const made = await previewed(
    csvFile([
      ['\ufeffVezetéknév', 'Keresztnév', 'E-mail-cím'],
      ['TĂłth', 'Ida', email],
      ['Kiss', 'Éva', 'unsure.six@test.example'],
    ]),
  )
  expect(made.reading).toEqual({
    encoding: 'utf-8',
    isSure: false,
    looks: [{ encoding: 'utf-8', names: ['TĂłth Ida'] }],
    cleaned: 0,
  })
})

test('letters in question that are in no name are not asked about', async () => {
  const bytes = bytesIn(
    'windows-1250',
    'surname;firstname;email;note\nKiss;Anna;unsure.seven@test.example;Poľana',
  )
  const made = await previewed(new File([new Uint8Array(bytes ?? [])], 'a.csv', { type: 'text/csv' }))
  expect(made.reading).toMatchObject({ isSure: true, looks: [] })
})

test('the database starts nothing whose names are in question', async () => {
  const made = await previewed(fileOf('Őrsi', 'ibm852', 'unsure.eight@test.example'))
  const set = { status: 'RUNNING', decided_at: new Date(), decided_by: gabor.id, looks: '[]' } as const
  await expect(db.updateTable('import').set(set).where('id', '=', made._id).execute()).rejects.toThrow(
    'an_import_that_starts_has_sure_names',
  )
})

test.each([
  [
    'a workbook of before 2007',
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array(600).fill(0)]),
  ],
  [
    'XML of Excel 2003',
    Buffer.from('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>'),
  ],
  [
    'a page',
    Buffer.from('<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table><tr><td>Név</table>'),
  ],
])('%s that is called xls is told to be saved as xlsx', async (_, bytes) => {
  const { body } = await preview(
    new File([new Uint8Array(bytes)], 'lista.xls', { type: 'application/vnd.ms-excel' }),
  )
  expect(body).toMatchObject({ status: 400, code: 'import-no-workbook' })
})

test('a quotation mark within a cell refuses its row and names it, and the others are read', async () => {
  const made = await previewed(
    csvFile([
      ['Vezetéknév', 'Keresztnév', 'E-mail-cím'],
      ['Kis "Pici', 'Ida', 'quote.one@test.example'],
      ['"Nagy" Tóth', 'Éva', 'quote.two@test.example'],
      ['Kis', 'Éva', 'quote.three@test.example'],
    ]),
  )
  expect(await rows(made._id)).toMatchObject([
    { line: 2, problems: [{ field: 'surname', rule: 'sign', hint: 'U+0022' }] },
    { line: 3, problems: [{ field: 'surname', rule: 'sign', hint: 'U+0022' }] },
    { line: 4, outcome: 'INVITE' },
  ])
})

test.each([
  ['does not end', ['"Kis', 'Ida', 'a@b.example'], ['Nagy', 'Éva', 'c@d.example']],
  ['ends rows later', ['"Kis', 'Ida', 'a@b.example'], ['"Nagy', 'Éva', 'c@d.example']],
])('a quotation mark that %s is refused with its line', async (_, ...lines) => {
  const { body } = await preview(
    csvFile([['Surname', 'First name', 'E-mail'], ['Úr', 'Ida', 'e@f.example'], ...lines]),
  )
  expect(body).toMatchObject({ code: 'import-quote-open', detail: { line: 3 } })
})
