import { expect, test } from 'vitest'
import { renderMarkdown } from '#platform/server/markdown.ts'
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

test('a task states its minutes in its heading, and says whether it is done on the worksheet', () => {
  const { tasks } = of('## Try it\n\nAsk two people.\n\n## Try it (70 minutes)\n\nFill in the worksheet.')
  expect(tasks).toEqual([
    { minutes: null, onWorksheet: false },
    { minutes: 70, onWorksheet: true },
  ])
})

test('sources stand apart at the end, and nobody has to read them', () => {
  const { html, words } = of('One two.\n\n## Sources\n\n- Eric Ries: *The Lean Startup* (2011).')
  expect(html).toMatch(/<div data-part="sources"><h2 id="part-1">[\s\S]*Ries[\s\S]*<\/div>$/)
  expect(words).toBe(2)
})

test('a callout is no part of its own, takes no time, and its sources are not counted', () => {
  const { html, headings, tasks, words } = of(
    '## One\n\n> [!TRY]\n> Ask two.\n\n> [!SOURCES]\n> Eric Ries (2011).\n\n## Two\n\nEnd.',
  )
  expect(headings.map(({ title }) => title)).toEqual(['One', 'Two'])
  expect(tasks).toEqual([])
  // With its name, "Try it".
  expect(words).toBe(7)
  expect(html).toMatch(/<h2 id="part-1">One<\/h2>[\s\S]*data-callout="try"[\s\S]*<h2 id="part-2">/)
})
