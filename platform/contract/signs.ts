/**
 * One rule for the signs of everything that people send, the same in the browser and on the server. What is typed or
 * pasted is cleaned rather than refused: nobody can mend a sign that they do not see.
 */

/** How Word, PowerPoint, old Macs and other systems write a line break. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this finds
const BREAKS = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this finds
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\p{Surrogate}\p{Noncharacter_Code_Point}]/gu
/** Soft hyphen, space of no width, byte order mark, word joiner, signs of formulas, and what Unicode has given up. */
const INVISIBLE = /[\u00ad\u180e\u200b\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb]/g
/** Flags of England, Scotland and Wales end in tags; anywhere else tags only hide something. */
const TAGS = /\u{1f3f4}[\u{e0020}-\u{e007e}]{1,16}\u{e007f}|[\u{e0000}-\u{e007f}]/gu

const EMOJI = '\\p{Extended_Pictographic}\\u{fe0f}\\u{1f3fb}-\\u{1f3ff}'
/** Scripts whose letters change beside a joiner. */
const JOINING = [
  'Arabic',
  'Syriac',
  'Nko',
  'Mongolian',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
]
const INDIC = ['Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Tibetan']
const NEEDS_JOINER = `[${EMOJI}${[...JOINING, ...INDIC].map((script) => `\\p{scx=${script}}`).join('')}]`
const JOINERS = new RegExp(`(?<!${NEEDS_JOINER})[\\u200c\\u200d]|[\\u200c\\u200d](?!${NEEDS_JOINER})`, 'gu')

/** Anything that a reader sees; letters of Unicode without a shape, and the empty pattern of Braille, are nothing. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\p{Format}\u2800\u{1d159}]/u

/** A text of lines: breaks are line feeds, tabs stay; trimmed, and empty where nothing of it is seen. Idempotent. */
export function cleanText(typed: string): string {
  const cleaned = typed
    .replace(BREAKS, '\n')
    .replace(CONTROLS, '')
    .replace(INVISIBLE, '')
    .replace(TAGS, (sign) => (sign.length > 2 ? sign : ''))
    .replace(JOINERS, '')
    .trim()
  return VISIBLE.test(cleaned) ? cleaned : ''
}

/** Overrides, embeddings and isolates: what follows them is turned around, beyond the end of a name. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * A text of one line, as titles are: a line break or a tab in it is a space. It stands in sentences of others, so that
 * nothing in it turns them around; letters of every direction do without. Idempotent.
 */
export const cleanLine = (typed: string): string => inOneLine(cleanText(typed.replace(TURNS, '')))

/** The same for what refuses signs that turn the text around, as names of people do. */
export const cleanName = (typed: string): string => inOneLine(cleanText(typed))

const inOneLine = (text: string) => text.replace(/[\n\t]+/g, ' ')

/** An address without what browsers leave out of it, or would write in codes that nobody typed. Idempotent. */
export const cleanAddress = (typed: string): string =>
  cleanLine(typed.replace(/[\p{Control}\u2028\u2029]/gu, ''))

/** Alphabets of which some letters look like Latin ones. */
const LOOKALIKES = /[\p{Script=Cyrillic}\p{Script=Greek}]/u

/** The first Cyrillic or Greek letter of a text that has Latin ones too; null where there is none. */
export const strayLetter = (text: string): string | null =>
  /\p{Script=Latin}/u.test(text) ? (LOOKALIKES.exec(text)?.[0] ?? null) : null

/** Characters as the limits count them: code points. */
export function countOf(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

/** How many characters something typed has once it has been cleaned: what a counter beside a field shows. */
export const lengthOf = (typed: string): number => countOf(cleanText(typed))

/** Overrides, embeddings, isolates and marks of the direction of a text. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** For names of files and heads of mails, where nothing isolates what turns the text around. */
export const withoutDirections = (text: string): string => text.replace(DIRECTIONS, '')

const graphemes = new Intl.Segmenter()

/** The first characters (code points) of a text, whatever they belong to. */
export const firstOf = (text: string, most: number): string => text.slice(0, endOf(text, most))

/**
 * A text that is too long, cut: `most` characters (code points), whole ones as a reader counts them, so that neither an
 * emoji nor a letter with its marks is torn; without spaces at the cut.
 */
export const cut = (text: string, most: number): string => cutAt(text, endOf(text, most))

/** The same for what counts in units of UTF-16, as Excel does. */
export const cutToUnits = (text: string, most: number): string => cutAt(text, most)

function cutAt(text: string, end: number): string {
  if (end >= text.length) return text
  const whole = graphemes.segment(text).containing(end)?.index
  // A tower of marks may be one character to its end.
  return text.slice(0, whole || beforeHalf(text, end)).trimEnd()
}

const beforeHalf = (text: string, end: number) => ((text.codePointAt(end - 1) ?? 0) > 0xffff ? end - 1 : end)

/** Where the first code points of a text end. */
function endOf(text: string, most: number): number {
  let end = 0
  for (let n = 0; n < most && end < text.length; n++) end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1
  return end
}
