import { type Language, languages, type Role, roles } from '#platform/contract/parts.ts'
import { refuse } from '#platform/server/refuse.ts'
import { type ImportField, importFields } from '../calls.ts'
import { isNameField, visible } from './clean.ts'
import type { TableRow } from './table.ts'
import { headers, languageNames, roleNames } from './words.ts'

/** Without accents, signs and spaces: `E-mail cím` and `EMAILCIM` are the same to whoever writes a header. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** Other names that people give to the columns. */
const otherHeaders: Partial<Record<ImportField, readonly string[]>> = {
  role: ['szerep'],
  surname: ['csaladnev', 'csaladinev', 'lastname', 'familyname'],
  firstname: ['utonev', 'givenname'],
  email: ['email', 'mail', 'emailaddress'],
  university: ['intezmeny'],
  neptun: ['neptun'],
  language: ['nyelv', 'language', 'mailnyelve'],
}
const otherRoles: Partial<Record<Role, readonly string[]>> = {
  OFFICE: ['iroda', 'office'],
  UNIVERSITY: ['egyetemikoordinator', 'universitycoordinator', 'egyetem', 'university'],
}

/** What each plain word stands for: its own name, how the languages call it, and other names. */
function wordsFor<V extends string>(
  values: readonly V[],
  names: Record<Language, Record<V, string>>,
  others: Partial<Record<V, readonly string[]>> = {},
): ReadonlyMap<string, V> {
  const of = (value: V) => [value, ...languages.map((one) => names[one][value]), ...(others[value] ?? [])]
  return new Map(values.flatMap((value) => of(value).map((name) => [plain(name), value] as const)))
}

/** How people call a column with surname and first name. */
const wholeNames: ReadonlySet<string> = new Set(
  ['nev', 'nevek', 'neve', 'teljesnev', 'hallgatoneve', 'hallgatonev', 'mentorneve', 'mentornev'].concat([
    'name',
    'names',
    'fullname',
    'studentname',
    'mentorname',
  ]),
)

const fields = wordsFor(importFields, headers, otherHeaders)
const knownRoles = wordsFor(roles, roleNames, otherRoles)
const knownLanguages = wordsFor(languages, languageNames)

const fieldOfHeader = (name: string) => fields.get(plain(name))
const isWholeName = (name: string) => wholeNames.has(plain(name))
export const roleOf = (text: string) => knownRoles.get(plain(text))
export const languageOf = (text: string) => knownLanguages.get(plain(text))

export interface Columns {
  at: ReadonlyMap<ImportField, number>
  /** Headers that stand for nothing, or for what an earlier one stands for. */
  ignored: string[]
}

/** How many of these are names of columns. */
export const knownIn = (cells: readonly string[]) =>
  cells.filter((name) => fieldOfHeader(name) || isWholeName(name)).length

/** Rows of a file among which the header is: exports have a title above it. */
const HEADED = 10

/** The header, and the rows below it: of the first rows the one with the most names of columns. */
export function headed(rows: readonly TableRow[]): { header: TableRow | undefined; table: TableRow[] } {
  const first = rows.filter(({ line }) => line <= HEADED)
  const known = first.map(({ cells }) => knownIn(cells))
  const at = known.indexOf(Math.max(...known))
  return { header: rows[at], table: rows.slice(at + 1) }
}

/** Which column holds what. Refuses a header without which nobody can be invited. */
export function columnsOf(header: TableRow | undefined, role: Role | null): Columns {
  const at = new Map<ImportField, number>()
  const ignored: string[] = []
  const names = header?.cells ?? []
  for (const [i, name] of names.entries()) {
    const field = fieldOfHeader(name)
    if (field && !at.has(field)) at.set(field, i)
    else if (visible(name)) ignored.push(visible(name))
  }
  const missing = neededFor(role).filter((field) => !at.has(field))
  if (missing.some(isNameField) && names.some(isWholeName))
    return refuse('import-name-in-one', {
      detail: { missing: missing.filter((field) => !isNameField(field)) },
    })
  return missing.length > 0 ? refuse('import-columns-missing', { detail: { missing } }) : { at, ignored }
}

function neededFor(role: Role | null): ImportField[] {
  const everybody: ImportField[] = ['surname', 'firstname', 'email']
  if (role === null) return ['role', ...everybody]
  if (role === 'STUDENT') return [...everybody, 'university', 'neptun']
  return role === 'UNIVERSITY' ? [...everybody, 'university'] : everybody
}
