import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import type { Language } from '#platform/contract/parts.ts'
import { calloutsIn } from './markdown-callouts.ts'
import { figuresOf } from './markdown-figures.ts'

const tableLabels: Record<Language, string> = { hu: 'Táblázat', en: 'Table' }

/** Where a link of the text leads: in the text itself, in the product, or elsewhere; null where nothing good is meant. */
function addressOf(written: string): string | null {
  // What has another protocol than those of links came out empty.
  if (/^(#.|[a-z]+:)/i.test(written)) return written
  if (written.startsWith('//')) return `https:${written}`
  if (/^\/(app|api)([/?#]|$)/.test(written)) return written
  if (written.startsWith('/')) return `/app${written}`
  if (/^([\w%-]+\.)+[a-z]{2,}([/?#]|$)/i.test(written)) return `https://${written}`
  if (/^[\w.%+-]+@([\w%-]+\.)+[a-z]{2,}$/i.test(written)) return `mailto:${written}`
  return null
}

const BESIDE = 'target="_blank" rel="noopener noreferrer" '

const LINK = '<a href="'

/** `after`: what follows the beginning of a link, in HTML that the library made, where a text has no such signs. */
function link(after: string): string {
  const [written = ''] = after.split('"', 1)
  const [attributes = ''] = after.slice(written.length + 1).split('>', 1)
  const [words = ''] = after.slice(written.length + attributes.length + 2).split('</a>', 1)
  const rest = after.slice(written.length + attributes.length + words.length + '">'.length + '</a>'.length)
  const address = addressOf(written)
  if (address === null) return words + rest
  return `<a ${/^https?:/i.test(address) ? BESIDE : ''}href="${address}"${attributes}>${words}</a>${rest}`
}

/**
 * An image, as the library makes it of any text: its address, and its words for those who do not see it. It writes angle
 * brackets as references there; that none are told of makes it twelve times quicker to prove the pattern harmless.
 */
const IMAGE = /(<figure>)?<img src="([^"<>]*)" alt="([^"<>]*)"(?: title="[^"<>]*")? \/>/g

/**
 * Markdown to HTML that a page may show as it is (decision C9): HTML in the text stays text and addresses of other
 * protocols are dropped, both by the library's defaults. A text's own top heading is an h2, because its page has an
 * h1; a wide table scrolls by itself and can be reached by keyboard. A path leads into the product, what looks like a
 * host to that host, beside the page; a link to anything else stays as its words. A quote that says so is a callout. Images are
 * files of the platform: of any other the words stay, since the policy of our pages shows none of them. `figures`: pictures
 * that the text shows as such, alone in their paragraphs.
 */
export function renderMarkdown(text: string, language: Language, figures: readonly string[] = []): string {
  const html = micromark(text, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml(), calloutsIn(language)],
  })
  const shown = figuresOf(html, figures)
    .replaceAll(IMAGE, (image, isFigure: string | undefined, address: string, words: string) =>
      isFigure || address.startsWith('/files/') ? image : words,
    )
    .replaceAll(/<(\/?)h1>/g, '<$1h2>')
    .replaceAll('<table>', `<section tabindex="0" aria-label="${tableLabels[language]}"><table>`)
    .replaceAll('</table>', '</table></section>')
  const [before = '', ...links] = shown.split(LINK)
  return before + links.map(link).join('')
}
