import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import { cleanInOneLine, Done, Email, Id, Instant, line, optionalLine } from '#platform/contract/parts.ts'

/** Spec 3: Context, fetched by the client at its start. */
export const Context = z.object({
  CURRENT_SEMESTER: z.union([z.literal(1), z.literal(2)]),
  /** The key of the current semester, e.g. `2026-27-1` (decision S1). */
  CURRENT_ONBOARD_KEY: z.string(),
  /** Every semester that was opened: the current one first, then the finished ones, the latest before the others (decision Y2). */
  SEMESTERS: z.array(z.object({ key: z.string(), number: z.union([z.literal(1), z.literal(2)]) })),
  UNIVERSITY_NAMES: z.record(z.string(), z.string()),
  /**
   * Ids in `UNIVERSITY_NAMES` of retired universities, which nobody and nothing new may have
   * (docs/decisions/0014).
   */
  RETIRED_UNIVERSITIES: z.array(z.string()),
  /** Whether somebody may register themselves (decision Y6). */
  REGISTRATION_OPEN: z.boolean(),
  TEST_WARNING: z.enum(['enabled', 'disabled']),
  /** Whom people write to when something does not work. */
  CONTACT_EMAIL: z.string(),
  /** Who answers for people's data, where, and whom to write to about them; empty until the office named them. */
  CONTROLLER_NAME: z.string(),
  CONTROLLER_ADDRESS: z.string(),
  PRIVACY_EMAIL: z.string(),
})
export type Context = z.infer<typeof Context>

/** Whether somebody new may belong to this university. */
export const isOffered = (
  { UNIVERSITY_NAMES, RETIRED_UNIVERSITIES }: Pick<Context, 'UNIVERSITY_NAMES' | 'RETIRED_UNIVERSITIES'>,
  id: string,
) => Object.hasOwn(UNIVERSITY_NAMES, id) && !RETIRED_UNIVERSITIES.includes(id)

/** Characters of the controller's name, and of the address. */
const CONTROLLER_MAX = 200

/** Characters of a university's name. */
export const UNIVERSITY_NAME_MAX = 120

/** The short name in small letters; it stays as it was given. */
export const UniversityId = z.string().check(z.regex(/^[a-z]{2,10}$/))
const UniversityParams = z.strictObject({ id: UniversityId })
const UniversityName = line(UNIVERSITY_NAME_MAX)
export const AddUniversity = z.strictObject({
  id: z.pipe(z.string().check(cleanInOneLine, z.toLowerCase()), UniversityId),
  name: UniversityName,
})

const percent = z.int().check(z.minimum(0), z.maximum(100))

export const semesterLimits = {
  /** Attempts of one exam, the first included. */
  attempts: { min: 1, max: 5 },
  /** Minutes one exam may take. */
  examMinutes: { min: 5, max: 180 },
  /** Questions drawn for one attempt. */
  examQuestions: { min: 1, max: 60 },
  /** Days in which a request of semester 2 is to be answered (decision X3). */
  answerDays: { min: 1, max: 60 },
  /** Projects that a mentor takes in a semester (decision P10). */
  mentorCapacity: { min: 0, max: 50 },
} as const

const within = ({ min, max }: { min: number; max: number }) => z.int().check(z.minimum(min), z.maximum(max))

/** Settings that only one of the two kinds of semester has. */
export const ownSettings = {
  1: ['onePagerDeadline'],
  2: ['teamDeadline', 'progressReportDeadline', 'answerDays', 'mentorCapacity'],
} as const

/** What the office sets for the current semester (decisions C2, C4, C6, S1, S2). Times in UTC. */
export const SemesterSettings = z.strictObject({
  startsAt: Instant,
  endsAt: Instant,
  /** Of a first semester; null in a second one. */
  onePagerDeadline: z.nullable(Instant),
  /** The rest of a second semester's own (decision X11); null in a first one. Until then teams form. */
  teamDeadline: z.nullable(Instant),
  progressReportDeadline: z.nullable(Instant),
  answerDays: z.nullable(within(semesterLimits.answerDays)),
  mentorCapacity: z.nullable(within(semesterLimits.mentorCapacity)),
  passMarkPercent: percent,
  /** Lowest percent of the grades 2, 3, 4, 5. */
  gradeLimits: z.tuple([percent, percent, percent, percent]),
  examAttempts: within(semesterLimits.attempts),
  examMinutes: within(semesterLimits.examMinutes),
  examQuestions: within(semesterLimits.examQuestions),
  testWarning: z.boolean(),
  /** Whether the office and the coordinators must have a second factor. */
  secondFactorRequired: z.boolean(),
  /** Of the programme office; in the help, the privacy notice and mails. */
  contactEmail: Email,
  /** Who answers for people's data, in the privacy notice: all three or, until the office named them, none. */
  controllerName: optionalLine(CONTROLLER_MAX),
  controllerAddress: optionalLine(CONTROLLER_MAX),
  privacyEmail: z.union([Email, z.literal('')]),
})
export type SemesterSettings = z.infer<typeof SemesterSettings>

const deadlines = ['onePagerDeadline', 'teamDeadline', 'progressReportDeadline'] as const

/**
 * The dates that are out of order: each must lie between start and end, and the report's after the team's.
 */
