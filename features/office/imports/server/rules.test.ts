import { describe, expect, test } from 'vitest'
import type { ImportProblem } from '../calls.ts'
import { columnsOf, languageOf, roleOf } from './columns.ts'
import { type Fields, type Holder, judge, markTwins, readRow } from './rules.ts'
import { nearestUniversity, universityOf } from './similarity.ts'

const universities = {
  szte: 'Szegedi Tudományegyetem',
  pte: 'Pécsi Tudományegyetem',
  bme: 'Budapesti Műszaki és Gazdaságtudományi Egyetem',
}
const HEADER = [
  'Vezetéknév',
  'Keresztnév',
  'E-mail-cím',
  'Egyetem',
  'Neptun-kód',
  'Szerepkör',
  'Felhasználónév',
  'Nyelv',
]
const ida = ['Úr', 'Ida', 'Ida@Hallgato.example', 'Szegedi Tudományegyetem', 'ab12cd', 'hallgató', '', '']

const columns = columnsOf({ line: 1, cells: HEADER }, null)
const given = { columns, role: null, universities }
const row = (own: Record<number, string> = {}, line = 2) =>
  readRow({ line, cells: ida.map((cell, i) => own[i] ?? cell) }, given)

describe('the header', () => {
  test.each([
    [['vezeteknev', ' KERESZTNÉV ', 'email', 'szerep'], null],
    [['Last name', 'Given Name', 'E-mail', 'Role'], null],
    [['Surname', 'First name', 'E-mail address'], 'MENTOR'],
    [['Családnév', 'Utónév', 'E-mail cím', 'Intézmény', 'NEPTUN kód'], 'STUDENT'],
  ] as const)('%j is known in any order, for %s', (cells, role) => {
    expect(columnsOf({ line: 1, cells: cells.toReversed() }, role).ignored).toEqual([])
  })
  test('says which columns were not read, a second one of a kind among them', () => {
    const cells = [...HEADER, 'Megjegyzés', '', 'E-mail']
    expect(columnsOf({ line: 1, cells }, null).ignored).toEqual(['Megjegyzés', 'E-mail'])
  })
  test.each([
    [null, ['role', 'surname', 'firstname', 'email']],
    ['MENTOR', ['surname', 'firstname', 'email']],
    ['UNIVERSITY', ['surname', 'firstname', 'email', 'university']],
    ['STUDENT', ['surname', 'firstname', 'email', 'university', 'neptun']],
  ] as const)('is refused where columns are missing, for %s', (role, missing) => {
    expect(() => columnsOf(undefined, role)).toThrow(
      expect.objectContaining({ code: 'import-columns-missing', why: { detail: { missing } } }),
    )
  })
})

test.each([
  ['Hallgató', 'STUDENT'],
  ['mentor', 'MENTOR'],
  ['Programme office', 'OFFICE'],
  ['Egyetemi koordinátor', 'UNIVERSITY'],
  ['tanár', undefined],
])('the role %s is %s', (text, role) => expect(roleOf(text)).toBe(role))
test.each([
  ['Angol', 'en'],
  ['HU', 'hu'],
  ['német', undefined],
])('the language %s is %s', (text, language) => expect(languageOf(text)).toBe(language))
test.each([
  ['SZTE', 'szte', null],
  ['szegedi tudomanyegyetem', 'szte', 'szte'],
  ['Szegedi Tudomány Egytem', undefined, 'szte'],
  ['Budapesti Műszaki Egyetem', undefined, 'bme'],
  ['Harvard', undefined, null],
  ['', undefined, null],
])('the university %s', (text, id, near) => {
  expect(universityOf(text, universities)).toBe(id)
  expect(nearestUniversity(text, universities)).toBe(near)
})

