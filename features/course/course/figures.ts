import { languages } from '#platform/contract/parts.ts'

/** A figure of a text in Markdown: a picture of the library, alone in its line. */
export interface Figure {
  /** Of the picture; of a text in a file, its name there. */
  picture: string
  /** For who does not see it, as they are written. */
  words: string
  /** Below it; empty where it has none. */
  caption: string
  /** As it is written. */
  address: string
  /** Where its line begins and ends in the text, without what makes it part of a quote. */
  from: number
  to: number
}

const ID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
/** The address of a picture in a text: wherever its file is, and whatever is put in its place. */
export const PICTURE = new RegExp(`^/pictures/(${ID})$`)
/** What makes a line part of a quote. */
const BEFORE = /^[ >]*/
/** Four spaces begin code. */
const INDENTED = / {4}/
const FENCE = /^(`{3,}(?=[^`]*$)|~{3,})/

/**
 * The figures of a text, by the address that `is` knows. The one place that says which signs are a figure: what uses
 * a picture, what is shown, what is missing and what a zip takes along follow from it. A line of code is none. Linear in
 * the length of any text.
 */
export function figuresIn(text: string, is: RegExp = PICTURE): Figure[] {
  if (!text.includes('](')) return []
  const figures: Figure[] = []
  let fence: { marks: string; depth: number } | null = null
  let place = 0
  for (const line of text.split('\n')) {
    const [before = ''] = BEFORE.exec(line) ?? []
    const depth = before.split('>').length - 1
    const inside = line.replace(BEFORE, '').trimEnd()
    if (fence && depth < fence.depth) fence = null
    const [marks = ''] = INDENTED.test(before) ? [] : (FENCE.exec(inside) ?? [])
    if (fence) {
      if (marks.startsWith(fence.marks) && inside === marks) fence = null
    } else if (marks) fence = { marks, depth }
    else if (!INDENTED.test(before)) {
      const figure = figureOf(inside, is)
      const from = place + before.length
      if (figure) figures.push({ ...figure, from, to: from + inside.length })
    }
    place += line.length + 1
  }
  return figures
}

/** Between the first sign and the last one stand the words, which may have brackets of their own. */
function figureOf(line: string, is: RegExp): Omit<Figure, 'from' | 'to'> | null {
  if (!line.startsWith('![') || !line.endsWith(')')) return null
  const parts = line.split('](')
  const [address = '', ...title] = (parts.pop() ?? '').replace(/\)$/, '').split(/[ \t]/)
  const [, picture] = address.match(is) ?? []
  const [, caption = ''] = title.join(' ').trim().match(CAPTION) ?? []
  return picture
    ? { picture, address, words: plain(parts.join('](').replace('![', '')), caption: plain(caption) }
    : null
}

const CAPTION = /^["'(](.*)["')]$/

const plain = (written: string) => written.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
const escaped = (words: string) =>
  words
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\[\]()"`*_<>&!~|]/g, '\\$&')

/** A figure as it is written in a text. */
export const figureLine = ({
  picture,
  words,
  caption,
}: Pick<Figure, 'picture' | 'words' | 'caption'>): string =>
  `![${escaped(words)}](/pictures/${picture}${caption.trim() ? ` "${escaped(caption)}"` : ''})`

/** The text with other addresses of its figures, by what `to` answers; all else stays as it is to the byte. */
export function readdressed(text: string, is: RegExp, to: (picture: string) => string): string {
  let done = 0
  const parts = figuresIn(text, is).flatMap(({ picture, address, from, to: end }) => {
    const line = text.slice(from, end)
    const at = from + line.lastIndexOf(`](${address}`) + 2
    const before = text.slice(done, at)
    done = at + address.length
    return [before, to(picture)]
  })
  return [...parts, text.slice(done)].join('')
}

type Texts = Record<(typeof languages)[number], { body: string }>

/** Ids of the pictures that a lesson's texts name, each once. */
export const picturesIn = (content: Texts): string[] => [
  ...new Set(languages.flatMap((language) => figuresIn(content[language].body).map((one) => one.picture))),
]
