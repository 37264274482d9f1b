import type { Callout } from '#platform/contract/callouts.ts'
import type { Chosen, Typed } from '#programme/text-preview/web/marks.ts'

const QUOTED = /^>/
const SIGN = /^> ?\[!(\w+)\]\s*$/

/** The whole lines that a part of a text stands in. */
function linesAt({ text, start, end }: Chosen): { from: number; to: number } {
  const next = text.indexOf('\n', end)
  return { from: text.lastIndexOf('\n', start - 1) + 1, to: next < 0 ? text.length : next }
}

/** With the lines around them that belong to the same quote. */
function quoteAt(chosen: Chosen): { from: number; to: number } {
  const { text } = chosen
  let { from, to } = linesAt(chosen)
  if (!QUOTED.test(text.slice(from, to))) return { from, to }
  const lineBefore = () => text.lastIndexOf('\n', from - 2) + 1
  while (from > 0 && QUOTED.test(text.slice(lineBefore(), from))) from = lineBefore()
  while (QUOTED.test(text.slice(to + 1))) to = linesAt({ text, start: to + 1, end: to + 1 }).to
  return { from, to }
}

/** Line breaks that part a block from what stands around it. */
function gapsAt(text: string, from: number, to: number): [before: string, after: string] {
  const before = from === 0 || text.slice(0, from).endsWith('\n\n') ? '' : '\n'
  const after = to === text.length || text.slice(to).startsWith('\n\n') ? '' : '\n'
  return [before, after]
}

/** Makes a callout of the chosen lines, another kind of the one they stand in, or of one of that kind none. */
export function calloutOf(kind: Callout, chosen: Chosen, sample: string): Typed {
  const { text } = chosen
  const { from, to } = quoteAt(chosen)
  const lines = text.slice(from, to).split('\n')
  const sign = `> [!${kind.toUpperCase()}]`
  const over = (words: string): Typed => ({ from, to, words, chosen: [words.length, words.length] })
  if (lines.every((line) => QUOTED.test(line))) {
    const is = lines[0]?.match(SIGN)?.[1]?.toLowerCase()
    const inside = is ? lines.slice(1) : lines
    return over(
      is === kind ? inside.map((line) => line.replace(/^> ?/, '')).join('\n') : [sign, ...inside].join('\n'),
    )
  }
  const [before, after] = gapsAt(text, from, to)
  const inside = lines.some((line) => line.trim() !== '') ? lines : [sample]
  const body = inside.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n')
  const head = `${before}${sign}\n`
  const end = head.length + body.length
  return {
    from,
    to,
    words: head + body + after,
    chosen: inside === lines ? [end, end] : [head.length + 2, end],
  }
}

/** A block below the line that is written, or in its place where it is empty; `chosen` is a part of the block. */
export function blockBelow(chosen: Chosen, block: string, [first, last]: Typed['chosen']): Typed {
  const { text } = chosen
  const { from, to } = linesAt(chosen)
  const isEmpty = text.slice(from, to).trim() === ''
  const at = isEmpty ? from : to
  const [before, after] = gapsAt(text, at, to)
  const head = isEmpty ? before : '\n\n'
  return {
    from: at,
    to,
    words: head + block + after,
    chosen: [head.length + first, head.length + last],
  }
}

/** A small table below the line that is written; its first heading is chosen. */
export function tableBelow(chosen: Chosen, heading: string): Typed {
  const row = '|  |  |'
  const table = `| ${heading} 1 | ${heading} 2 |\n| --- | --- |\n${row}\n${row}`
  return blockBelow(chosen, table, [2, 2 + heading.length + 2])
}

/** A link of the product: what was chosen leads there, or the title where nothing was. */
export function linkTo(
  { path, title }: { path: string; title: string },
  { text, start, end }: Chosen,
): Typed {
  const shown = text.slice(start, end).trim() || title.replaceAll(/[[\]\\]/g, '\\$&')
  const words = `[${shown}](${path})`
  return { from: start, to: end, words, chosen: [words.length, words.length] }
}
