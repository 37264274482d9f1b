import type { FieldRefusal } from '#platform/contract/errors.ts'
import { strayLetter } from '#platform/contract/signs.ts'
import type { ImportField, ImportProblem } from '../calls.ts'
import { isNameField } from './clean.ts'
import type { CellKind } from './table.ts'

/** A cell that was cleaned, and what the schema has against it. */
export interface Cell {
  field: ImportField
  text: string
  /** Absent for a text. */
  kind: CellKind | undefined
  refusal: FieldRefusal | undefined
}

type Reason = Omit<ImportProblem, 'field'>
const reason = (rule: ImportProblem['rule'], hint: string | null = null): Reason => ({ rule, hint })

/** Of Excel, in English and Hungarian. */
const EXCEL_ERROR =
  /^#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|HIÁNYZIK|HIV!|NÉV\?|ÉRTÉK!|ZÉRÓOSZTÓ!|SZÁM!|NULLA!|KITÖLTÉS!)$/i
/** Fewer digits than a code has: zeros in front are lost. Or as Excel shows a number: `1,23E+09`. */
const NUMBER_OF_EXCEL = /^(?:\d{1,5}|\d+(?:[.,]\d+)?E\+?\d+|\d+[.,]\d+)$/i
/** 12E004 is 120000 to Excel. */
const MAYBE_A_POWER = /00$/
const CODE_LENGTH = 6
/** What stands in the place of a letter that an encoding does not have. */
const LOST = /[?\ufffd]/
const CONTROL = /\p{Control}/u
const NO_STOP = /\.(?!$|[ -]|\p{L}\.)/u

/** Signs that may stand in a field; which ones and where, its schema says. */
const allowed: Partial<Record<ImportField, RegExp>> = {
  surname: /[\p{Ll}\p{Lu}\p{Lt}\p{Lo}\p{M} '’.-]/u,
  firstname: /[\p{Ll}\p{Lu}\p{Lt}\p{Lo}\p{M} '’.-]/u,
  email: /[A-Za-z0-9.!#$%&'*+/=?^_`{|}~@-]/,
  neptun: /[A-Za-z0-9]/,
  username: /[\p{L}\p{M}0-9._-]/u,
}
/** Letters to Unicode, but no letters of a name. */
const NO_LETTER = /[ªºµ]/

/** Why a cell cannot be what its column says; null where it can. */
export function reasonOf({ field, text, kind, refusal }: Cell): Reason | null {
  if (!text) return refusal ? reason('missing') : null
  if (kind === 'error' || EXCEL_ERROR.test(text)) return reason('error', text)
  if (kind === 'truth') return reason('truth', text)
  if (field === 'neptun' && isNumberOfExcel(text, kind)) return reason('number', text)
  if (isNameField(field)) return reasonOfName(text, refusal)
  // The schema cleans them; in a file they are a sign that something else is wrong with the cell.
  const found = refusal ?? (CONTROL.test(text) ? ({ rule: 'format' } as const) : undefined)
  return found ? reasonOfRefusal(field, text, found) : null
}

const isNumberOfExcel = (text: string, kind: CellKind | undefined) =>
  NUMBER_OF_EXCEL.test(text) ||
  (kind === 'number' && (text.length !== CODE_LENGTH || MAYBE_A_POWER.test(text)))

/** A name that its schema takes may still be one that was read or typed wrongly. */
function reasonOfName(text: string, refusal: FieldRefusal | undefined): Reason | null {
  if (LOST.test(text)) return reason('lost')
  const sign = strangeSign('surname', text)
  if (sign) return reason('sign', sign)
  const stray = strayLetter(text)
  if (stray) return reason('alphabet', named(stray))
  if (!refusal) return null
  return NO_STOP.test(text) ? reason('stop') : reasonOfRefusal('surname', text, refusal)
}

function reasonOfRefusal(field: ImportField, text: string, { rule, limit }: FieldRefusal): Reason {
  if (field === 'role' || field === 'language') return reason('unknown')
  if (rule === 'max') return reason('long', String(limit))
  if (rule === 'reserved') return reason('reserved')
  const sign = strangeSign(field, text)
  if (sign) return reason('sign', sign)
  if (rule === 'min') return reason('short', String(limit))
  if (field === 'email') return reason('address')
  return field === 'neptun' ? reason('code') : reason('wrong')
}

/** As `U+00A7`. */
const named = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

function strangeSign(field: ImportField, text: string): string | null {
  const may = allowed[field]
  if (!may) return null
  const sign = [...text].find((one) => !may.test(one) || (isNameField(field) && NO_LETTER.test(one)))
  return sign === undefined ? null : named(sign)
}
