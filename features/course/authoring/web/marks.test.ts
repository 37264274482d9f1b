import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linksOf, type MarkKind, marksOf } from './marks.ts'
import { placesIn } from './named-places.ts'
import { shapeOf } from './text-shape.ts'

const texts = { title: 'Cím', summary: 'Egy mondat.', body: '', checks: [], media: [] }
const lesson = (hu: string, en = hu) => ({
  invented: [],
  hu: { ...texts, body: hu },
  en: { ...texts, body: en },
})
const marksIn = (hu: string) =>
  marksOf(lesson(hu), null)
    .filter(({ language }) => language === 'hu')
    .map(({ mark, line }) => [mark, line])
const long = `${'Szó '.repeat(30).trim()} vége.`

describe('a text', () => {
  test.each<[string, string, [MarkKind, number][]]>([
    ['a sentence of more than thirty words', `Rövid.\n\nEz is rövid. ${long}`, [['long-sentence', 3]]],
    [
      'one in a list, over two lines',
      `* rövid\n* ${'szó '.repeat(20)}\n  ${'szó '.repeat(11)}.`,
      [['long-sentence', 2]],
    ],
    ['a picture without a text', 'Elöl.\n\n![](https://rajt.example/a.png)', [['image-without-text', 3]]],
    ['a picture whose text is a space', '![ ](/a.png)', [['image-without-text', 1]]],
    ['a heading that skips a level', '## Egy\n\nSzöveg.\n\n#### Három', [['heading-skipped', 5]]],
    ['a first heading that is too deep', '### Három', [['heading-skipped', 1]]],
    ['a place on the page', 'Elöl.\n\nNézd meg a fenti ábrát!', [['names-a-place', 3]]],
  ])('is marked for %s, with its line', (_, body, marks) => expect(marksIn(body)).toEqual(marks))

  test.each([
    ['thirty words', `${'szó '.repeat(29)}vége.`],
    ['many words without a sentence: code', `\`${'szó '.repeat(40)}\``],
    ['code that looks like a heading', '```\n#### nem alcím\n![](x)\n```'],
    ['a picture with a text', '![Egy [zárójeles] ábra](/a.png "Felirat")'],
    ['headings one by one, up again and down', '## Egy\n\n### Kettő\n\n#### Három\n\n## Egy\n\n### Kettő'],
    ['a heading of the first level, which is shown as the second', '# Egy\n\n### Kettő'],
    ['a long address', `Rövid [szó](https://rajt.example/${'a-'.repeat(200)}).`],
  ])('with %s is not marked', (_, body) => expect(marksIn(body)).toEqual([]))

  test('of anything that people can type is read without an error', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'#*[]()!`>|-\n\\ a1<&_~:')), (signs) => {
        const body = signs.join('')
        for (const { line } of marksOf(lesson(body), null))
          if (line !== null) expect(line).toBeLessThanOrEqual(body.split('\n').length)
      }),
    ))
})

describe('links to lessons', () => {
  const known = ['/lessons/what-is-a-startup/first-steps']
  const marked = (body: string, lessons: readonly string[]) =>
    marksOf(lesson(body), null, lessons).flatMap(({ language, mark, line }) =>
      language === 'hu' ? [[mark, line]] : [],
    )

  test.each([
    '[a](/lessons/what-is-a-startup/first-steps)',
    '[a](/app/lessons/what-is-a-startup/first-steps)',
  ])('%s leads to one that is there', (body) => expect(marked(body, known)).toEqual([]))
  test.each(['[a](/lessons/what-is-a-startup/no-such-lesson)', '[a](/lessons/6f0c8a52)'])(
    '%s is marked with its line, once the lessons are known',
    (body) => {
      expect(marked(`Elöl.\n\n${body}`, known)).toEqual([['no-such-lesson', 3]])
      expect(marked(body, [])).toEqual([])
    },
  )
})

describe('two languages', () => {
  const markedIn = (language: string, hu: string, en: string) =>
    marksOf(lesson(hu, en), null)
      .filter((mark) => mark.language === language)
      .map(({ mark, count, other }) => [mark, count, other])

  test.each<[string, string, MarkKind]>([
    ['headings', '## Egy', 'fewer-headings'],
    ['lists', '* egy', 'fewer-lists'],
    ['tables', '| a |\n| - |\n| b |', 'fewer-tables'],
    ['links', '[szó](https://rajt.example)', 'fewer-links'],
    ['pictures', '![ábra](/a.png)', 'fewer-figures'],
  ])('with other numbers of %s are marked where there are fewer', (_, body, mark) => {
    expect(markedIn('en', body, 'Szöveg.')).toEqual([[mark, 0, 1]])
    expect(markedIn('hu', body, 'Szöveg.')).toEqual([])
  })

  test('of which one was changed since it was published: the other is behind', () => {
    const published = lesson('Régi.', 'Old.')
    expect(marksOf(lesson('Új.', 'Old.'), published)).toMatchObject([
      { language: 'en', mark: 'not-changed-too' },
    ])
    expect(marksOf(lesson('Új.', 'New.'), published)).toEqual([])
    expect(marksOf(lesson('Új.', 'Old.'), null)).toEqual([])
  })
})

test.each([
  ['hu', 'Lásd alább!', true],
  ['hu', 'A bal oldali oszlopban az ár áll.', true],
  ['hu', 'A felső vezetés dönt. A fenti tagozat az első.', false],
  ['en', 'The table below shows it.', true],
  ['en', 'Use the right-hand column.', true],
  ['en', 'The right customer is above the average.', false],
] as const)('%s: %s names a place: %s', (language, text, isPlace) =>
  expect(placesIn(text, language)).toBe(isPlace),
)

test('links to other sites are found with their lines, completed as readers get them', () =>
  expect(
    linksOf(
      '[a](https://a.example)\n\nwww.b.example és <https://c.example>\n\n[d](/modules) [e](f.example/g) [h](#i)',
    ),
  ).toEqual([
    { address: 'https://a.example', line: 1 },
    { address: 'https://www.b.example', line: 3 },
    { address: 'https://c.example', line: 3 },
    { address: 'https://f.example/g', line: 5 },
  ]))

test('the course is in step in both languages, but for a few marks', () => {
  const root = join(import.meta.dirname, '../../../../content')
  const bodies = globSync('**/*.hu.md', { cwd: root }).map((name) => [
    readFileSync(join(root, name), 'utf8'),
    readFileSync(join(root, name.replace('.hu.md', '.en.md')), 'utf8'),
  ])
  expect(bodies.length).toBeGreaterThan(10)
  const all = bodies.flatMap(([hu = '', en = '']) => marksOf(lesson(hu, en), null))
  const counts = Object.groupBy(all, ({ mark }) => mark)
  expect(Object.keys(counts).sort()).toEqual(['fewer-lists', 'long-sentence', 'names-a-place'])
  expect(counts['long-sentence']?.length).toBeLessThan(4 * bodies.length)
  expect(counts['names-a-place']?.length).toBeLessThan(5)
  expect(counts['fewer-lists']?.length).toBeLessThan(5)
})

test('a text of sixty thousand characters is read in a few seconds', { timeout: 20_000 }, () => {
  const body =
    `${'Ez egy **mondat** a [helyén](https://rajt.example/a). '.repeat(20)}\n\n* elem\n\n## Alcím\n\n`.repeat(
      52,
    )
  // Under two on a usual machine; some are three times slower.
  const from = performance.now()
  shapeOf(body)
  marksOf(lesson(body), null)
  expect(performance.now() - from).toBeLessThan(6_000)
})
