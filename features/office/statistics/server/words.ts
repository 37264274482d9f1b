import { registrationStatuses } from '#people/registration/states.ts'
import type { Language } from '#platform/contract/parts.ts'
import { personalities } from '#platform/contract/parts.ts'
import { projectStatuses } from '#teams/project/states.ts'
import type { Dashboard } from '../calls.ts'

/** What the file says; the screen has its own words, of which a file has no context. */
export const words = {
  hu: {
    sheet: 'Statisztika',
    all: 'összes egyetem',
    block: 'Csoport',
    what: 'Mutató',
    figure: 'Érték',
    students: 'Hallgatók',
    entered: 'Elkezdte a félévet',
    expected: 'Még nem kezdte el a félévet',
    stays: 'Nem folytatja',
    progress: 'Haladás',
    personality: 'Személyiségtípus',
    completed: 'teljesített modul',
    none: 'Még nincs',
    Creative: 'Kreatív',
    registration: 'Regisztráció',
    UNVERIFIED: 'Nincs megerősítve',
    WAITING: 'Várakozó',
    ACCEPTED: 'Elfogadott',
    REJECTED: 'Elutasított',
    overdue: '8 napnál régebben vár',
    median: 'Döntésig eltelt napok (medián)',
    course: 'Tananyag',
    started: 'elkezdték a vizsgát',
    passed: 'sikeres',
    attempts: 'próbálkozás',
    meanPoints: 'átlagpont',
    meanMinutes: 'átlagidő (perc)',
    onePagers: 'One-pager',
    handedIn: 'Beadta',
    notYet: 'Még nem adta be',
    projects: 'Projektek',
    CREATED: 'Létrehozva',
    DRAFT: 'Vázlat',
    PUBLISHED: 'Közzétéve',
    DISSOLVED: 'Megszűnt',
    teams: 'Csapatok',
    inTeam: 'Hallgató csapatban',
    noTeam: 'Hallgató csapat nélkül',
    mentored: 'Projekt mentorral',
    noMentor: 'Projekt mentor nélkül',
    applications: 'Jelentkezések',
    PENDING: 'Válaszra vár',
    APPLIED: 'Elfogadva',
    DECLINED: 'Elutasítva',
    REVOKED: 'Visszavonva',
    VOID: 'Lezárult',
    reports: 'Előrehaladási jelentés',
    uploaded: 'Feltöltve',
    noReport: 'Még nincs feltöltve',
  },
  en: {
    sheet: 'Statistics',
    all: 'all universities',
    block: 'Group',
    what: 'Measure',
    figure: 'Value',
    students: 'Students',
    entered: 'Has started the semester',
    expected: 'Hasn’t started the semester yet',
    stays: 'Not continuing',
    progress: 'Progress',
    personality: 'Personality',
    completed: 'modules completed',
    none: 'None yet',
    Creative: 'Creative',
    registration: 'Registration',
    UNVERIFIED: 'Unverified',
    WAITING: 'Waiting',
    ACCEPTED: 'Accepted',
    REJECTED: 'Rejected',
    overdue: 'Waiting for more than 8 days',
    median: 'Days to the decision (median)',
    course: 'Course',
    started: 'started the exam',
    passed: 'passed',
    attempts: 'attempts',
    meanPoints: 'average points',
    meanMinutes: 'average time (minutes)',
    onePagers: 'One-pager',
    handedIn: 'Handed in',
    notYet: 'Not yet',
    projects: 'Projects',
    CREATED: 'Created',
    DRAFT: 'Draft',
    PUBLISHED: 'Published',
    DISSOLVED: 'Dissolved',
    teams: 'Teams',
    inTeam: 'Students in a team',
    noTeam: 'Students without a team',
    mentored: 'Projects with a mentor',
    noMentor: 'Projects without a mentor',
    applications: 'Applications',
    PENDING: 'Waiting for an answer',
    APPLIED: 'Accepted',
    DECLINED: 'Rejected',
    REVOKED: 'Withdrawn',
    VOID: 'Closed',
    reports: 'Progress report',
    uploaded: 'Uploaded',
    noReport: 'Not uploaded yet',
  },
} as const satisfies Record<Language, Record<string, string>>

export interface FigureRow {
  block: string
  what: string
  figure: number | null
}

/** A line for each figure, in the order of the page. */
export function figureRows(dashboard: Dashboard, language: Language): FigureRow[] {
  const t = words[language]
  const { progress, personality, registration, modules, onePagers, teams } = dashboard
  const lines = (block: string, figures: readonly (readonly [string, number | null])[]) =>
    figures.map(([what, figure]) => ({ block, what, figure }))
  return [
    ...lines(t.students, [
      [t.entered, dashboard.students],
      [t.expected, dashboard.participation.EXPECTED],
      [t.stays, dashboard.participation.STAYS],
    ]),
    ...lines(
      t.progress,
      progress.map((students, completed) => [`${completed} ${t.completed}`, students] as const),
    ),
    ...lines(t.personality, [
      ...personalities.map((one) => [one === 'Creative' ? t.Creative : one, personality[one]] as const),
      [t.none, personality.none],
    ]),
    ...lines(t.registration, [
      ...registrationStatuses.map((status) => [t[status], registration.byStatus[status]] as const),
      [t.overdue, registration.overdue],
      [t.median, registration.medianDays],
    ]),
    ...modules.flatMap(({ title, started, passed, attempts, meanPoints, meanMinutes }) =>
      lines(t.course, [
        [`${title}: ${t.started}`, started],
        [`${title}: ${t.passed}`, passed],
        [`${title}: ${t.attempts}`, attempts],
        [`${title}: ${t.meanPoints}`, meanPoints],
        [`${title}: ${t.meanMinutes}`, meanMinutes],
      ]),
    ),
    ...(teams
      ? teamRows(teams, t).map(([block, what, figure]) => ({ block, what, figure }))
      : lines(t.onePagers, [
          [t.handedIn, onePagers.handedIn],
          [t.notYet, onePagers.notYet],
        ])),
  ]
}

type Words = (typeof words)[Language]

const teamRows = (
  { projects, students, applications, mentors, reports }: NonNullable<Dashboard['teams']>,
  t: Words,
): [block: string, what: string, figure: number][] => [
  ...projectStatuses.map((status): [string, string, number] => [t.projects, t[status], projects[status]]),
  [t.teams, t.inTeam, students.inTeam],
  [t.teams, t.noTeam, students.without],
  [t.teams, t.mentored, mentors.mentored],
  [t.teams, t.noMentor, mentors.without],
  [t.applications, t.PENDING, applications.PENDING],
  [t.applications, t.APPLIED, applications.ACCEPTED],
  [t.applications, t.DECLINED, applications.REJECTED],
  [t.applications, t.REVOKED, applications.REVOKED],
  [t.applications, t.VOID, applications.VOID],
  [t.reports, t.uploaded, reports.uploaded],
  [t.reports, t.noReport, reports.without],
]
