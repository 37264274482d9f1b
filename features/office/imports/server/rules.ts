import { Invite, needsNeptun, needsUniversity } from '#people/people/calls.ts'
import { fieldRefusals } from '#platform/contract/field-refusals.ts'
import type { FormerNames, Role } from '#platform/contract/parts.ts'
import { cut } from '#platform/contract/signs.ts'
import type { Verdict } from '#platform/server/refuse.ts'
import {
  type ImportField,
  type ImportOutcome,
  type ImportProblem,
  importFields,
  importLimits,
} from '../calls.ts'
import { clean, keepable } from './clean.ts'
import { type Columns, languageOf, roleOf } from './columns.ts'
import { reasonOf } from './reasons.ts'
import { nearestUniversity, universityOf } from './similarity.ts'
import type { TableRow } from './table.ts'

export type Fields = Record<ImportField, string>

/** A row of the file, and all that is wrong with it by itself and beside the other rows. */
export interface ReadRow {
  line: number
  fields: Fields
  problems: ImportProblem[]
  /** Something harmless was put right in it. */
  isCleaned: boolean
}

interface Given {
  columns: Columns
  /** Of everybody; null where a column says it. */
  role: Role | null
  universities: Readonly<Record<string, string>>
}

/** The data of an invitation; what the role does not have is left out, whatever the file says. */
export const inviteOf = ({
  role,
  surname,
  firstname,
  email,
  university,
  neptun,
  username,
  language,
}: Fields) => ({
  role,
  surname,
  firstname,
  email,
  language,
  university: needsUniversity(role) ? university : null,
  neptun: needsNeptun(role) ? neptun : null,
  username: username || null,
})

/** A row by itself. What is right takes the form that an account would have. */
export function readRow(
  { line, cells, kinds = {} }: TableRow,
  { columns, role, universities }: Given,
): ReadRow {
  const placeOf = (field: ImportField) => columns.at.get(field) ?? -1
  const asItStands = (field: ImportField) => cells[placeOf(field)] ?? ''
  const typed = mapped((field) => clean(field, asItStands(field)))
  const fields: Fields = {
    ...typed,
    role: role ?? roleOf(typed.role) ?? typed.role,
    university: universityOf(typed.university, universities) ?? typed.university,
    language: typed.language ? (languageOf(typed.language) ?? typed.language) : 'hu',
  }
  const invite = inviteOf(fields)
  const parsed = Invite.safeParse(invite)
  const refusals = parsed.success ? {} : fieldRefusals(parsed.error)
  const problems = importFields.flatMap((field): ImportProblem[] => {
    if (invite[field] === null) return []
    const cell = { field, text: fields[field], kind: kinds[placeOf(field)], refusal: refusals[field] }
    const reason = reasonOf(cell)
    return reason ? [{ field, rule: reason.rule, hint: reason.hint && keepable(reason.hint) }] : []
  })
  const unknown = unknownUniversity(fields, universities)
  const right = parsed.success ? parsed.data : {}
  const written = { ...fields, ...Object.fromEntries(Object.entries(right).map(([k, v]) => [k, v ?? ''])) }
  return {
    line,
    fields: mapped((field) => keepable(cut(written[field], importLimits.cell))),
    problems: [...problems.filter(({ field }) => field !== unknown?.field), ...(unknown ? [unknown] : [])],
    isCleaned: importFields.some((field) => typed[field] !== asItStands(field)),
  }
}

const mapped = (value: (field: ImportField) => string) =>
  Object.fromEntries(importFields.map((field) => [field, value(field)])) as Fields

function unknownUniversity(
  { role, university }: Fields,
  universities: Given['universities'],
): ImportProblem | null {
  if (!needsUniversity(role) || Object.hasOwn(universities, university)) return null
  if (!university) return { field: 'university', rule: 'missing', hint: null }
  return { field: 'university', rule: 'unknown', hint: nearestUniversity(university, universities) }
}

/** Fields whose value only one person can have. */
const unique = ['email', 'neptun', 'username'] as const

/** Whoever stands in the file a second time is refused there. */
export function markTwins(rows: readonly ReadRow[]): ReadRow[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const problems = [...row.problems]
    for (const field of unique) {
      const value = row.fields[field].toLowerCase()
      if (!value || problems.some((one) => one.field === field)) continue
      const earlier = seen.get(`${field} ${value}`)
      if (earlier) problems.push({ field, rule: 'twice', hint: String(earlier) })
      else seen.set(`${field} ${value}`, row.line)
    }
    return { ...row, problems }
  })
}

/** A live account that has the address, the Neptun code or the username of a row. */
export interface Holder {
  role: Role
  surname: string
  firstname: string
  email: string
  university: string
  neptun: string
  username: string
  formerly: FormerNames
}

export interface Judged {
  outcome: ImportOutcome
  problems: ImportProblem[]
}

/**
 * What is to happen with a row that is right in itself, by the accounts that have anything of it. A retired university
 * keeps whom it has and takes nobody new.
 */
export function judge(fields: Fields, holders: readonly Holder[], retired: readonly string[]): Judged {
  const own = holders.find(({ email }) => email === fields.email)
  const others = holders.filter((one) => one !== own)
  const problems = [
    ...(own ? differences(fields, own) : retiredUniversity(fields, retired)),
    ...unique.flatMap((field): ImportProblem[] =>
      fields[field] && others.some((one) => isSame(field, one[field], fields[field]))
        ? [{ field, rule: 'taken', hint: null }]
        : [],
    ),
  ]
  if (problems.length > 0) return { outcome: 'REFUSED', problems }
  return { outcome: own ? 'SAME' : 'INVITE', problems }
}

const retiredUniversity = ({ university }: Fields, retired: readonly string[]): ImportProblem[] =>
  retired.includes(university) ? [{ field: 'university', rule: 'retired', hint: null }] : []

const isSame = (field: (typeof unique)[number], one: string, other: string) =>
  field !== 'email' && one.toLowerCase() === other.toLowerCase()

function differences(fields: Fields, own: Holder): ImportProblem[] {
  if (own.role !== fields.role) return [{ field: 'email', rule: 'taken', hint: own.role }]
  const called = [own, ...own.formerly]
  const isCalled = called.some((one) => one.surname === fields.surname && one.firstname === fields.firstname)
  const differing = [
    ...(isCalled ? [] : (['surname', 'firstname'] as const)),
    ...(['university', 'neptun'] as const),
  ].filter((field) => own[field] !== fields[field])
  return differing.map((field) => ({ field, rule: 'differs', hint: own[field] }))
}

/** Nobody is invited under a name that may have been read wrongly. */
export const mayStart = ({ is_sure }: { is_sure: boolean }): Verdict =>
  is_sure ? 'ok' : 'import-names-unsure'
