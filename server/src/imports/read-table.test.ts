import { importLimits } from '@rajt/contract/imports'
import { describe, expect, test } from 'vitest'
import { workbook, XLSX, xlsxTable, zipOfParts } from '../../test/tables.ts'
import { readTable } from './read-table.ts'

const read = async (content: Buffer | string, mediaType = 'text/csv') =>
  (await readTable({ mediaType, content: async () => Buffer.from(content as string) })).rows
const readXlsx = async (content: Buffer | Promise<Buffer>) => read(await content, XLSX)
const refused = (reading: Promise<unknown>) =>
  reading.then(
    (rows) => rows,
    ({ code }: { code: string }) => code,
  )

const HEADER = ['Vezetéknév', 'Keresztnév', 'E-mail-cím']
const odon = ['Őrsi', 'Ödön', 'odon@hallgato.example']
const table = [
  { line: 1, cells: HEADER },
  { line: 2, cells: odon },
]
const lines = [HEADER, odon]

describe('a text is read', () => {
  test.each([';', ',', '\t'])('with %j between its columns', async (between) => {
    expect(await read(lines.map((cells) => cells.join(between)).join('\n'))).toEqual(table)
  })
  test.each([
    ['UTF-8', lines.map((cells) => cells.join(';')).join('\r\n')],
    ['UTF-8 with its mark', `\ufeff${lines.map((cells) => cells.join(';')).join('\n')}`],
    [
      'UTF-16 with its mark',
      Buffer.from(`\ufeff${lines.map((cells) => cells.join('\t')).join('\n')}`, 'utf16le'),
    ],
    ['windows-1250', windows1250(lines.map((cells) => cells.join(';')).join('\r\n'))],
    ['quotes', lines.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n')],
    ['spaces around', lines.map((cells) => cells.map((cell) => ` ${cell}  `).join(';')).join('\n')],
    ['empty columns at the end', lines.map((cells) => `${cells.join(';')};;;;`).join('\n')],
  ])('in %s', async (_, content) => expect(await read(content)).toEqual(table))
  test('with signs inside quotes, and the numbers of its rows', async () => {
    const text = `${HEADER.join(';')}\n\n"Őrsi; ""Öcsi""\n";Ödön;a@b.example\n;;\nÚr;Ida;c@d.example`
    expect((await read(text)).slice(1)).toEqual([
      { line: 3, cells: ['Őrsi; "Öcsi"', 'Ödön', 'a@b.example'] },
      { line: 5, cells: ['Úr', 'Ida', 'c@d.example'] },
    ])
  })
})

describe('a workbook is read', () => {
  test('of our own writer', async () => expect(await readXlsx(xlsxTable(lines))).toEqual(table))
  test('with shared, rich and written-out texts, numbers, formulas and gaps', async () => {
    const strings =
      '<sst><si><t>Vezetéknév</t></si><si><r><t>E-</t></r><r><t>mail</t></r><rPh><t>no</t></rPh></si><si><t>A_x0041_&amp;</t></si></sst>'
    const sheet = `<row r="2"><c r="B2" t="s"><v>0</v></c><c t="s"><v>1</v></c></row><row/>
      <row r="7"><c r="A7" s="3"/><c r="B7" t="s"><v>2</v></c><c r="C7"><v>123456</v></c><c r="D7" t="str"><f>1+1</f><v>két</v></c><c r="AA7" t="inlineStr"><is><t>messze</t></is></c></row>`
    expect(await readXlsx(workbook(sheet, { 'xl/sharedStrings.xml': strings }))).toEqual([
      { line: 2, cells: ['', 'Vezetéknév', 'E-mail'] },
      {
        line: 7,
        cells: ['', 'AA&', '123456', 'két', ...Array(22).fill(''), 'messze'],
        kinds: { 2: 'number' },
      },
    ])
  })
  test('whose rows and cells do not say where they are', async () => {
    const cells = (texts: string[]) =>
      texts.map((one) => `<c t="inlineStr"><is><t>${one}</t></is></c>`).join('')
    const sheet = lines.map((one) => `<row>${cells(one)}</row>`).join('')
    expect(await readXlsx(workbook(sheet))).toEqual(table)
  })
  test('of a workbook has no sign in it that a database or a list would not take', async () => {
    const texts = ['Kiss_x0000_', 'An_x000D_na', '_xD83D_a', '\u200banna@uni.hu', '_x0000_']
    const cells = texts.map((one, i) => `<c r="${'ABCDE'[i]}1" t="inlineStr"><is><t>${one}</t></is></c>`)
    const book = await workbook(`<row r="1">${cells.join('')}</row>`)
    expect(await read(book, XLSX)).toEqual([{ line: 1, cells: ['Kiss', 'An na', 'a', 'anna@uni.hu', ''] }])
  })

  test('and a text that is too long is cut where that shows', async () => {
    const [, row] = await readXlsx(xlsxTable([['A'], ['x'.repeat(5_000)]]))
    expect(row?.cells[0]).toHaveLength(importLimits.cell + 1)
  })
})

const ROWS = importLimits.rows
const many = (count: number, cell: (i: number) => string) => Array.from({ length: count }, (_, i) => cell(i))
const bomb = () => Buffer.alloc(64 * 1024 * 1024, ' ')
const inCell = (text: string) => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`

const hostile: [
  what: string,
  content: () => string | Buffer | Promise<Buffer>,
  type: string,
  code: string,
][] = [
  ['a zip that is none', () => 'PK\u0003\u0004 and then nothing', XLSX, 'import-unreadable'],
  ['a zip without a workbook', () => zipOfParts({ 'a.txt': 'a' }), XLSX, 'import-unreadable'],
  [
    'a workbook without a sheet',
    () => workbook('', { 'xl/workbook.xml': '<workbook/>' }),
    XLSX,
    'import-unreadable',
  ],
  [
    'a sheet that is missing',
    () => workbook('', { 'xl/_rels/workbook.xml.rels': '<Relationships/>' }),
    XLSX,
    'import-unreadable',
  ],
  [
    'a sheet outside of the zip',
    () =>
      workbook('', {
        'xl/_rels/workbook.xml.rels':
          '<R><Relationship Id="rId2" Type="x" Target="../../../../etc/passwd"/></R>',
      }),
    XLSX,
    'import-unreadable',
  ],
  [
    'XML that is cut off',
    () => workbook('', { 'xl/worksheets/list.xml': '<worksheet><sheetData><row>' }),
    XLSX,
    'import-unreadable',
  ],
  [
    'entities of its own',
    () =>
      workbook('', {
        'xl/worksheets/list.xml': `<!DOCTYPE w [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><worksheet><sheetData>${inCell('&b;')}</sheetData></worksheet>`,
      }),
    XLSX,
    'import-unreadable',
  ],
  [
    'an entity that is a file',
    () =>
      workbook('', {
        'xl/worksheets/list.xml': `<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]><worksheet><sheetData>${inCell('&x;')}</sheetData></worksheet>`,
      }),
    XLSX,
    'import-unreadable',
  ],
  [
    'another encoding',
    () => workbook('', { 'xl/worksheets/list.xml': Buffer.from('\ufeff<worksheet/>', 'utf16le') }),
    XLSX,
    'import-unreadable',
  ],
  [
    'a row without a number',
    () => workbook('<row r="x"><c r="A1"><v>1</v></c></row>'),
    XLSX,
    'import-unreadable',
  ],
  ['a bomb of a sheet', () => workbook('', { 'xl/worksheets/list.xml': bomb() }), XLSX, 'import-too-long'],
  ['a bomb of texts', () => workbook('', { 'xl/sharedStrings.xml': bomb() }), XLSX, 'import-too-long'],
  [
    'texts beyond number',
    () => workbook('', { 'xl/sharedStrings.xml': `<sst>${'<si/>'.repeat(600_000)}</sst>` }),
    XLSX,
    'import-too-long',
  ],
  [
    'parts beyond number',
    () => zipOfParts(Object.fromEntries(many(1_001, (i) => `${i}`).map((path) => [path, '']))),
    XLSX,
    'import-too-long',
  ],
  [
    'elements inside each other',
    () => workbook('', { 'xl/worksheets/list.xml': `<worksheet>${'<a>'.repeat(7_900_000)}` }),
    XLSX,
    'import-unreadable',
  ],
  [
    'a comment of 22 MB',
    () =>
      workbook('', { 'xl/worksheets/list.xml': `<worksheet><!--${' '.repeat(22_000_000)}--></worksheet>` }),
    XLSX,
    '',
  ],
  ['an attribute of 22 MB', () => workbook(`<row spans="${'1'.repeat(22_000_000)}"/>`), XLSX, ''],
  [
    'a million attributes',
    () => workbook(`<row ${many(1_000_000, (i) => `a${i}="1"`).join(' ')}/>`),
    XLSX,
    '',
  ],
  ['a name of 22 MB', () => workbook(`<${'a'.repeat(22_000_000)}/>`), XLSX, ''],
  ['10,000 columns', () => xlsxTable([many(10_000, String)]), XLSX, 'import-too-long'],
  ['a column far away', () => workbook('<row r="1"><c r="XFD1"><v>1</v></c></row>'), XLSX, 'import-too-long'],
  [
    'a column that is none',
    () => workbook('<row r="1"><c r="é1"><v>1</v></c></row>'),
    XLSX,
    'import-too-long',
  ],
  ['a row too many', () => xlsxTable(many(ROWS + 2, String).map((one) => [one])), XLSX, 'import-too-long'],
  ['10,000 columns', () => many(10_000, String).join(';'), 'text/csv', 'import-too-long'],
  ['a row too many', () => many(ROWS + 2, String).join('\n'), 'text/csv', 'import-too-long'],
  ['a million empty columns', () => ';'.repeat(1_000_000), 'text/csv', ''],
  ['two million empty rows', () => '\n'.repeat(importLimits.bytes), 'text/csv', ''],
  ['a quote that does not end', () => `${HEADER.join(';')}\n"Őrsi;Ödön`, 'text/csv', 'import-quote-open'],
  [
    'something else than a text',
    () => Buffer.from([0x4d, 0x5a, 0x00, 0x03, 0x00]),
    'text/csv',
    'import-unreadable',
  ],
]

