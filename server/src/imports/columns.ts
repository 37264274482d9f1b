import { type ImportField, importFields } from '@rajt/contract/imports'
import { type Language, languages, type Role, roles } from '@rajt/contract/parts'
import { refuse } from '../plumbing/refuse.ts'
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

const fields = wordsFor(importFields, headers, otherHeaders)
const knownRoles = wordsFor(roles, roleNames, otherRoles)
const knownLanguages = wordsFor(languages, languageNames)

export const fieldOfHeader = (name: string) => fields.get(plain(name))
export const roleOf = (text: string) => knownRoles.get(plain(text))
export const languageOf = (text: string) => knownLanguages.get(plain(text))

export interface Columns {
  at: ReadonlyMap<ImportField, number>
  /** Headers that stand for nothing, or for what an earlier one stands for. */
  ignored: string[]
}

/** Which column holds what. Refuses a header without which nobody can be invited. */
export function columnsOf(header: TableRow | undefined, role: Role | null): Columns {
  const at = new Map<ImportField, number>()
  const ignored: string[] = []
  for (const [i, name] of (header?.cells ?? []).entries()) {
    const field = fieldOfHeader(name)
    if (field && !at.has(field)) at.set(field, i)
    else if (name) ignored.push(name)
  }
  const missing = neededFor(role).filter((field) => !at.has(field))
  return missing.length > 0 ? refuse('import-columns-missing', { detail: { missing } }) : { at, ignored }
}

function neededFor(role: Role | null): ImportField[] {
  const everybody: ImportField[] = ['surname', 'firstname', 'email']
  if (role === null) return ['role', ...everybody]
  if (role === 'STUDENT') return [...everybody, 'university', 'neptun']
  return role === 'UNIVERSITY' ? [...everybody, 'university'] : everybody
}
