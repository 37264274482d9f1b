/** What is known of a lesson's text besides its words. */
export interface Reading {
  /** The same HTML, its headings with ids and its parts marked by what they are (`data-part`). */
  html: string
  headings: { id: string; title: string }[]
  /** The least time in which it can be read. */
  seconds: number
}

/** Nobody reads to understand faster than this; most read half as fast. */
const WORDS_A_MINUTE = 400
const TASK = /^(Próbáld ki|Try it)!?$/
/** Bold words in square brackets: places to fill in. */
const BLANK = '<strong>['

/** Reads from the HTML that `renderMarkdown` made of a lesson what can be told apart without other markup. */
export function readingOf(rendered: string): Reading {
  const headings: Reading['headings'] = []
  const parts = rendered.split(/(?=<h2>)/).map((part) => {
    const [heading, inside = ''] = part.match(/^<h2>([\s\S]*?)<\/h2>/) ?? []
    if (heading === undefined) return part
    const id = `part-${headings.length + 1}`
    const title = plain(inside)
    headings.push({ id, title })
    const addressed = part.replace('<h2>', `<h2 id="${id}">`)
    return TASK.test(title) ? `<div data-part="task">${addressed}</div>` : addressed
  })
  const [before = '', ...quotes] = parts.join('').split('<blockquote>')
  const html = before + quotes.map((quote) => `<blockquote${kindOf(quote)}>${quote}`).join('')
  return { html, headings, seconds: Math.ceil((wordsOf(rendered) * 60) / WORDS_A_MINUTE) }
}

/** `quote`: what follows its opening tag. */
const kindOf = (quote: string) =>
  quote.split('</blockquote>', 1)[0]?.includes(BLANK) ? ' data-part="template"' : ''

const wordsOf = (html: string) => plain(html.replaceAll('<', ' <')).split(/\s+/).filter(Boolean).length

const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

const plain = (html: string) =>
  html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&\w+;/g, (entity) => characters[entity] ?? entity)
    .trim()