test.each(hostile)('%s', async (_, content, type, code) => {
  const reading = refused(read((await content()) as Buffer, type))
  if (code) expect(await reading).toBe(code)
  else expect(await reading).toEqual([])
})

test('an encrypted part is not read', async () => {
  const zip = await xlsxTable(lines)
  for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 1))
    zip.writeUInt16LE(zip.readUInt16LE(at + 8) | 1, at + 8)
  expect(await refused(readXlsx(zip))).toBe('import-unreadable')
})

test('a part that is larger than it says is not read', async () => {
  const zip = await workbook(inCell('a'.repeat(1_000)))
  const at = zip.lastIndexOf('xl/worksheets/list.xml') - 46
  zip.writeUInt32LE(20, at + 24)
  expect(await refused(readXlsx(zip))).toBe('import-unreadable')
})

describe('broken off at every tenth', () => {
  test.each(many(10, (i) => `${i * 10}`))('%s %% of a workbook', async (percent) => {
    const whole = await xlsxTable([HEADER, ...many(200, String).map((one) => [one, one, `${one}@a.example`])])
    const part = whole.subarray(0, Math.floor((whole.length * Number(percent)) / 100))
    expect(await refused(readXlsx(part))).toBe('import-unreadable')
  })
})

test('a bomb does not take its memory', async () => {
  const content = await workbook('', { 'xl/worksheets/list.xml': bomb() })
  const before = process.memoryUsage().rss
  await refused(readXlsx(content))
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
})

/** Of the letters above. */
function windows1250(text: string): Buffer {
  const signs: Record<string, number> = { Ő: 0xd5, ő: 0xf5, é: 0xe9, í: 0xed, Ö: 0xd6, ö: 0xf6 }
  return Buffer.from(Array.from(text, (sign) => signs[sign] ?? sign.charCodeAt(0)))
}
