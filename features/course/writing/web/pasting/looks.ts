import type { Look } from './runs.ts'

/** What is never part of a text: what a browser would run or draw, comments of Word, and what is hidden or deleted. */
const LEFT_OUT =
  'script,style,noscript,template,svg,math,img,picture,video,audio,canvas,iframe,object,embed,head,title,meta,link,' +
  'input,button,select,textarea,del,[hidden],[aria-hidden="true"],.MsoCommentReference,.msocomtxt,.msocomanchor'
const HIDDEN_STYLE =
  /mso-list:\s*ignore|mso-hide:\s*all|display:\s*none|mso-element:\s*(comment|footnote)-list/i

export const isLeftOut = (element: Element): boolean =>
  element.matches(LEFT_OUT) || HIDDEN_STYLE.test(styleOf(element))

/** What an element says of its look, under the name that it has here (`markdownOf`). */
export const styleOf = (element: Element): string =>
  element.getAttribute('data-style') ?? element.getAttribute('style') ?? ''

/** How the words of an element look inside of another look. Google Docs puts all into a `b` that is not bold. */
export function lookOf(element: Element, { strong, emphasis, href }: Look): Look {
  const tag = element.localName
  const style = styleOf(element)
  const [, weight] = style.match(/(?:^|;)\s*font-weight:\s*(\w+)/i) ?? []
  const [, slant] = style.match(/(?:^|;)\s*font-style:\s*(\w+)/i) ?? []
  return {
    strong: weight ? isBold(weight) : strong || tag === 'b' || tag === 'strong',
    emphasis: slant ? /italic|oblique/i.test(slant) : emphasis || tag === 'i' || tag === 'em',
    href: tag === 'a' ? (addressOf(element) ?? href) : href,
  }
}

const isBold = (weight: string) => /^bold/i.test(weight) || Number(weight) >= 600

/** Characters of an address; longer ones carry something along. */
const ADDRESS_MAX = 2_000

function addressOf(element: Element): string | null {
  const written = element.getAttribute('href')?.trim() ?? ''
  return /^(https?:\/\/|mailto:)[^\s<>]+$/i.test(written) && written.length <= ADDRESS_MAX ? written : null
}

/** Of a heading, 1 to 6; null of anything else. */
export function headingLevel(element: Element): number | null {
  const [, level] = element.localName.match(/^h([1-6])$/) ?? []
  if (level) return Number(level)
  if (element.classList.contains('MsoTitle')) return 1
  if (element.getAttribute('role') !== 'heading') return null
  return Math.min(Math.max(Number(element.getAttribute('aria-level')) || 1, 1), 6)
}

export interface ListPlace {
  /** From 1. */
  level: number
  isOrdered: boolean
  /** Of an ordered one. */
  number: number
}

/** Word writes lists as paragraphs that say their level, and the mark or number in words of their own. */
export function wordListPlace(element: Element): ListPlace | null {
  const [, place = ''] = styleOf(element).match(/mso-list:([^;]*)/i) ?? []
  const [, level] = place.match(/\blevel(\d{1,3})/i) ?? []
  if (!level) return null
  const marks = [...element.querySelectorAll('[data-style], [style]')].filter((one) =>
    /mso-list:\s*ignore/i.test(styleOf(one)),
  )
  const mark = marks[0]?.textContent?.trim() ?? ''
  const isOrdered = /^\(?(\d+|[a-z]|[ivxlcdm]+)[.)]/i.test(mark)
  return {
    level: Math.min(Number(level) || 1, 9),
    isOrdered,
    number: Number.parseInt(mark.replace('(', ''), 10) || 1,
  }
}
