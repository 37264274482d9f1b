/** A text with a part of it chosen, as a field has them; both ends in signs from its beginning. */
export interface Chosen {
  text: string
  start: number
  end: number
}

/** What is typed over a part of a text, and what is chosen afterwards: in signs from the beginning of what was typed. */
export interface Typed {
  from: number
  to: number
  words: string
  chosen: [start: number, end: number]
}

export const marks = ['bold', 'italic', 'heading', 'list', 'link'] as const
export type Mark = (typeof marks)[number]

const BOLD = '**'
const ITALIC = '*'
const ADDRESS = 'https://'

/** What a mark does to the chosen part, and undoes where it is there already; `sample` stands where nothing is chosen. */
export function markedWith(mark: Mark, chosen: Chosen, sample: string): Typed {
  if (mark === 'bold') return enclosed(tight(chosen), BOLD, sample)
  if (mark === 'italic') return enclosed(tight(chosen), ITALIC, sample)
  if (mark === 'link') return linked(tight(chosen), sample)
  return begun(chosen, mark === 'heading' ? '## ' : '- ')
}

/** Without the spaces at its ends, which a double click takes along and a mark may not stand beside. */
function tight({ text, start, end }: Chosen): Chosen {
  const words = text.slice(start, end)
  const first = start + words.length - words.trimStart().length
  return { text, start: Math.min(first, end), end: Math.max(first, start + words.trimEnd().length) }
}

function enclosed({ text, start, end }: Chosen, sign: string, sample: string): Typed {
  const words = text.slice(start, end)
  const isInside = hasSign(starsAtEnd(text.slice(0, start)), starsAtStart(text.slice(end)), sign)
  if (isInside) {
    const [from, to] = [start - sign.length, end + sign.length]
    return { from, to, words, chosen: [0, words.length] }
  }
  if (words.length > 2 * sign.length && hasSign(starsAtStart(words), starsAtEnd(words), sign)) {
    const bare = words.slice(sign.length, -sign.length)
    return { from: start, to: end, words: bare, chosen: [0, bare.length] }
  }
  const shown = words || sample
  return {
    from: start,
    to: end,
    words: `${sign}${shown}${sign}`,
    chosen: [sign.length, sign.length + shown.length],
  }
}

/** Three at most: more of them mean nothing further. */
const starsAtStart = (text: string) => {
  const signs = [...text.slice(0, 3)]
  const other = signs.findIndex((sign) => sign !== '*')
  return other === -1 ? signs.length : other
}
const starsAtEnd = (text: string) => starsAtStart([...text.slice(-3)].toReversed().join(''))

/** One star is italic, two are bold, three are both. */
const hasSign = (before: number, after: number, sign: string) => {
  const stars = Math.min(before, after)
  return sign === BOLD ? stars >= 2 : stars % 2 === 1
}

function linked({ text, start, end }: Chosen, sample: string): Typed {
  const words = text.slice(start, end)
  const isAddress = /^https?:\/\/\S+$/.test(words)
  const [shown, address] = isAddress ? [sample, words] : [words || sample, ADDRESS]
  const written = `[${shown}](${address})`
  const at = isAddress ? 1 : shown.length + 3
  return { from: start, to: end, words: written, chosen: [at, at + (isAddress ? shown : address).length] }
}

/** Whole lines, each with the sign at its beginning; an empty line stays empty among others. */
function begun({ text, start, end }: Chosen, sign: string): Typed {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next === -1 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const isMeant = (line: string) => line !== '' || lines.length === 1
  const isDone = lines.filter(isMeant).every((line) => line.startsWith(sign))
  const words = lines
    .map((line) => (isDone ? line.slice(sign.length) : isMeant(line) ? sign + bare(line) : line))
    .join('\n')
  const isOne = lines.length === 1
  return { from, to, words, chosen: isOne ? [words.length, words.length] : [0, words.length] }
}

/** Without the sign of another kind of line. */
const bare = (line: string) => line.replace(/^(#{1,6}|[-*+]) /, '')
