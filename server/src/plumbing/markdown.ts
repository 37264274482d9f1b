import type { Language } from '@rajt/contract/parts'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

const tableLabels: Record<Language, string> = { hu: 'Táblázat', en: 'Table' }

/**
 * Markdown to HTML that a page may show as it is (decision C9): HTML in the text stays text and addresses of other
 * protocols are dropped, both by the library's defaults. A text's own top heading is an h2, because its page has an
 * h1; a wide table scrolls by itself and can be reached by keyboard; links elsewhere open beside the page.
 */
export function renderMarkdown(text: string, language: Language): string {
  return micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
    .replaceAll(/<(\/?)h1>/g, '<$1h2>')
    .replaceAll('<table>', `<section tabindex="0" aria-label="${tableLabels[language]}"><table>`)
    .replaceAll('</table>', '</table></section>')
    .replaceAll(/<a href="https?:/g, (link) =>
      link.replace('<a', '<a target="_blank" rel="noopener noreferrer"'),
    )
}
