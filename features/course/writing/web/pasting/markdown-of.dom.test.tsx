import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { describe, expect, test } from 'vitest'
import { markdownOf } from './markdown-of.ts'

const sample = (name: string) => readFileSync(join(import.meta.dirname, 'samples', name), 'utf8')

describe('what is pasted', () => {
  test.each(['word', 'google-docs', 'word-online'])(
    'from %s keeps headings, lists, links, tables, bold and italic, and nothing else',
    (name) => {
      expect(`${markdownOf(sample(`${name}.clipboard`), '')}\n`).toBe(sample(`${name}.md`))
    },
  )

  test.each([
    ['one line of plain words', '<span style="color:red">Egy sor</span>', 'Egy sor'],
    ['Markdown that somebody copied from a page', '<div>## Cím</div><div>- egy</div>', '## Cím\n- egy'],
    ['nothing', '<img src="a.png"><!-- a -->', ''],
  ])('stays as it is where it is %s', (_, html, plain) => {
    expect(markdownOf(html, plain)).toBeNull()
  })

  test.each([
    ['<p>a</p><p>b</p>', 'a\n\nb'],
    ['<p>a<br>b</p><p>c</p>', 'a\\\nb\n\nc'],
    ['<p><b>a </b><b>b</b> c</p>', '**a b** c'],
    ['<p>a<b> b </b>c</p>', 'a **b** c'],
    ['<p><b><i>a</i></b></p>', '**_a_**'],
    ['<h4>a</h4><h6>b</h6>', '#### a\n\n#### b'],
    ['<p>1. a</p><p># b</p><p>- c</p>', '1\\. a\n\n\\# b\n\n\\- c'],
    ['<ul><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ul>', '- a\n  - b\n- c\n\n  d'],
    ['<ol><li>a</li></ol><ul><li>b</li></ul>', '1. a\n\n- b'],
    ['<table><tr><td><p>a</p><h2>b</h2></td></tr></table>', 'a\n\n### b'],
    ['<p>a <a href="mailto:a@b.hu">b</a></p>', 'a [b](mailto:a@b.hu)'],
    ['<p><del>a</del> <b>b</b> <span style="display:none">c</span></p>', '**b**'],
  ])('makes of %s what Markdown has for it', (html, markdown) => {
    expect(markdownOf(html, '')).toBe(markdown)
  })
})

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><text>a</text></svg>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href=" jav&#x09;ascript:alert(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<a href="//evil.example">a</a>',
  '<a href="https://a.example/)%20<script>">a</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<style>@import "https://evil.example"</style>',
  '<math><mtext></style><img src=x onerror=alert(1)></mtext></math>',
  '<p style="background:url(javascript:alert(1))" onclick="alert(1)">a</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<form action="javascript:alert(1)"><input value="a"></form>',
]

test.each(hostile)('nothing of %s is left', (attack) => {
  const written = markdownOf(`<h1>a</h1><p>${attack}</p>${attack}<p>b</p>`, '') ?? ''
  expect(written).toMatch(/^## a\n[\s\S]*b$/)
  const kinds = new Set<string>()
  const addresses: string[] = []
  const visit = (node: { type: string; url?: string; children?: unknown[] }) => {
    kinds.add(node.type)
    if (node.url) addresses.push(node.url)
    for (const child of node.children ?? []) visit(child as never)
  }
  visit(fromMarkdown(written))
  expect([...kinds].filter((kind) => /html|image|definition|code/.test(kind))).toEqual([])
  expect(addresses.filter((one) => !/^https:/.test(one))).toEqual([])
  expect(written).not.toMatch(/alert|onerror|evil/)
})

describe('what is far too much', () => {
  const timed = (html: string) => {
    const begun = performance.now()
    const written = markdownOf(html, '')
    return { written, took: performance.now() - begun }
  }

  test('more than five million characters are not read at all', () => {
    const { written, took } = timed(`<p>${'a'.repeat(5_000_001)}</p>`)
    expect(written).toBeNull()
    expect(took).toBeLessThan(100)
  })

  test.each([
    ['elements inside of each other', `<h1>a</h1>${'<div><b>'.repeat(500)}x${'</b></div>'.repeat(500)}`],
    ['items of one list', `<ul>${'<li>a'.repeat(15_000)}</ul>`],
    ['lists that change their kind', '<ul><li>a</ul><ol><li>b</ol>'.repeat(6_000)],
    [
      'cells that span',
      `<table>${`<tr>${'<td colspan=1000 rowspan=1000>a'.repeat(40)}</tr>`.repeat(300)}</table>`,
    ],
    ['marks', '<b>*a*</b> _b_ '.repeat(8_000)],
    ['tags that never end', '<a style '.repeat(20_000)],
    ['styles that never end', '<style>'.repeat(20_000)],
    ['attributes', `<p ${'style="a" '.repeat(20_000)}>a</p>`],
  ])('many %s end', (_, html) => {
    const { took } = timed(html)
    expect(took).toBeLessThan(30_000)
  })
})
