import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { days } from '#platform/server/clock.ts'
import { inProject } from '#platform/server/in-project.ts'
import { gabor } from '#testing/server/cast.ts'
import { importsOf } from '#testing/server/importing.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import type { Import } from '../calls.ts'

const rajt = await buildTestRajt()
const { preview, rows } = importsOf(rajt)

beforeEach(async () => {
  rajt.clock.pass(days(1))
  await rajt.renew(gabor)
})

const fixture = (name: string) =>
  new File([new Uint8Array(readFileSync(inProject(`testing/server/fixtures/imports/${name}`)))], name)

async function read(name: string) {
  const { status, body } = await preview(fixture(name), 'STUDENT')
  expect({ name, status }).toEqual({ name, status: 200 })
  const made = body as Import
  const found = await rows(made._id)
  return { made, rows: found, names: found.map(({ surname, firstname }) => `${surname} ${firstname}`) }
}

describe('a zero among the letters of a workbook', () => {
  test.each([
    ['surname', 'xlsx-nul-surname.xlsx', 'surname'],
    ['address', 'xlsx-nul-email.xlsx', 'email'],
    ['Neptun code', 'xlsx-nul-neptun.xlsx', 'neptun'],
  ])('of a %s refuses the row and names the sign', async (_, name, field) => {
    expect((await read(name)).rows).toMatchObject([
      { outcome: 'REFUSED', problems: [{ field, rule: 'sign', hint: 'U+0000' }] },
    ])
  })
  test('of a university refuses the row', async () =>
    expect((await read('xlsx-nul-university.xlsx')).rows).toMatchObject([
      { outcome: 'REFUSED', problems: [{ field: 'university', rule: 'unknown' }] },
    ]))
  test('of a header that is not read is left out of its name', async () => {
    const { made } = await read('xlsx-nul-header.xlsx')
    expect(made).toMatchObject({ ignored: ['Meg jegyzés'], counts: { INVITE: 1 } })
  })
})

test('an end of a line within a name of a workbook is a space', async () => {
  const { made, names } = await read('xlsx-cr-name.xlsx')
  expect(names).toEqual(['Pró ba Anna'])
  expect(made).toMatchObject({ counts: { INVITE: 1 }, reading: { cleaned: 1, isSure: true } })
})

test('errors and truth values of Excel are named, and nobody is called so', async () => {
  expect((await read('xlsx-errors-and-booleans.xlsx')).rows).toMatchObject([
    { problems: [{ field: 'surname', rule: 'error', hint: '#N/A' }] },
    {
      problems: [
        { field: 'surname', rule: 'truth', hint: 'TRUE' },
        { field: 'firstname', rule: 'truth', hint: 'FALSE' },
      ],
    },
    {
      problems: [
        { field: 'email', rule: 'error', hint: '#REF!' },
        { field: 'neptun', rule: 'error', hint: '#REF!' },
      ],
    },
  ])
})

test('a Neptun code that Excel made a number of is taken where it lost nothing', async () => {
  const number = (hint: string) => [{ field: 'neptun', rule: 'number', hint }]
  expect((await read('xlsx-neptun-as-number.xlsx')).rows).toMatchObject([
    { outcome: 'INVITE', neptun: '123456' },
    { outcome: 'REFUSED', problems: number('12345') },
    { outcome: 'REFUSED', problems: number('1.234E9') },
    { outcome: 'REFUSED', problems: [{ field: 'neptun', rule: 'twice', hint: '2' }] },
  ])
})

test('a workbook may call its relations as it likes', async () =>
  expect((await read('xlsx-relationship-prefix.xlsx')).made.counts.INVITE).toBe(1))

test('letters of DOS are read as such, with a header that gives no hint', async () => {
  const { made, names } = await read('csv-cp852-plain-header.csv')
  expect(names).toEqual(['Vámos Lúcia', 'Kárpáti Júlia', 'Árva Ábel', 'Mándi Ágnes', 'Túri Mária'])
  expect(made).toMatchObject({ counts: { INVITE: 5 }, reading: { encoding: 'ibm852', isSure: true } })
})

test("Excel's line that names the separator is no row", async () =>
  expect((await read('csv-sep-line.csv')).rows).toMatchObject([{ line: 2, outcome: 'INVITE' }]))

test('the header is found below a title', async () =>
  expect((await read('csv-title-rows.csv')).rows).toMatchObject([{ line: 4, outcome: 'INVITE' }]))

test('a column of whole names has to be split', async () => {
  const { status, body } = await preview(fixture('csv-full-name-column.csv'), 'STUDENT')
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { code: 'import-name-in-one', detail: { missing: [] } },
  })
})

test('signs that nobody sees are cleaned and told, a letter of another alphabet is named', async () => {
  const { made, names, rows: found } = await read('csv-invisible-dirt.csv')
  expect(names).toEqual([
    'Varga Pál',
    'Szabó Éva',
    'Nagy-Kovács Anna',
    'Tóth Ida',
    'Tóth Ida',
    'Kiss Béla',
    'dr. Kiss Béla',
    'Kovаcs Cirill',
  ])
  expect(found.map(({ email }) => email)).toEqual(
    Array.from({ length: 8 }, (_, i) => `inv${i}@teszt.example`),
  )
  expect(found.map(({ problems }) => problems)).toEqual([
    ...Array(7).fill([]),
    [{ field: 'surname', rule: 'alphabet', hint: 'U+0430' }],
  ])
  expect(made).toMatchObject({ counts: { INVITE: 7, REFUSED: 1 }, reading: { isSure: true, cleaned: 7 } })
})
