import { expect, test } from 'vitest'
import { renderMarkdown } from '#platform/server/markdown.ts'
import { linkLessons } from './link-lessons.ts'

const lessons = new Map([
  ['/lessons/what-is-a-startup/first-steps', 'an-id'],
  ['/lessons/an-id', 'an-id'],
])
const linked = (text: string) => linkLessons(renderMarkdown(text, 'hu'), lessons)

test.each([
  ['[a](/lessons/what-is-a-startup/first-steps)', '<a href="/app/lessons/an-id">a</a>'],
  [
    '[**a**](/app/lessons/what-is-a-startup/first-steps "title")',
    '<a href="/app/lessons/an-id"><strong>a</strong></a>',
  ],
  [
    '[a](/lessons/what-is-a-startup/first-steps?from=here#first)',
    '<a href="/app/lessons/an-id?from=here#first">a</a>',
  ],
  ['[a](/app/lessons/an-id#first)', '<a href="/app/lessons/an-id#first">a</a>'],
])('%s leads to its lesson', (text, html) => expect(linked(text)).toBe(`<p>${html}</p>`))

test.each([
  '[a](/lessons/what-is-a-startup/no-such-lesson)',
  '[a](/lessons/what-is-a-startup/first-steps/more)',
  '[a](/lessons/6f0c)',
  '[a](/lessons/__proto__/constructor)',
  '[a](/lessons/what-is-a-startup/first-steps"onclick="hit\\(\\))',
])('of %s, which is no lesson, the words stay', (text) => expect(linked(text)).toBe('<p>a</p>'))

test.each([
  '[a](/modules)',
  '[a](https://a.example/app/lessons/what-is-a-startup/first-steps)',
  '`[a](/lessons/what-is-a-startup/first-steps)`',
])('%s stays as it is', (text) => expect(linked(text)).toBe(renderMarkdown(text, 'hu').trim()))
