/** A link of a text to a term, as `[a word](/glossary/mvp)`. The same as `terms_named` of the database. */
const NAMED = /(?:\]\(|\]:)[ \t\n\r]*<?(?:\/app)?\/glossary\/([^\] \t\n\r()<>"[]{1,100})/gu

/** The keys of the terms that a text in Markdown names, known or not. */
export const termsNamed = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(NAMED), ([, key = '']) => key)),
]
