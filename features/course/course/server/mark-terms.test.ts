import { expect, test } from 'vitest'
import { renderMarkdown } from '#platform/server/markdown.ts'
import { markTerms } from './mark-terms.ts'

const mvp = { key: 'mvp', word: 'MVP', meaning: 'A legkisebb.' }
const glossary = new Map([[mvp.key, mvp]])
const marked = (text: string) => markTerms(renderMarkdown(text, 'hu'), glossary)

test('a link to a term is marked by its key, and the term comes once however often it is named', () => {
  expect(marked('Egy [MVP](/glossary/mvp "cím"), [**megint**](/app/glossary/mvp).')).toEqual({
    html: '<p>Egy <a href="/app/glossary/mvp" data-term="mvp">MVP</a>, <a href="/app/glossary/mvp" data-term="mvp"><strong>megint</strong></a>.</p>',
    terms: [mvp],
  })
})

test.each([
  ['[szavak](/glossary/nincs)', '<p>szavak</p>'],
  ['[a](/glossary/mvp#x)', '<p>a</p>'],
  ['[a](/glossary/mvp?x=1)', '<p>a</p>'],
  ['[a](/glossary/constructor)', '<p>a</p>'],
  ['[a](/glossary/mvp"onclick="hit\\(\\))', '<p>a</p>'],
])('of %s, which is no term, the words stay', (text, html) => {
  expect(marked(text)).toEqual({ html, terms: [] })
})

test.each([
  '[a](/glossary)',
  '[a](/lessons/1)',
  '[a](https://a.example/app/glossary/mvp)',
  '`[a](/glossary/mvp)`',
])('%s stays as it is', (text) => {
  const html = renderMarkdown(text, 'hu')
  expect(markTerms(html, glossary)).toEqual({ html, terms: [] })
})
