import type { Term } from '../lesson-term.ts'
import type { Glossary } from './glossary.ts'

/** How a link to a term begins, as the renderer makes it: HTML that no writer can make otherwise (decision C9). */
const LINK = '<a href="/app/glossary/'

/**
 * The HTML of a lesson with its links to terms marked by their keys, and the terms themselves, in the order of the text.
 * Of a link to a term that is not there the words stay.
 */
export function markTerms(html: string, glossary: Glossary): { html: string; terms: Term[] } {
  const named = new Set<Term>()
  const [before = '', ...links] = html.split(LINK)
  const marked = links.map((after) => {
    const [attributes = ''] = after.split('>', 1)
    const [key = ''] = attributes.split('"', 1)
    const [words = ''] = after.slice(attributes.length + 1).split('</a>', 1)
    const rest = after.slice(attributes.length + words.length + '></a>'.length)
    const term = glossary.get(key)
    if (!term) return words + rest
    named.add(term)
    return `${LINK}${key}" data-term="${key}">${words}</a>${rest}`
  })
  return { html: before + marked.join(''), terms: [...named] }
}
