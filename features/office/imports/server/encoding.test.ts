import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Encoding, encodings } from '#platform/contract/encoding.ts'
import { textIn } from '#platform/server/encoding/letters.ts'
import { isLikely } from '#platform/server/encoding/likely.ts'
import { candidates, encodingOf } from '#platform/server/encoding/tell.ts'
import { bytesIn, names } from '#testing/server/names.ts'
import { importLimits } from '../calls.ts'
import { knownIn } from './columns.ts'
import { readCsv } from './read-csv.ts'

const seed = Number(process.env.FUZZ_SEED ?? 20_261_126)
const numRuns = Number(process.env.FUZZ_RUNS ?? 600)

const all = Object.values(names).flat()
const written = (encoding: Encoding, text: string) => bytesIn(encoding, text) ?? Buffer.alloc(0)
const MARK = '\ufeff'
const table = 'surname;firstname;email\r\nVámos;Lúcia;a@b.example\r\nŐrsi;Győző;c@d.example'

describe('is told without a question', () => {
  test.each<[string, Encoding, string]>([
    ['UTF-8', 'utf-8', table],
    ['UTF-8 with its mark', 'utf-8', MARK + table],
    ['UTF-16 LE', 'utf-16le', table],
    ['UTF-16 LE with its mark', 'utf-16le', MARK + table],
    ['UTF-16 BE', 'utf-16be', table],
    ['UTF-16 BE with its mark', 'utf-16be', MARK + table],
    ['windows-1250', 'windows-1250', table],
    ['code page 852', 'ibm852', table],
    ['Slovak in windows-1250', 'windows-1250', 'Tomáš;Ťažký;Kováčová;Škultéty;Šťastný;Lukáš'],
    ['Slovak in ISO 8859-2', 'iso-8859-2', 'Tomáš;Ťažký;Kováčová;Škultéty;Šťastný;Lukáš'],
    ['Slovak in code page 852', 'ibm852', 'Tomáš;Ťažký;Kováčová;Škultéty;Šťastný;Lukáš'],
    ['Czech in windows-1250', 'windows-1250', 'Dvořák;Růžička;Jiří;Řezníček;Příhoda'],
    ['Romanian in code page 852', 'ibm852', 'Ştefan;Ţuţea;Băsescu;Brâncuşi;Mădălina'],
    ['German in windows-1250', 'windows-1250', 'Müller;Weiß;Schönfeld'],
  ])('%s', async (_, encoding, text) => {
    const content = written(encoding, text)
    const { encoding: told, rivals } = await encodingOf(content)
    expect({ text: textIn(told, content), rivals }).toEqual({ text: text.replace(MARK, ''), rivals: [] })
  })
})

describe('is asked, because both are names', () => {
  test.each<[Encoding, string, Encoding]>([
    ['iso-8859-2', 'Božik', 'windows-1250'],
    ['windows-1250', 'Poľana', 'iso-8859-2'],
    ['ibm852', 'Őrsi', 'windows-1250'],
    ['ibm852', 'Írisz', 'windows-1250'],
    ['windows-1252', 'Muñoz', 'windows-1250'],
    ['windows-1250', 'Čapek', 'windows-1252'],
  ])('%s %s may be %s', async (encoding, name, other) => {
    const { encoding: told, rivals } = await encodingOf(written(encoding, name))
    expect([told, ...rivals]).toEqual(expect.arrayContaining([encoding, other]))
  })
})

test.each(all)('%s may be a name', (name) => expect(isLikely(name)).toBe(true))
test.each([
  'Nguyễn',
  'Yıldız',
  'Çelik',
  'Михайло',
  'Παπαδόπουλος',
  '李明',
  'Đurić',
  "O'Brien",
  'Ibañez',
  'Łukasz',
])('%s may be a name, too', (name) => expect(isLikely(name)).toBe(true))
test.each([
  'V\u00a0mos',
  'LŁcia',
  'µrva',
  'Tomáą',
  'KovĂˇcs',
  'KovÃ¡cs',
  'TĂłth',
  'Erdõs',
  'Szûcs',
  'Vßmos',
  'K┴roly',
  'Ă–reg',
  'L\u034aka',
  'Kov\u0081cs',
])('%j was read wrongly', (name) => expect(isLikely(name)).toBe(false))

