import { expect, test } from 'vitest'
import { renderMarkdown } from '../plumbing/markdown.ts'
import { readingOf } from './reading.ts'

const of = (markdown: string) => readingOf(renderMarkdown(markdown, 'en'))

test('every heading of the second level gets an address and is listed in order', () => {
  const { html, headings } = of('Intro.\n\n## Risk & *luck*\n\nText.\n\n### Below\n\n## A < B')
  expect(headings).toEqual([
    { id: 'part-1', title: 'Risk & luck' },
    { id: 'part-2', title: 'A < B' },
  ])
  expect(html).toContain('<h2 id="part-1">Risk &amp; <em>luck</em></h2>')
  expect(html).toContain('<h3>Below</h3>')
})

test.each(['Try it', 'Try it!', 'Próbáld ki!'])(
  'the part called “%s” is a task, to its very end',
  (title) => {
    const { html } = of(`## Before\n\nOne.\n\n## ${title}\n\n1. Two.\n\nThree.\n\n## After\n\nFour.`)
    expect(html.match(/<div data-part="task">[\s\S]*?<\/div>/)?.[0]).toMatch(/part-2[\s\S]*Two[\s\S]*Three/)
    expect(html.match(/<\/div>[\s\S]*/)?.[0]).toContain('Four.')
  },
)

test('a quote with places to fill in is a template, another one stays a quote', () => {
  const { html } = of('> We help **[whom]** to **[do what]**.\n\nText.\n\n> Said **loudly**.')
  expect(html.match(/<blockquote[^>]*>/g)).toEqual(['<blockquote data-part="template">', '<blockquote>'])
})

test('nothing is read faster than 400 words a minute', () => {
  expect(of('word '.repeat(200)).seconds).toBe(30)
  expect(of('**word** '.repeat(201)).seconds).toBe(31)
})
