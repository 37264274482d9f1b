import { escapeHtml } from './html.ts'

// A run of underscores is a place to write on. Markdown would read some of them as a rule or as emphasis, so they
// travel through it as letters of the private use area: one a millimetre or so.
const BLANK = '\uE000'
const BLANKS = /(\uE000+)/u
const CHECKBOX = /☐/gu

export const protectBlanks = (markdown: string): string =>
  markdown.replace(/_{4,}/g, (run) => BLANK.repeat(run.length))

export const isBlank = (text: string): boolean => text.replaceAll(BLANK, '').trim() === ''

export const hasBlank = (text: string): boolean => text.includes(BLANK)

/** About how wide the text is, in letters; a blank may shrink to a third of what was typed. */
export function leastWidth(text: string): number {
  const blanks = text.split(BLANK).length - 1
  return text.length - blanks + blanks * 0.35
}

export const withBlanks = (text: string): string =>
  text
    .split(BLANKS)
    .map((part) => (part.startsWith(BLANK) ? blankSpan(part.length) : words(part)))
    .join('')

const blankSpan = (length: number): string => `<span class="blank" style="--length:${length}"></span>`

// Each run of words gets a box of its own: in a row they are flex items.
function words(text: string): string {
  if (text === '') return ''
  const closeToBlank = text.replace(/^ (?=[,.?!])/, '')
  return `<span class="words">${escapeHtml(closeToBlank).replace(CHECKBOX, '<i class="box"></i>')}</span>`
}
