import type { Language, Personality } from '@rajt/contract/parts'
import type { StudentRow } from '@rajt/contract/student'
import type { XlsxColumn } from '../plumbing/xlsx.ts'

export const sheetNames: Record<Language, string> = { hu: 'Hallgatók', en: 'Students' }

const words = {
  hu: {
    surname: 'Vezetéknév',
    firstname: 'Keresztnév',
    neptun: 'Neptun-kód',
    university: 'Egyetem',
    email: 'E-mail-cím',
    personality: 'Személyiségtípus',
    modules: 'Teljesített modulok',
    points: 'Pontszám',
    grade: 'Megajánlott jegy',
    onePager: 'One-pager beadva',
    active: 'Utolsó aktivitás',
    disabled: 'Letiltva',
    yes: 'igen',
  },
  en: {
    surname: 'Surname',
    firstname: 'First name',
    neptun: 'Neptun code',
    university: 'University',
    email: 'E-mail address',
    personality: 'Personality',
    modules: 'Modules completed',
    points: 'Points',
    grade: 'Proposed grade',
    onePager: 'One-pager handed in',
    active: 'Last active',
    disabled: 'Disabled',
    yes: 'yes',
  },
} as const satisfies Record<Language, Record<string, string>>

const personalityNames: Record<Language, Partial<Record<Personality, string>>> = {
  hu: { Creative: 'Kreatív' },
  en: {},
}

interface Options {
  language: Language
  /** Names by id. */
  universities: Readonly<Record<string, string>>
}

/** The columns of decision T4, each with its type. */
export function columnsOf({ language, universities }: Options): XlsxColumn<StudentRow>[] {
  const t = words[language]
  const named = personalityNames[language]
  return [
    { header: t.surname, width: 20, value: ({ surname }) => surname },
    { header: t.firstname, width: 20, value: ({ firstname }) => firstname },
    { header: t.neptun, width: 12, value: ({ neptun }) => neptun },
    { header: t.university, width: 42, value: ({ university }) => universities[university] ?? university },
    { header: t.email, width: 34, value: ({ email }) => email },
    { header: t.personality, width: 16, value: ({ personality: p }) => p && (named[p] ?? p) },
    { header: t.modules, width: 12, value: ({ modulesCompleted }) => modulesCompleted },
    { header: t.points, width: 10, value: ({ points }) => points },
    { header: t.grade, width: 10, value: ({ grade }) => grade },
    {
      header: t.onePager,
      width: 18,
      value: ({ onePagerAt }) => onePagerAt && { moment: new Date(onePagerAt) },
    },
    { header: t.active, width: 14, value: ({ lastActiveOn }) => lastActiveOn && { day: lastActiveOn } },
    { header: t.disabled, width: 10, value: ({ isDisabled }) => (isDisabled ? t.yes : null) },
  ]
}