describe('a row', () => {
  test('takes the form that an account has', () =>
    expect(row()).toEqual({
      line: 2,
      fields: {
        role: 'STUDENT',
        surname: 'Úr',
        firstname: 'Ida',
        email: 'ida@hallgato.example',
        university: 'szte',
        neptun: 'AB12CD',
        username: '',
        language: 'hu',
      },
      problems: [],
      isCleaned: false,
    }))
  test('of a mentor has no university and no Neptun code, whatever the file says', () =>
    expect(row({ 5: 'mentor', 4: 'nincs', 3: 'nincs' })).toMatchObject({
      fields: { university: '', neptun: '' },
      problems: [],
    }))
  test.each<[number, string, Partial<ImportProblem>]>([
    [0, '', { field: 'surname', rule: 'missing' }],
    [0, 'http://a.example', { field: 'surname', rule: 'sign', hint: 'U+003A' }],
    [1, 'a'.repeat(301), { field: 'firstname', rule: 'long', hint: '60' }],
    [2, '', { field: 'email', rule: 'missing' }],
    [2, 'ida@', { field: 'email', rule: 'address' }],
    [3, '', { field: 'university', rule: 'missing' }],
    [3, 'Szegedi Egyetem', { field: 'university', rule: 'unknown', hint: 'szte' }],
    [4, '', { field: 'neptun', rule: 'missing' }],
    [4, 'AB12', { field: 'neptun', rule: 'code' }],
    [5, '', { field: 'role', rule: 'missing' }],
    [5, 'tanár', { field: 'role', rule: 'unknown' }],
    [6, 'a', { field: 'username', rule: 'short', hint: '3' }],
    [7, 'német', { field: 'language', rule: 'unknown' }],
  ])('column %i with “%s” says why', (at, text, problem) =>
    expect(row({ [at]: text }).problems).toEqual([{ hint: null, ...problem }]),
  )
})

test('whoever stands in the file twice is refused there', () => {
  const rows = [row(), row({ 2: 'IDA@hallgato.example', 4: 'XX11XX' }, 3), row({ 2: 'b@c.example' }, 4)]
  expect(markTwins(rows).map(({ problems }) => problems)).toEqual([
    [],
    [{ field: 'email', rule: 'twice', hint: '2' }],
    [{ field: 'neptun', rule: 'twice', hint: '2' }],
  ])
})

describe('beside the accounts', () => {
  const { fields } = row()
  const holder = (own: Partial<Holder> = {}): Holder => ({
    role: 'STUDENT',
    surname: 'Úr',
    firstname: 'Ida',
    email: 'ida@hallgato.example',
    university: 'szte',
    neptun: 'AB12CD',
    username: 'urida',
    formerly: [],
    ...own,
  })
  const other = holder({ email: 'other@hallgato.example' })
  test.each<[string, Holder[], Partial<Fields>, string, object[]]>([
    ['nobody has anything of it', [], {}, 'INVITE', []],
    ['the same is there', [holder()], {}, 'SAME', []],
    ['the same is there with a username of their own', [holder()], { username: 'ida' }, 'SAME', []],
    [
      'they were called so before',
      [holder({ surname: 'Kis', formerly: [{ surname: 'Úr', firstname: 'Ida' }] })],
      {},
      'SAME',
      [],
    ],
    [
      'the address has another role',
      [holder({ role: 'MENTOR' })],
      {},
      'REFUSED',
      [{ field: 'email', rule: 'taken', hint: 'MENTOR' }],
    ],
    [
      'the address has other data',
      [holder({ firstname: 'Éva', university: 'pte' })],
      {},
      'REFUSED',
      [
        { field: 'firstname', rule: 'differs', hint: 'Éva' },
        { field: 'university', rule: 'differs', hint: 'pte' },
      ],
    ],
    [
      'somebody else has the Neptun code',
      [other],
      {},
      'REFUSED',
      [{ field: 'neptun', rule: 'taken', hint: null }],
    ],
    [
      'somebody else has the username',
      [holder({ email: 'x@y.example', neptun: '', username: 'Urida' })],
      { username: 'urida' },
      'REFUSED',
      [{ field: 'username', rule: 'taken', hint: null }],
    ],
    [
      'nobody has it, and the university was retired',
      [],
      { university: 'elte' },
      'REFUSED',
      [{ field: 'university', rule: 'retired', hint: null }],
    ],
    [
      'they are there, and their university was retired',
      [holder({ university: 'elte' })],
      { university: 'elte' },
      'SAME',
      [],
    ],
  ])('%s', (_, holders, own, outcome, problems) =>
    expect(judge({ ...fields, ...own }, holders, ['elte'])).toEqual({ outcome, problems }),
  )
})
