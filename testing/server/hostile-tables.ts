import { importLimits } from '#office/imports/calls.ts'
import { workbook, XLSX, xlsxTable, zipOfParts } from './tables.ts'

const HEADER = ['Vezetéknév', 'Keresztnév', 'E-mail-cím']
const ROWS = importLimits.rows
export const many = (count: number, cell: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => cell(i))
export const bomb = () => Buffer.alloc(64 * 1024 * 1024, ' ')
export const inCell = (text: string) => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`

/** Tables that a stranger may send to hold somebody up, and how each is refused; empty: it is read and holds nothing. */
export const hostileTables: [
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
