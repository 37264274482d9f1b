import type { Term } from '../lesson-term.ts'
import type { Glossary } from './glossary.ts'
import { withLinks } from './links-in.ts'

/**
 * The HTML of a lesson with its links to terms marked by their keys, and the terms themselves, in the order of the text.
 * Of a link to a term that is not there the words stay.
 */
export function markTerms(html: string, glossary: Glossary): { html: string; terms: Term[] } {
  const named = new Set<Term>()
  const marked = withLinks(html, '/glossary/', ({ rest: key, words }) => {
    const term = glossary.get(key)
    if (!term) return words
    named.add(term)
    return `<a href="/app/glossary/${key}" data-term="${key}">${words}</a>`
  })
  return { html: marked, terms: [...named] }
}
