import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import courseEn from '#course/course/web/text.en.ts'
import courseHu from '#course/course/web/text.hu.ts'
import { everythingSaid, type Language } from './build/said.ts'
import dashboardEn from './dashboard/text.en.ts'
import dashboardHu from './dashboard/text.hu.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const everything = everythingSaid(root)

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

/** What the specification says word for word (spec 4 and 8). */
const quotes =
  /Incorrect e-mail or password|This mentor cannot take on more projects!|You have not yet unlocked|are not yet available in/g
/** Names and addresses of others, whatever they sound like. */
const names = /LinkedIn|https?:\/\/\S+/g

/** Papers have the full forms that screens shorten. */
const papers = ['features/people/privacy/web/text.en.ts', 'features/course/certificate/server/words.ts']
const isFullForm = (term: string) => /(^(?:can|need)| )not$/.test(term)

/** A text without its placeholders, which are words of the code. */
const spoken = (text: string) =>
  text
    .replace(/\{\w+(, number)?\}/g, '')
    .replace(names, '')
    .replace(quotes, '')

test.each([
  'platform/contract/errors.ts',
  'features/teams/request/void-reason-words.ts',
  'content/personality/types.yml',
  'features/announcements/calendar/server/words.ts',
  'local/demo/news.ts',
  'features/office/own-data/server/words.hu.ts',
  'features/teams/progress-report/server/index-columns.ts',
  'features/people/security/server/mails.ts',
  'features/teams/team/server/letters.ts',
  'app/web/index.html',
  'app/web/help/answers.hu.json',
  'platform/web/require-same-account.ts',
  'platform/ui/broken-page.tsx',
  'platform/ui/transient-failure-texts.ts',
  'platform/server/receipt.ts',
  'platform/server/mail.ts',
  'features/documents/one-pager/server/zip-words.ts',
  'features/teams/progress-report/server/file.ts',
  'features/people/identity/server/greetings.ts',
])('texts of %s are looked at', (place) => {
  expect(everything.filter(({ path }) => path === place).length).toBeGreaterThan(0)
})

describe.each<[Language, 4 | 5]>([
  ['hu', 4],
  ['en', 5],
])('in texts of the language %s', (language, column) => {
  const texts = everything.filter((one) => one.language === language)

  test('the glossary names words that are not used', () => {
    expect(retired(column).length).toBeGreaterThan(5)
    expect(texts.length).toBeGreaterThan(2000)
  })

  test.each(retired(column))('“%s” stands nowhere: docs/glossary.md says what stands instead', (term) => {
    const places = texts
      .filter(({ path }) => !(isFullForm(term) && papers.includes(path)))
      .flatMap(({ path, text }) => (pattern(term).test(spoken(text)) ? [`${path}: ${text}`] : []))
    expect(places).toEqual([])
  })
})

test('a module’s state has one name on the dashboard and among the modules', () => {
  expect(dashboardHu.track.status).toMatchObject(courseHu.modules.status)
  expect(dashboardEn.track.status).toMatchObject(courseEn.modules.status)
})

/**
 * Placeholders that are never one: limits of the product, and settings with a higher lower bound. The privacy notice
 * names nothing but limits.
 */
const many = new Set(['max', 'min', 'limit', 'minutes', 'days', 'percent', 'reachable'])

test('an English noun after a figure that may be one has a plural', () => {
  const places = everything
    .filter(({ language }) => language === 'en')
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\{(\w+), number\} (?:\p{Ll}+ )?\p{Ll}+(?<!s|thi|ha|i|wa|les)s\b/gu)].flatMap(
        ([found, name = '']) =>
          many.has(name) || path === 'features/people/privacy/web/text.en.ts' ? [] : [`${path}: ${found}`],
      ),
    )
  expect(places).toEqual([])
})
