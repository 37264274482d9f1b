import { describe, expect, test } from 'vitest'
import { bomb, hostileTables, inCell, many } from '#testing/server/hostile-tables.ts'
import { workbook, XLSX, xlsxTable } from '#testing/server/tables.ts'
import { importLimits } from '../calls.ts'
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
  test('and a text that is too long is cut where that shows', async () => {
    const [, row] = await readXlsx(xlsxTable([['A'], ['x'.repeat(5_000)]]))
    expect(row?.cells[0]).toHaveLength(importLimits.cell + 1)
  })
})

test.each(hostileTables)('%s', async (_, content, type, code) => {
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
