import { describe, expect, test } from 'vitest'
import { processorTime } from '#testing/server/processor-time.ts'
import { figureLine, figuresIn } from './figures.ts'

const ID = '3f1c9a52-7d0e-4b8a-9c46-2e5d81b7f034'
const line = `![Egy kör](/pictures/${ID})`
const idsIn = (text: string) => figuresIn(text).map(({ picture }) => picture)

describe('a figure of a text', () => {
  test.each([
    ['alone', line],
    ['between two paragraphs', `Előtte.\n\n${line}\n\nUtána.`],
    ['with a caption', `![Egy kör](/pictures/${ID} "A kör")`],
    ['in a quote', `> [!STORY]\n>\n> ${line}`],
    ['three spaces in', `   ${line}`],
    ['behind code that has ended', `\`\`\`\nkód\n\`\`\`\n\n${line}`],
    ['behind a quote whose code has not ended', `> ~~~\n> kód\n\n${line}`],
    ['with brackets in its words', `![Az [1] ábra](/pictures/${ID})`],
  ])('is one %s', (_, text) => {
    expect(idsIn(text)).toEqual([ID])
  })

  test.each([
    ['in fenced code', `\`\`\`\n${line}\n\`\`\``],
    ['in code that does not end', `~~~~\n~~~\n${line}`],
    ['in indented code', `    ${line}`],
    ['in code of a line', `\`${line}\``],
    ['within a sentence', `Lásd: ${line}.`],
    ['as a link', `[Egy kör](/pictures/${ID})`],
    ['with a malformed id', '![Egy kör](/pictures/3f1c9a52-7d0e)'],
    ['with an id in capitals', `![Egy kör](/pictures/${ID.toUpperCase()})`],
    ['of another place', `![Egy kör](https://a.example/pictures/${ID})`],
    ['with something behind the id', `![Egy kör](/pictures/${ID}/..)`],
  ])('is none %s', (_, text) => {
    expect(idsIn(text)).toEqual([])
  })

  test('has its words, its caption and its place', () => {
    const text = `> ![A \\[b\\] "c"](/pictures/${ID} "Ez \\"az\\"")`
    expect(figuresIn(text)).toEqual([
      {
        picture: ID,
        address: `/pictures/${ID}`,
        words: 'A [b] "c"',
        caption: 'Ez "az"',
        from: 2,
        to: text.length,
      },
    ])
  })

  test.each([
    ['Egy kör', ''],
    ['a ] b [ c \\ d', 'e "f" ) g'],
    ['*x* _y_ `z` <b> &amp; ~q~ | !', '*x* _y_ `z` <b> &amp; ~q~ | !'],
    ['két\nsor', 'három\n\nsor'],
  ])('is written so that it is read again: %j', (words, caption) => {
    const flat = (said: string) => said.replaceAll(/\s+/g, ' ')
    expect(figuresIn(figureLine({ picture: ID, words, caption }))).toMatchObject([
      { picture: ID, words: flat(words), caption: flat(caption) },
    ])
  })

  test.each([
    ['nothing but beginnings', '!['.repeat(30_000)],
    ['beginnings of addresses', `![${'](a '.repeat(15_000)}`],
    ['beginnings of addresses with an end', `![${'](a '.repeat(15_000)})`],
    ['quotes inside each other', '> '.repeat(30_000) + line],
    ['spaces', `![](a${' '.repeat(59_000)}`],
    ['a thousand figures', `${line}\n\n`.repeat(1_000)],
  ])('costs little to look for in a text of %s', (_, text) => {
    expect(processorTime(() => figuresIn(text))).toBeLessThan(200)
  })
})