export function datesOutOfOrder(
  settings: Pick<SemesterSettings, 'startsAt' | 'endsAt' | (typeof deadlines)[number]>,
): ('endsAt' | (typeof deadlines)[number])[] {
  const start = Date.parse(settings.startsAt)
  const end = Date.parse(settings.endsAt)
  const isOutside = (name: (typeof deadlines)[number]) => {
    const at = settings[name]
    const earliest = (name === 'progressReportDeadline' && settings.teamDeadline) || settings.startsAt
    return at !== null && !(Date.parse(at) >= Date.parse(earliest) && Date.parse(at) <= end)
  }
  return [...(end > start ? [] : ['endsAt' as const]), ...deadlines.filter(isOutside)]
}

export const Semester = z.object({
  id: Id,
  key: z.string(),
  number: z.union([z.literal(1), z.literal(2)]),
  ...SemesterSettings.shape,
  /** When somebody of the office set the dates or said that they are right; null while they are invented. */
  datesSetAt: z.nullable(Instant),
  /** Null while nobody can register themselves (decision Y6). */
  registrationOpenedAt: z.nullable(Instant),
})
export type Semester = z.infer<typeof Semester>

/** Like 2026-27-1: the academic year, and which of its two semesters (decision S1). */
export const SemesterKey = z.string().check(z.regex(/^\d{4}-\d{2}-[12]$/))
/** Of which semester a read is, by its key; without one, of the current semester (decision Y2). */
export const OfSemester = z.optional(SemesterKey)
/** Where a finished semester is shown: which one; null in the current one. */
export const Finished = z.nullable(z.object({ semester: z.string(), number: z.int() }))
export const numberOf = (key: string): 1 | 2 => (key.endsWith('2') ? 2 : 1)

/** Where a student stands in a semester: has entered it, continues and has not entered yet, or does not continue. */
export const participations = ['ENTERED', 'EXPECTED', 'STAYS'] as const
export const Participation = z.enum(participations)
export type Participation = z.infer<typeof Participation>

/** What the current semester brings somebody (decision Y3): the line of their first screen. */
export const OwnSemester = z.object({
  key: z.string(),
  number: z.union([z.literal(1), z.literal(2)]),
  /** Null for mentors, who belong to every semester. */
  participation: z.nullable(Participation),
  startsAt: Instant,
  endsAt: Instant,
  onePagerDeadline: z.nullable(Instant),
  teamDeadline: z.nullable(Instant),
  progressReportDeadline: z.nullable(Instant),
})
export type OwnSemester = z.infer<typeof OwnSemester>

export const about = 'The current semester and its settings, and the universities.'

export const programme = {
  ownSemester: call({
    summary: 'Get what the current semester brings the caller',
    method: 'GET',
    path: '/semesters/own',
    who: ['STUDENT', 'MENTOR'],
    opens: 'early',
    answer: OwnSemester,
  }),
  context: call({
    summary: 'Get the current semester, the universities and how to reach the programme office',
    method: 'GET',
    path: '/context',
    who: 'guest',
    answer: Context,
  }),
  semester: call({
    summary: 'Get the settings of the current semester',
    method: 'GET',
    path: '/semester',
    who: ['OFFICE'],
    answer: Semester,
  }),
  /** Settings that are not sent stay as they are, so that two people can change different ones at once. */
  change: call({
    summary: 'Change settings of the current semester',
    method: 'PATCH',
    path: '/semester',
    who: ['OFFICE'],
    body: z.partial(SemesterSettings),
    answer: Semester,
    refuses: ['own-second-factor-first'],
  }),
  /** Idempotent: repeating it changes nothing. */
  openRegistration: call({
    summary: 'Open the registration of students',
    method: 'POST',
    path: '/semester/registration/open',
    who: ['OFFICE'],
    answer: Semester,
    refuses: ['registration-needs-controller', 'registration-needs-dates'],
  }),
  /** Who has registered goes on. Idempotent: repeating it changes nothing. */
  closeRegistration: call({
    summary: 'Close the registration of students',
    method: 'POST',
    path: '/semester/registration/close',
    who: ['OFFICE'],
    answer: Semester,
  }),
  addUniversity: call({
    summary: 'Add a university',
    method: 'POST',
    path: '/university',
    who: ['OFFICE'],
    body: AddUniversity,
    answer: Done,
    refuses: ['university-short-name-taken', 'university-name-taken'],
  }),
  renameUniversity: call({
    summary: 'Rename a university',
    method: 'PUT',
    path: '/university/:id',
    who: ['OFFICE'],
    params: UniversityParams,
    body: z.strictObject({ name: UniversityName }),
    answer: Done,
    refuses: ['university-name-taken'],
  }),
  /** Nobody new can choose it; whoever belongs to it stays. Idempotent: repeating it changes nothing. */
  retireUniversity: call({
    summary: 'Retire a university',
    method: 'POST',
    path: '/university/:id/retire',
    who: ['OFFICE'],
    params: UniversityParams,
    answer: Done,
  }),
  restoreUniversity: call({
    summary: 'Bring a retired university back',
    method: 'POST',
    path: '/university/:id/restore',
    who: ['OFFICE'],
    params: UniversityParams,
    answer: Done,
  }),
}
