import { Parser } from 'htmlparser2'
import type { FileWarning } from '../../file-parts.ts'
import { NotTaken } from './question.ts'

/** How a text of a file is written: Moodle's own is plain, with marks of HTML where somebody typed them. */
export const textFormats = ['html', 'moodle', 'plain', 'markdown'] as const
export type TextFormat = (typeof textFormats)[number]

/** Characters with their marks; what is longer would not be taken without them either, and is not looked into. */
const LONGEST = 60_000
/** Elements inside each other; an editor makes a dozen. */
const DEEPEST = 100
const FORMULA = /\\[([]|\$\$/
/** A mark or an entity that somebody meant as HTML: a lone `<` is one that is smaller than something. */
const HTML =
  /<\/?(?:p|br|b|i|u|em|strong|sub|sup|img|span|div|a|code|pre|tt|ul|ol|li|table|tr|td|th|font|h[1-6]|hr|small|blockquote)[\s/>]|&(?:[a-z]{2,8}|#\d{1,6});/i
const MARKDOWN_PICTURE = /!\[([^\][\n]{0,300})\]\([^()![\]\n]{0,500}\)/g
const MARKDOWN = /\*\*|__|^#|^[ \t]{0,20}[-*>|] |`/m

/** The words of a text as a question has them, and in `warnings` what of it is lost. */
export function plainText(text: string, format: TextFormat, warnings: Set<FileWarning>): string {
  if (text.length > LONGEST) throw new NotTaken('too-long')
  if (FORMULA.test(text)) warnings.add('formula')
  if (format === 'plain') return text
  if (format === 'html') return htmlText(text, warnings)
  if (format === 'moodle')
    return HTML.test(text) ? htmlText(text.replace(/\r\n?|\n/g, '<br>'), warnings) : text
  if (MARKDOWN.test(text)) warnings.add('formatting')
  return text.replace(MARKDOWN_PICTURE, (_, says: string) => {
    warnings.add('pictures')
    return says ? `[${says}]` : ''
  })
}

const lines = new Set(
  'address article blockquote dd div dl dt figure figcaption footer form h1 h2 h3 h4 h5 h6 header hr li ol p pre section table tr ul'.split(
    ' ',
  ),
)
const unread = new Set(['script', 'style', 'head', 'title', 'template', 'noscript'])
const media = new Set(['video', 'audio', 'iframe', 'object', 'embed', 'svg', 'canvas', 'applet'])
/** Whose loss may change what is asked. */
const telling = new Set(['table', 'del', 's', 'strike', 'input', 'select', 'textarea', 'ruby'])

/** A tolerant parser, which runs nothing and knows no entities but those of HTML. */
function htmlText(html: string, warnings: Set<FileWarning>): string {
  const written = writing()
  let hidden = 0
  let kept = 0
  let depth = 0
  const parser = new Parser(
    {
      onopentag(name, { alt = '' }) {
        depth += 1
        if (depth > DEEPEST) throw new NotTaken('broken')
        if (unread.has(name)) hidden += 1
        if (hidden > 0) return
        if (media.has(name)) warnings.add('media')
        if (name === 'math') warnings.add('formula')
        if (telling.has(name)) warnings.add('formatting')
        if (name === 'img') {
          warnings.add('pictures')
          if (alt.trim()) written.words(`[${alt.trim()}]`)
        }
        if (name === 'br') return written.breakLine()
        if (name === 'td' || name === 'th') written.gap(' ')
        if (lines.has(name)) written.gap('\n')
        if (name === 'li') written.words('- ')
        if (name === 'pre') kept += 1
        if (name === 'sup' || name === 'sub') written.raise()
      },
      ontext(text) {
        if (hidden > 0) return
        if (kept > 0) return written.words(text)
        for (const piece of text.split(/([ \t\r\n\f]+)/)) {
          if (!piece) continue
          if (/^[ \t\r\n\f]/.test(piece)) written.gap(' ')
          else written.words(piece)
        }
      },
      onclosetag(name) {
        depth -= 1
        if (unread.has(name)) hidden = Math.max(0, hidden - 1)
        if (hidden > 0) return
        if (name === 'pre') kept = Math.max(0, kept - 1)
        if (name === 'sup' || name === 'sub') {
          if (!written.lower(name)) warnings.add('formatting')
        }
        if (lines.has(name)) written.gap('\n')
      },
    },
    { decodeEntities: true, lowerCaseTags: true, recognizeSelfClosing: true },
  )
  parser.end(html)
  return written.end()
}

/** Words, with one space or the end of a line between them, however many the HTML has. */
function writing() {
  const pieces: string[] = []
  let waiting: '' | ' ' | '\n' = ''
  let last = ''
  let raised: string | null = null
  const put = (text: string) => {
    if (raised !== null) raised += text
    else pieces.push(text)
    last = text.at(-1) ?? last
  }
  const settle = () => {
    if (waiting && last && last !== '\n') put(waiting)
    waiting = ''
  }
  return {
    words(text: string) {
      settle()
      put(text)
    },
    gap(kind: ' ' | '\n') {
      if (waiting !== '\n') waiting = kind
    },
    breakLine() {
      waiting = ''
      if (last) put('\n')
    },
    /** From here to `lower` stands above or below the line. */
    raise() {
      settle()
      raised ??= ''
    },
    /** False where it has signs that cannot stand there. */
    lower(name: 'sup' | 'sub'): boolean {
      if (raised === null) return true
      const text = raised.trim()
      raised = null
      const small = smallOf(name, text)
      pieces.push(small ?? (name === 'sup' ? `^(${text})` : `_(${text})`))
      return small !== null
    },
    end(): string {
      if (raised !== null) pieces.push(raised)
      return pieces.join('')
    },
  }
}

const plain = '0123456789+-=()'
const small = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎' }

/** 10<sup>6</sup> is not 106. */
function smallOf(name: 'sup' | 'sub', text: string): string | null {
  const signs = [...text.replaceAll('−', '-')].map((sign) => small[name][plain.indexOf(sign)])
  return signs.every((sign) => sign !== undefined) ? signs.join('') : null
}
