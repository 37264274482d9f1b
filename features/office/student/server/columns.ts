import type { Language, Personality } from '#platform/contract/parts.ts'
import type { XlsxColumn } from '#platform/server/xlsx.ts'
import type { StudentRow } from '../calls.ts'

export const sheetNames: Record<Language, string> = { hu: 'Hallgatók', en: 'Students' }

const words = {
  hu: {
    surname: 'Vezetéknév',
    firstname: 'Keresztnév',
    neptun: 'Neptun-kód',
    university: 'Egyetem',
    email: 'E-mail-cím',
    personality: 'Személyiségtípus',
    participation: 'Ebben a félévben',
    ENTERED: 'elkezdte',
    EXPECTED: 'még nem kezdte el',
    STAYS: 'nem folytatja',
    modules: 'Teljesített modulok',
    points: 'Pontszám',
    grade: 'Megajánlott jegy',
    onePager: 'One-pager beadva',
    project: 'Projekt',
    teamRole: 'Szerep a csapatban',
    owner: 'projektgazda',
    member: 'csapattag',
    active: 'Utolsó aktivitás',
    disabled: 'Letiltva',
    yes: 'igen',
  },
  en: {
    surname: 'Surname',
    firstname: 'First name',
    neptun: 'Neptun code',
    university: 'University',
    email: 'Email address',
    personality: 'Personality',
    participation: 'This semester',
    ENTERED: 'has started',
    EXPECTED: 'hasn’t started yet',
    STAYS: 'not continuing',
    modules: 'Modules completed',
    points: 'Points',
    grade: 'Proposed grade',
    onePager: 'One-pager handed in',
    project: 'Project',
    teamRole: 'Role in the team',
    owner: 'project owner',
    member: 'team member',
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
  /** 1 or 2. */
  semester: number
  /** Names by id. */
  universities: Readonly<Record<string, string>>
}

/** The columns of decision T4, each with its type: the one-pager in a first semester, the team in a second one. */
export function columnsOf({ language, semester, universities }: Options): XlsxColumn<StudentRow>[] {
  const t = words[language]
  const named = personalityNames[language]
  return [
    { header: t.surname, width: 20, value: ({ surname }) => surname },
    { header: t.firstname, width: 20, value: ({ firstname }) => firstname },
    { header: t.neptun, width: 12, value: ({ neptun }) => neptun },
    { header: t.university, width: 42, value: ({ university }) => universities[university] ?? university },
    { header: t.email, width: 34, value: ({ email }) => email },
    { header: t.personality, width: 16, value: ({ personality: p }) => p && (named[p] ?? p) },
    { header: t.participation, width: 20, value: ({ participation }) => t[participation] },
    { header: t.modules, width: 12, value: ({ modulesCompleted }) => modulesCompleted },
    { header: t.points, width: 10, value: ({ points }) => points },
    { header: t.grade, width: 10, value: ({ grade }) => grade },
    ...(semester === 1 ? onePagerColumns(t) : teamColumns(t)),
    { header: t.active, width: 14, value: ({ lastActiveOn }) => lastActiveOn && { day: lastActiveOn } },
    { header: t.disabled, width: 10, value: ({ isDisabled }) => (isDisabled ? t.yes : null) },
  ]
}

type Words = (typeof words)[Language]

const onePagerColumns = (t: Words): XlsxColumn<StudentRow>[] => [
  {
    header: t.onePager,
    width: 18,
    value: ({ onePagerAt }) => onePagerAt && { moment: new Date(onePagerAt) },
  },
]

const teamColumns = (t: Words): XlsxColumn<StudentRow>[] => [
  { header: t.project, width: 30, value: ({ team }) => team?.project.name ?? null },
  { header: t.teamRole, width: 18, value: ({ team }) => team && (team.isOwner ? t.owner : t.member) },
]
