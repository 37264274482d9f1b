import type { ImportField } from '../calls.ts'

/** Signs that nobody sees and that change nothing, as copying leaves them. */
export const UNSEEN =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]|\u034f|[\ufe00-\ufe0f]/g
/** Other spaces and ends of lines: a cell is one line. */
const SPACES = /[\s\u0085]+/g
const DASHES = / ?[\u2010-\u2015\u2212\ufe63\uff0d] ?/g
const APOSTROPHES = /[`´‘ʼʹ′＇]/g
/** Titles that are often written without a space behind them. */
const TITLE = /(?<![\p{L}.])(dr|ifj|id|özv|prof|phd)\.(?=\p{L})/giu
// PostgreSQL stores no NUL.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this finds
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]/g

export const isNameField = (field: ImportField) => field === 'surname' || field === 'firstname'

/** A cell without what is harmless: invisible signs, other dashes, and what a mail program writes around an address. */
export function clean(field: ImportField, cell: string): string {
  const text = cell.replace(UNSEEN, '').replace(SPACES, ' ').trim()
  if (isNameField(field)) return text.replace(DASHES, '-').replace(APOSTROPHES, "'").replace(TITLE, '$1. ')
  if (field === 'email') return addressIn(text)
  // Excel's own mark of a text.
  return field === 'neptun' ? text.replace(/^'| /g, '') : text
}

/** `Tóth Ida <ida@pelda.example>`, `mailto:ida@pelda.example`, `ida@pelda.example;` */
function addressIn(text: string): string {
  const whole = text.replace(/[;,]$/, '').trim()
  const named = whole.endsWith('>') ? whole.slice(whole.lastIndexOf('<') + 1, -1) : whole
  return named.trim().replace(/^mailto: ?/i, '')
}

/** What may be shown and kept of a text that is not right: each control character as a sign that is seen. */
export const keepable = (text: string) => text.toWellFormed().replace(CONTROLS, '\ufffd')

/** A header's name without what nobody sees. */
export const visible = (text: string) => text.toWellFormed().replace(UNSEEN, '').replace(CONTROLS, ' ').trim()
