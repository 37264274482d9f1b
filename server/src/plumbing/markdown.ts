import type { Language } from '@rajt/contract/parts'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

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

function link(_: string, written: string, attributes: string, words: string): string {
  const address = addressOf(written)
  if (address === null) return words
  return `<a ${/^https?:/i.test(address) ? BESIDE : ''}href="${address}"${attributes}>${words}</a>`
}

/**
 * Markdown to HTML that a page may show as it is (decision C9): HTML in the text stays text and addresses of other
 * protocols are dropped, both by the library's defaults. A text's own top heading is an h2, because its page has an
 * h1; a wide table scrolls by itself and can be reached by keyboard. A path leads into the product, what looks like a
 * host to that host, beside the page; a link to anything else stays as its words.
 */
export function renderMarkdown(text: string, language: Language): string {
  return micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
    .replaceAll(/<(\/?)h1>/g, '<$1h2>')
    .replaceAll('<table>', `<section tabindex="0" aria-label="${tableLabels[language]}"><table>`)
    .replaceAll('</table>', '</table></section>')
    .replaceAll(/<a href="([^"]*)"([^>]*)>([\s\S]*?)<\/a>/g, link)
}
