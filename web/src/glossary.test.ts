import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { acts } from '@rajt/contract/audit'
import { meanings } from '@rajt/contract/errors'
import { describe, expect, test } from 'vitest'
import courseEn from './course/text.en.ts'
import courseHu from './course/text.hu.ts'
import dashboardEn from './dashboard/text.en.ts'
import dashboardHu from './dashboard/text.hu.ts'

type Language = 'hu' | 'en'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Everything people read, by where it stands: the texts of the web, the help, the refusals, the audit. */
const said = (language: Language): Record<string, string> => ({
  ...Object.fromEntries(
    globSync(`web/src/*/{text.${language}.ts,staff.text.${language}.ts,answers.${language}.json}`, {
      cwd: root,
    }).map((path) => [path, read(path)]),
  ),
  ...Object.fromEntries(
    Object.entries({ errors: meanings, audit: acts }).map(([file, table]) => [
      `contract/src/${file}.ts`,
      Object.values(table)
        .map((one) => one[language])
        .join('\n'),
    ]),
  ),
})

/** The words of one of the glossary's columns "not in …". */
function retired(column: 4 | 5): string[] {
  const rows = read('docs/glossary.md')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
  return rows.flatMap((row) =>
    [...(row.split('|')[column] ?? '').matchAll(/`([^`]+)`/g)].map(([, term]) => term ?? ''),
  )
}

/** The term as a whole word, in either case; a star stands for any ending. */
function pattern(term: string): RegExp {
  const stem = term.replace(/\*$/, '').replace(/[.()]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\d-])${stem}${term.endsWith('*') ? '' : '(?![\\p{L}\\d])'}`, 'iu')
}

/** Names of others, whatever they sound like. */
const names = /LinkedIn/g

/** A line without its key and its placeholders, which are words of the code. */
const spoken = (line: string) =>
  line
    .replace(/^\s*['"\w-]+: /, '')
    .replace(/\{\w+(, number)?\}/g, '')
    .replace(names, '')

describe.each<[Language, 4 | 5]>([
  ['hu', 4],
  ['en', 5],
])('in texts of the language %s', (language, column) => {
  const texts = Object.entries(said(language))

  test('the glossary names words that are not used', () => {
    expect(retired(column).length).toBeGreaterThan(5)
    expect(texts.length).toBeGreaterThan(10)
  })

  test.each(retired(column))('“%s” stands nowhere', (term) => {
    const places = texts.flatMap(([path, text]) =>
      text
        .split('\n')
        .flatMap((line) => (pattern(term).test(spoken(line)) ? [`${path}: ${line.trim()}`] : [])),
    )
    expect(places).toEqual([])
  })
})

test('a module’s state has one name on the dashboard and among the modules', () => {
  expect(dashboardHu.track.status).toMatchObject(courseHu.modules.status)
  expect(dashboardEn.track.status).toMatchObject(courseEn.modules.status)
})
