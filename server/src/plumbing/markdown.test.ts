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

describe('renderMarkdown', () => {
  it.each(attacks)('makes nothing that runs of %s', (attack) => {
    const html = renderMarkdown(attack, 'hu')
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
})
