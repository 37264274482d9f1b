/** What is known of a lesson's text besides its words. */
export interface Reading {
  /** The same HTML, its headings with ids and its parts marked by what they are (`data-part`). */
  html: string
  headings: { id: string; title: string }[]
  /** Words to read: those of its sources are not counted. */
  words: number
  /** The least time in which it can be read. */
  seconds: number
  tasks: Task[]
}

/** A part to try. */
export interface Task {
  /** As its heading states; null where it does not. */
  minutes: number | null
  /** It is done on the worksheet. */
  onWorksheet: boolean
}

interface Part {
  html: string
  kind: 'text' | 'task' | 'sources'
  heading: { id: string; title: string } | null
  task: Task | null
}

/** Nobody reads to understand faster than this; most read half as fast. */
const WORDS_A_MINUTE = 400
const TASK = /^(?:Próbáld ki|Try it)!?(?: \((?<minutes>\d+) (?:perc|minutes)\))?$/
const SOURCES = /^(Források|Sources)$/
const WORKSHEET = /munkalap|worksheet/i
/** Bold words in square brackets: places to fill in. */
const BLANK = '<strong>['

/** Reads from the HTML that `renderMarkdown` made of a lesson what can be told apart without other markup. */
export function readingOf(rendered: string): Reading {
  const parts = rendered.split(/(?=<h2>)/).map(partOf)
  const [before = '', ...quotes] = parts
    .map((part) => part.html)
    .join('')
    .split('<blockquote>')
  const html = before + quotes.map((quote) => `<blockquote${kindOf(quote)}>${quote}`).join('')
  const words = wordsOf(
    parts
      .filter(({ kind }) => kind !== 'sources')
      .map((part) => withoutSources(part.html))
      .join(' '),
  )
  return {
    html,
    headings: parts.flatMap(({ heading }) => (heading ? [heading] : [])),
    words,
    seconds: Math.ceil((words * 60) / WORDS_A_MINUTE),
    tasks: parts.flatMap(({ task }) => (task ? [task] : [])),
  }
}

/** `quote`: what follows its opening tag. */
const kindOf = (quote: string) =>
  quote.split('</blockquote>', 1)[0]?.includes(BLANK) ? ' data-part="template"' : ''

/** Without the callouts that say whose thoughts these are. */
const withoutSources = (html: string) => {
  const [before = '', ...callouts] = html.split('<aside role="note" data-callout="sources">')
  return before + callouts.map((one) => one.slice(one.indexOf('</aside>'))).join(' ')
}

/** Of the texts between the headings of the second level; before the first one there is no heading. */
function partOf(part: string, place: number, { 0: first = '' }: readonly string[]): Part {
  const [heading, inside = ''] = part.match(/^<h2>([\s\S]*?)<\/h2>/) ?? []
  if (heading === undefined) return { html: part, kind: 'text', heading: null, task: null }
  const number = first.startsWith('<h2>') ? place + 1 : place
  const id = `part-${number}`
  const title = plain(inside)
  const addressed = part.replace('<h2>', `<h2 id="${id}">`)
  const minutes = title.match(TASK)?.groups
  const kind = minutes ? 'task' : SOURCES.test(title) ? 'sources' : 'text'
  return {
    html: kind === 'text' ? addressed : `<div data-part="${kind}">${addressed}</div>`,
    kind,
    heading: { id, title },
    task: minutes
      ? {
          minutes: minutes.minutes ? Number(minutes.minutes) : null,
          onWorksheet: WORKSHEET.test(plain(part)),
        }
      : null,
  }
}

/** Words of HTML or of plain text. */
export const wordsOf = (html: string) => plain(html.replaceAll('<', ' <')).split(/\s+/).filter(Boolean).length

const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

const plain = (html: string) =>
  html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&\w+;/g, (entity) => characters[entity] ?? entity)
    .trim()
