import { buffer } from 'node:stream/consumers'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { inflated } from '#testing/server/inflated.ts'
import { type XlsxColumn, xlsxOf } from './xlsx.ts'

type Row = { text: string; points: number | null; day: string; at: Date }
const columns: XlsxColumn<Row>[] = [
  { header: 'Név', width: 20, value: ({ text }) => text },
  { header: 'Pont', width: 10, value: ({ points }) => points },
  { header: 'Nap', width: 12, value: ({ day }) => ({ day }) },
  { header: 'Mikor', width: 18, value: ({ at }) => ({ moment: at }) },
]
const row = (text: string, own: Partial<Row> = {}): Row => ({
  text,
  points: 7,
  day: '2026-11-22',
  at: new Date('2026-11-22T21:30:00Z'),
  ...own,
})
async function* parts(...all: Row[][]) {
  yield* all
}
const fileOf = (...all: Row[][]) => buffer(xlsxOf({ sheet: 'Minták', columns, rows: parts(...all) }))
const partOf = async (path: string, ...all: Row[][]) =>
  inflated(await fileOf(...all))
    .get(path)
    ?.toString() ?? ''
const sheetOf = (...all: Row[][]) => partOf('xl/worksheets/sheet1.xml', ...all)

/** As another program reads it. */
async function read(...all: Row[][]) {
  const { sheets } = await readXlsx(new Uint8Array(await fileOf(...all)))
  return sheets[0]
}

describe('another reader', () => {
  test('finds the values with their types, in the order in which they came', async () => {
    const sheet = await read(
      [row('Őrsi Ödön'), row('Űr Tűz', { points: null })],
      [row('Árvíztűrő', { points: 100 })],
    )
    expect(sheet?.name).toBe('Minták')
    expect(sheet?.rows.map((cells) => [...cells].slice(0, 2))).toEqual([
      ['Név', 'Pont'],
      ['Őrsi Ödön', 7],
      ['Űr Tűz', null],
      ['Árvíztűrő', 100],
    ])
    const [, , day, moment] = sheet?.rows[1] ?? []
    expect(day).toEqual(new Date('2026-11-22T00:00:00Z'))
    // Half past ten at night in Budapest, where it is winter.
    expect(moment).toEqual(new Date('2026-11-22T22:30:00Z'))
  })

  test.each(['=1+1', '+36301234567', '-2', '@SUM(A1)', ' =1+1', '\t=1+1'])(
    'finds %j as a text',
    async (text) => {
      const sheet = await read([row(text)])
      expect(sheet?.rows[1]?.[0]).toBe(text)
      expect(await sheetOf([row(text)])).not.toContain('<f')
    },
  )

  test.each(['<b>&"\'', '_x000D_', 'két\nsor', ' szóközök ', '𝒳 😀', ''])(
    'finds %j as it was',
    async (text) => {
      expect((await read([row(text)]))?.rows[1]?.[0] ?? '').toBe(text)
    },
  )

  test.each([
    ['a\u0000b', 'ab'],
    ['half \ud83d', 'half \ufffd'],
    ['x'.repeat(40_000), 'x'.repeat(32_767)],
  ])('finds what a cell can hold', async (text, held) => {
    expect((await read([row(text)]))?.rows[1]?.[0]).toBe(held)
  })
})

describe('the sheet', () => {
  test('keeps its header in sight, has widths, and a filter over all of its rows', async () => {
    const xml = await sheetOf([row('a'), row('b')])
    expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
    expect(xml).toContain('<col min="4" max="4" width="18" customWidth="1"/>')
    expect(xml).toContain('<autoFilter ref="A1:D3"/>')
    expect(await partOf('xl/workbook.xml', [row('a'), row('b')])).toContain("'Minták'!$A$1:$D$3")
  })

  test('without rows is whole', async () => {
    expect((await read())?.rows).toHaveLength(1)
    expect(await sheetOf()).toContain('<autoFilter ref="A1:D1"/>')
  })

  test('marks as text what a program may take for a formula when it is typed anew', async () => {
    expect(await sheetOf([row('=1+1')])).toContain('<c r="A2" s="1" t="inlineStr">')
    expect(await sheetOf([row('1+1')])).toContain('<c r="A2" t="inlineStr">')
  })
})

test('a row that cannot be read breaks the file off instead of ending it early', async () => {
  async function* broken() {
    yield [row('a')]
    throw new Error('no more rows')
  }
  await expect(buffer(xlsxOf({ sheet: 'Minták', columns, rows: broken() }))).rejects.toThrow('no more rows')
})

test('whoever goes away stops the reading of rows', async () => {
  const seen = { isBegun: false, isStopped: false }
  async function* endless() {
    try {
      for (;;) {
        seen.isBegun = true
        yield Array.from({ length: 500 }, () => row('a'))
      }
    } finally {
      seen.isStopped = true
    }
  }
  const stream = xlsxOf({ sheet: 'Minták', columns, rows: endless() }).resume()
  await expect.poll(() => seen.isBegun).toBe(true)
  stream.destroy()
  await expect.poll(() => seen.isStopped).toBe(true)
})
