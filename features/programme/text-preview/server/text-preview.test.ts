import { expect, test } from 'vitest'
import { news } from '#announcements/news/calls.ts'
import { minutes } from '#platform/server/clock.ts'
import { limits } from '#platform/server/limits.ts'
import { anna, emese, gabor, hanna } from '#testing/server/cast.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { textPreview } from '../calls.ts'

const { as, clock } = await buildTestRajt()

const previewOf = (text: string, language: 'hu' | 'en' = 'hu') =>
  as(gabor).does(textPreview.render, { body: { text, language } })

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror="alert(1)">',
  '[Kattints](javascript:alert(1))',
  '![x](data:text/html,<script>alert(1)</script>)',
  '[a](https://a.example" onclick="alert(1))',
]

test('a preview is what readers get of the text once it is published, marks and hostile signs alike', async () => {
  const text = [
    '## Cím',
    '- **egy**',
    '- *kettő*',
    '',
    '| a | b |',
    '|-|-|',
    '| 1 | 2 |',
    '',
    ...hostile,
  ].join('\n')
  const { html } = await previewOf(text)
  const published = await as(gabor).does(news.add, {
    body: { title: 'Hír', text, language: 'hu', roles: ['STUDENT'], universities: [], imageText: '' },
    files: { image: null },
  })
  expect(html).toBe(published.html)
  expect(html).toContain('<strong>egy</strong>')
})

test.each(hostile)('nothing of %s runs in a preview', async (text) => {
  const { html } = await previewOf(text)
  expect(html).not.toMatch(/<(script|img[^>]+onerror)|href="javascript:|src="data:|<a[^>]+ onclick/)
})

test('a table is named in the language of the text', async () => {
  const table = '| a |\n|-|\n| 1 |'
  expect((await previewOf(table, 'hu')).html).toContain('aria-label="Táblázat"')
  expect((await previewOf(table, 'en')).html).toContain('aria-label="Table"')
})

test('a text longer than any that is published is refused on its field, and so is an empty one', async () => {
  for (const [text, rule] of [
    ['a'.repeat(10_001), 'max'],
    [' ', 'required'],
  ] as const)
    expect(await as(gabor).call(textPreview.render, { body: { text, language: 'hu' } })).toMatchObject({
      status: 400,
      body: { code: 'invalid-request', fields: { text: { rule } } },
    })
})

test('neither students nor mentors have anything rendered', async () => {
  for (const who of [anna, hanna])
    expect(await as(who).call(textPreview.render, { body: { text: 'a', language: 'hu' } })).toMatchObject({
      status: 403,
    })
})

test('past its limit a writer waits, and no other writer does', async () => {
  clock.pass(minutes(30))
  const preview = (who = gabor) => as(who).call(textPreview.render, { body: { text: 'a', language: 'hu' } })
  for (let hit = 0; hit < limits.textPreviews.hits; hit += 1) await preview()
  expect(await preview()).toMatchObject({ status: 429 })
  expect(await preview(emese)).toMatchObject({ status: 200 })
  clock.pass(limits.textPreviews.window)
  expect(await preview()).toMatchObject({ status: 200 })
})
