import { describe, expect, it } from 'vitest'
import { renderMarkdown } from './markdown.ts'

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[link](javascript:alert(1))',
  '![picture](javascript:alert(1))',
  '[link](data:text/html,<script>alert(1)</script>)',
  '<a href="javascript:alert(1)">link</a>',
  '"><svg onload=alert(1)>',
  '[x](https://a.example "onmouseover=alert(1)")',
]

const inCallout = (text: string) => `> [!WARNING]\n> ${text.replaceAll('\n', '\n> ')}`

describe('renderMarkdown', () => {
  it.each([
    ...attacks,
    ...attacks.map(inCallout),
    '> [!WARNING"><script>alert(1)</script>]\n> a',
    '> [!try" onmouseover="alert(1)]\n> a',
    '> [!TRY]<img src=x onerror=alert(1)>\n> a',
  ])('makes nothing that runs of %s', (attack) => {
    const html = renderMarkdown(attack, 'hu')
    expect(html.replaceAll(/&lt;.*/g, '')).not.toMatch(/<[^>]* on\w+=/i)
    expect(html).not.toMatch(/<(script|img|svg)[^>]*(onerror|onload|javascript:)/i)
    expect(html).not.toMatch(/<script|<svg/i)
    expect(html).not.toMatch(/(href|src)="(javascript|data):/i)
  })

  it('gives the top heading of a text the second rank', () => {
    expect(renderMarkdown('# Cím', 'hu')).toBe('<h2>Cím</h2>')
  })

  it('lets a wide table scroll by itself, named in the language of the text', () => {
    const table = '| a | b |\n|---|---|\n| 1 | 2 |'
    expect(renderMarkdown(table, 'hu')).toContain('<section tabindex="0" aria-label="Táblázat"><table>')
    expect(renderMarkdown(table, 'en')).toContain('aria-label="Table"')
  })

  it('opens links elsewhere beside the page and leaves its own alone', () => {
    expect(renderMarkdown('[a](https://a.example)', 'en')).toContain(
      'target="_blank" rel="noopener noreferrer"',
    )
    expect(renderMarkdown('[a](/app/help)', 'en')).toBe('<p><a href="/app/help">a</a></p>')
  })

  it.each([
    ['www.u-szeged.hu', 'https://www.u-szeged.hu'],
    ['u-szeged.hu/hirek?oldal=2', 'https://u-szeged.hu/hirek?oldal=2'],
    ['//u-szeged.hu', 'https://u-szeged.hu'],
    ['www.őr.hu', 'https://www.%C5%91r.hu'],
    ['/modules', '/app/modules'],
    ['/application', '/app/application'],
    ['/app?a=1', '/app?a=1'],
    ['anna@u-szeged.hu', 'mailto:anna@u-szeged.hu'],
    ['mailto:anna@u-szeged.hu', 'mailto:anna@u-szeged.hu'],
    ['#lent', '#lent'],
  ])('takes %s for %s', (written, href) => {
    expect(renderMarkdown(`[a](${written})`, 'hu')).toContain(`href="${href}">a</a>`)
  })

  it.each(['javascript:alert(1)', 'data:text/html,a', 'valami', '../modules', ''])(
    'keeps the words alone of a link to "%s"',
    (written) => {
      expect(renderMarkdown(`Előtte [itt **van**](${written} "cím") utána`, 'hu')).toBe(
        '<p>Előtte itt <strong>van</strong> utána</p>',
      )
    },
  )

  it.each([
    ['TRY', 'try', 'Próbáld ki!', 'Try it'],
    ['STORY', 'story', 'Történet', 'Story'],
    ['WARNING', 'warning', 'Figyelj rá!', 'Watch out'],
    ['Sources', 'sources', 'Források', 'Sources'],
  ])('names the callout %s in the language of the text', (sign, kind, hu, en) => {
    for (const [language, name] of [
      ['hu', hu],
      ['en', en],
    ] as const)
      expect(renderMarkdown(`> [!${sign}]\n> One.\n>\n> Two.`, language)).toBe(
        `<aside role="note" data-callout="${kind}"><p data-callout-name>${name}</p>\n<p>One.</p>\n<p>Two.</p>\n</aside>`,
      )
  })

  it('lets a callout hold what a text does, another callout and a list beside it too', () => {
    const html = renderMarkdown('- > [!TRY]\n  >\n  > - a\n  >   > [!STORY]\n  >   > b\n- c', 'en')
    expect(html.match(/<\/?(aside|ul|li|blockquote)/g)).toEqual([
      '<ul',
      '<li',
      '<aside',
      '<ul',
      '<li',
      '<aside',
      '</aside',
      '</li',
      '</ul',
      '</aside',
      '</li',
      '<li',
      '</li',
      '</ul',
    ])
  })

  it.each([
    ['> Said [!TRY] today.', '<blockquote>\n<p>Said [!TRY] today.</p>\n</blockquote>'],
    ['> [!NOTE]\n> a', '<blockquote>\n<p>[!NOTE]\na</p>\n</blockquote>'],
    ['> [!TRY] now\n> a', '<blockquote>\n<p>[!TRY] now\na</p>\n</blockquote>'],
    ['>', '<blockquote>\n</blockquote>'],
    ['[!TRY]', '<p>[!TRY]</p>'],
    ['> a\n>\n> > b', '<blockquote>\n<p>a</p>\n<blockquote>\n<p>b</p>\n</blockquote>\n</blockquote>'],
  ])('leaves %s as it is', (written, html) => {
    expect(renderMarkdown(written, 'en')).toBe(html)
  })

  it('opens no part of the text by a heading inside of a quote', () => {
    expect(renderMarkdown('> [!STORY]\n> ## Cím', 'hu')).toContain('<h3>Cím</h3>')
    expect(renderMarkdown('> # Cím', 'hu')).toContain('<h3>Cím</h3>')
  })

  it.each([
    ['![Egy **ábra**](https://a.example/b.png "cím")', '<p>Egy ábra</p>'],
    ['![Ábra](//a.example/files/b.png)', '<p>Ábra</p>'],
    ['![Ábra](javascript:alert(1))', '<p>Ábra</p>'],
    ['![<b>](x.png)', '<p>&lt;b&gt;</p>'],
    ['[![Ábra](https://a.example/b.png)](/modules)', '<p><a href="/app/modules">Ábra</a></p>'],
  ])('keeps the words alone of %s, an image of another host', (written, html) => {
    expect(renderMarkdown(written, 'hu')).toBe(html)
  })

  it('shows an image of the platform, with its words', () => {
    expect(renderMarkdown('![Ábra](/files/a.webp)', 'hu')).toBe(
      '<p><img src="/files/a.webp" alt="Ábra" /></p>',
    )
  })

  const id = '3f1c9a52-7d0e-4b8a-9c46-2e5d81b7f034'
  const figure = `![Egy "kör" <b>](/pictures/${id} "A *kör*")`
  const shown = `<figure><img src="/pictures/${id}" alt="Egy &quot;kör&quot; &lt;b&gt;" />`

  it('makes a figure of a known picture that is alone in its paragraph, with its title as the caption', () => {
    expect(renderMarkdown(figure, 'hu', [id])).toBe(`${shown}<figcaption>A *kör*</figcaption></figure>`)
    expect(renderMarkdown(figure.replace(/ "A.*"/, ''), 'hu', [id])).toBe(`${shown}</figure>`)
    expect(renderMarkdown(`> [!STORY]\n>\n> ${figure}`, 'hu', [id])).toContain(shown)
  })

  it.each([
    ['not known', figure, []],
    ['within a paragraph', `Lásd: ${figure}`, [id]],
    ['of another host', `![Ábra](https://a.example/pictures/${id})`, [id]],
    ['in a link', `[${figure}](/modules)`, [id]],
  ])('keeps the words alone of a picture that is %s', (_, written, known) => {
    expect(renderMarkdown(written, 'hu', known)).not.toMatch(/<img|<figure/)
  })

  it.each(attacks.map((attack) => attack.replaceAll(/["\n]/g, '\\$&')))(
    'makes nothing that runs of the words and the caption %s',
    (attack) => {
      const html = renderMarkdown(`![${attack}](/pictures/${id} "${attack}")`, 'hu', [id])
      expect(html.replaceAll(/"[^"]*"|&lt;[^<]*/g, '')).not.toMatch(/<(script|svg)|\son\w+=/i)
      expect(html).not.toMatch(/(href|src)="(javascript|data):/i)
    },
  )
})