/** Tables of names that an encoding can hold, of one language or of several. */
const tablesIn = (encoding: Encoding) => {
  const possible = Object.values(names).map((some) => some.filter((one) => bytesIn(encoding, one)))
  const some = fc.oneof(
    ...[...possible, possible.flat()]
      .filter((list) => list.length > 0)
      .map((list) => fc.constantFrom(...list)),
  )
  const row = fc.tuple(some, some).map(([surname, firstname]) => `${surname};${firstname};x@y.example`)
  return fc
    .array(row, { minLength: 1, maxLength: 30 })
    .map((rows) => ['surname;firstname;email', ...rows].join('\n'))
}

test.each(encodings)(
  'a table in %s is read rightly, or asked about with the right one among the choices',
  async (encoding) => {
    await fc.assert(
      fc.asyncProperty(tablesIn(encoding), fc.boolean(), async (text, hasMark) => {
        const content = written(encoding, hasMark && encoding.startsWith('utf') ? MARK + text : text)
        const { encoding: told, rivals } = await encodingOf(content)
        const choices = [told, ...rivals].map((one) => textIn(one, content))
        expect(choices).toContain(text)
        if (rivals.length === 0) expect(choices).toEqual([text])
      }),
      { seed, numRuns },
    )
  },
)

test('any bytes are rows or a refusal, in every encoding', async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    fc.array(fc.constantFrom(...Buffer.from(';,\t"\r\n=<aé\u0000\u00ff'), 0xe1, 0x1a, 0x80), {
      maxLength: 200,
    }),
  )
  await fc.assert(
    fc.asyncProperty(bytes, fc.option(fc.constantFrom(...encodings)), async (given, chosen) => {
      const read = await readCsv(Buffer.from(given), knownIn, chosen).catch(
        ({ code }: { code: string }) => code,
      )
      if (typeof read === 'string') expect(read).toMatch(/^import-/)
      else expect(read.rows.filter(({ line, cells }) => line < 1 || cells.length === 0)).toEqual([])
    }),
    { seed, numRuns },
  )
})

test('every byte is a sign in the encodings of one byte, and none is twice', () => {
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))
  for (const encoding of candidates.slice(1)) expect(new Set(textIn(encoding, bytes)).size).toBe(256)
  expect(textIn('ibm852', Buffer.from([0xa0, 0x82, 0x8b, 0xfb, 0xb5, 0xe9]))).toBe('áéőűÁÚ')
})

describe('the time', () => {
  const content = (rows: number) =>
    written(
      'windows-1250',
      [
        'surname;firstname;email',
        ...Array.from({ length: rows }, (_, i) => `Kovács${letters(i)};Győző;a${i}@b.example`),
      ].join('\n'),
    )
  /** Names that differ, in letters. */
  const letters = (i: number) => [...String(i)].map((digit) => 'aeiouábcdf'[Number(digit)]).join('')
  const millis = async (bytes: Buffer) => {
    const began = process.cpuUsage()
    await readCsv(bytes, knownIn, null)
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1_000
  }
  /** How many times as long the second takes, each at its best of rounds in turns. */
  const ratioOf = async (few: Buffer, many: Buffer, rounds: number) => {
    const times: [few: number, many: number][] = []
    for (let n = 0; n <= rounds; n++) times.push([await millis(few), await millis(many)])
    const [, ...warm] = times
    return Math.min(...warm.map(([, long]) => long)) / Math.min(...warm.map(([short]) => short))
  }
  const ofOneSign = (bytes: number) =>
    Buffer.concat([Buffer.alloc(bytes, written('windows-1250', '„')), Buffer.from('a')])
  test.each([
    ['rows', content(500), content(5_000), 5],
    ['bytes of one sign', ofOneSign(importLimits.bytes / 40), ofOneSign(importLimits.bytes / 4), 2],
    // What compares each with each takes a hundred times as long; collecting garbage adds a few to ten.
  ])('of ten times the %s is at most twenty times as long', async (_, few, many, rounds) => {
    expect(await ratioOf(few, many, rounds)).toBeLessThanOrEqual(20)
  })
})
