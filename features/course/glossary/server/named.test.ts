import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { termsNamed } from '../named.ts'

const { db } = await buildTestRajt()

async function asTheDatabaseReads(body: string): Promise<string[]> {
  const content = JSON.stringify({ hu: { body }, en: { body: '' } })
  const { rows } = await sql<{ key: string }>`select terms_named(${content}::jsonb) as key`.execute(db)
  return rows.map(({ key }) => key)
}

test.each([
  ['[a](/glossary/mvp)', ['mvp']],
  ['[a](/app/glossary/mvp "cím") [b](</glossary/cap-table>)', ['mvp', 'cap-table']],
  ['[a][b]\n\n[b]: /glossary/churn', ['churn']],
  ['[a](\n/glossary/mvp)', ['mvp']],
  ['[a](/glossary) [a](/glossary/) /glossary/mvp (/glossary/mvp) [a](/glossaryx/mvp)', []],
  ['[a](https://rajt.example/app/glossary/mvp)', []],
  ['[a](/glossary/MVP#b) [a](/glossary/é)', ['MVP#b', 'é']],
  [`[a](/glossary/${'x'.repeat(5000)})`, ['x'.repeat(100)]],
])('%s names %s', async (text, keys) => {
  expect(termsNamed(text)).toEqual(keys)
  expect((await asTheDatabaseReads(text)).toSorted()).toEqual(keys.toSorted())
})

test('product and database read the same keys of any text', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '](',
      ']:',
      '/glossary/',
      '/app',
      '<',
      '>',
      ' ',
      '\n',
      '\t',
      '\u00a0',
      'mvp',
      ')',
      '"',
      '[',
      '#',
    ),
    fc.string({ unit: 'grapheme', maxLength: 5 }).filter((text) => !text.includes('\u0000')),
  )
  const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''))
  await fc.assert(
    fc.asyncProperty(text, async (body) => {
      expect((await asTheDatabaseReads(body)).toSorted()).toEqual(termsNamed(body).toSorted())
    }),
    { numRuns: 300 },
  )
})
