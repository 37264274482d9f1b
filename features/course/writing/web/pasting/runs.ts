import type { PhrasingContent } from 'mdast'
import { endOf } from './end-of.ts'

/** Words in a row that look the same. */
export interface Run {
  words: string
  strong: boolean
  emphasis: boolean
  /** Where they lead; null where they are no link. */
  href: string | null
}

export type Look = Omit<Run, 'words'>

export const PLAIN: Look = { strong: false, emphasis: false, href: null }

/** A line break inside of a paragraph. */
export const BREAK = '\n'

/** Words of a paragraph as Markdown has them: without spaces at its ends, and none inside of the ends of a mark. */
export function phrasingOf(runs: readonly Run[]): PhrasingContent[] {
  const phrases = joined(trimmed(runs.flatMap(spacesApart)))
  return phrases.flatMap((run, i) => {
    const before = phrases[i - 1]
    if (run.href === null) return marked(run)
    // The runs of one link together: its words may be of several looks.
    if (before?.href === run.href) return []
    const own = phrases.slice(
      i,
      endOf(phrases, i, ({ href }) => href === run.href),
    )
    return [{ type: 'link' as const, url: run.href, children: own.flatMap(marked) } as PhrasingContent]
  })
}

/** A mark may not begin or end with a space. */
function spacesApart(run: Run): Run[] {
  if (!run.strong && !run.emphasis && run.href === null) return [run]
  const words = run.words.trim()
  if (words === '') return [{ ...PLAIN, words: run.words }]
  const space: Run = { ...PLAIN, words: ' ' }
  return [
    ...(run.words.trimStart() === run.words ? [] : [space]),
    { ...run, words },
    ...(run.words.trimEnd() === run.words ? [] : [space]),
  ]
}

function trimmed(runs: readonly Run[]): Run[] {
  const own = runs.filter(({ words }) => words !== '')
  const isSpace = (run: Run | undefined) => run !== undefined && run.words.trim() === ''
  while (isSpace(own[0])) own.shift()
  while (isSpace(own.at(-1))) own.pop()
  const [first, last] = [own[0], own.at(-1)]
  if (first) own[0] = { ...first, words: first.words.trimStart() }
  if (last) own[own.length - 1] = { ...last, words: (own.at(-1)?.words ?? '').trimEnd() }
  return own
}

/** Neighbours of one look as one run, and a space between two words of the same mark as part of it. */
function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = []
  for (const [i, run] of runs.entries()) {
    const [last, next] = [all.at(-1), runs[i + 1]]
    const own = run.words === ' ' && last && next ? { ...run, ...lookBetween(last, next) } : run
    if (last && isAlike(last, own)) last.words += own.words
    else all.push({ ...own })
  }
  return all.map((run) => ({ ...run, words: run.words.replaceAll(/[ \t]+/g, ' ') }))
}

/** Of a space between two runs: theirs where they look the same, that of their link where they are parts of one. */
const lookBetween = (one: Run, other: Run): Look => {
  const { strong, emphasis, href } = one
  if (isAlike(one, other)) return { strong, emphasis, href }
  return { strong: false, emphasis: false, href: href === other.href ? href : null }
}

const isAlike = (one: Run, other: Run) =>
  one.strong === other.strong && one.emphasis === other.emphasis && one.href === other.href

function marked({ words, strong, emphasis }: Run): PhrasingContent[] {
  const lines = words.split(BREAK).flatMap((line, i): PhrasingContent[] => {
    const value = line.trim() === line ? line : i > 0 ? line.trimStart() : line
    const text: PhrasingContent[] = value === '' ? [] : [{ type: 'text', value }]
    return i === 0 ? text : [{ type: 'break' }, ...text]
  })
  const slanted: PhrasingContent[] = emphasis ? [{ type: 'emphasis', children: lines }] : lines
  return strong ? [{ type: 'strong', children: slanted }] : slanted
}
