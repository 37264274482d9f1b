import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import en from './english.ts'
import hu from './hungarian.ts'
import { Markdown } from './markdown.tsx'

const html = (text: string) => renderToStaticMarkup(<Markdown>{text}</Markdown>)

test('shows paragraphs, strong words and both kinds of lists', () => {
  expect(html('First **part**.\n\nSecond.')).toBe('<p>First <strong>part</strong>.</p><p>Second.</p>')
  expect(html('1. one\n2. **two**')).toBe('<ol><li>one</li><li><strong>two</strong></li></ol>')
  expect(html('Reasons:\n- a\n- b')).toBe('<p>Reasons:</p><ul><li>a</li><li>b</li></ul>')
})

test('shows markup as the text it is', () => {
  expect(html('<img src=x>')).toBe('<p>&lt;img src=x&gt;</p>')
})

test('understands every sign of Markdown that the answers use', () => {
  for (const { answer } of [...hu, ...en].flatMap(({ items }) => items))
    expect(html(answer)).not.toMatch(/\*|[[\]#`_]|\n/)
})
