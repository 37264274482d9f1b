import * as z from 'zod/mini'
import { course } from '#course/course/calls.ts'
import { attemptStatuses } from '#course/exam/calls.ts'
import { OnePager } from '#documents/one-pager/calls.ts'
import { NameChange } from '#people/name-change/calls.ts'
import { Registration } from '#people/registration/calls.ts'
import { auditActs } from '#platform/contract/audit.ts'
import { call, file } from '#platform/contract/call.ts'
import { anyOf, anyOfQuery, countsOf, pagedList, sortBy } from '#platform/contract/list.ts'
import {
  FormerNames,
  FullName,
  Id,
  IdParams,
  Instant,
  Language,
  Personality,
  RoleParams,
  Search,
  staff,
} from '#platform/contract/parts.ts'
import { OfSemester, Participation, participations, UniversityId } from '#programme/programme/calls.ts'
import { EarlierSemester } from '#teams/earlier/calls.ts'

/** Spec 2: no modules, some modules, or all modules completed; bonus modules do not count. */
export const studentProgresses = ['NONE', 'SOME', 'ALL'] as const
export type StudentProgress = (typeof studentProgresses)[number]

/** Where somebody stands among teams, in a second semester. */
export const teamPlaces = ['OWNER', 'MEMBER', 'NONE'] as const
export type TeamPlace = (typeof teamPlaces)[number]

/** Who has not been here for so many days has come to a stop. */
export const INACTIVE_DAYS = 14
/** `STILL`: whose last day here is so many days ago. Whoever was never here is neither. */
export const studentActivities = ['STILL', 'ACTIVE'] as const
export type StudentActivity = (typeof studentActivities)[number]

/** A day in Budapest (decision L7), as `2026-11-22`. */
const Day = z.iso.date()

/** The project that a student is in, in the semester (decision T4). */
export const StudentTeam = z.object({
  project: z.object({ _id: Id, name: z.string() }),
  /** Otherwise a member. */
  isOwner: z.boolean(),
})
export type StudentTeam = z.infer<typeof StudentTeam>

/** A student as staff see them in the list (decision T4). */
export const StudentRow = z.object({
  _id: Id,
  ...FullName.shape,
  email: z.string(),
  neptun: z.nullable(z.string()),
  university: z.string(),
  /** Null until it is chosen. */
  personality: z.nullable(Personality),
  /** Where they stand in the current semester (decision Y3). */
  participation: Participation,
  modulesCompleted: z.int(),
  /** Of the attempts that count; null, like the grade, before the first exam. */
  points: z.nullable(z.int()),
  /** The proposed grade as it stands, 1-5 (decision C6). */
  grade: z.nullable(z.int()),
  /** When the one-pager of the semester was handed in. */
  onePagerAt: z.nullable(Instant),
  /** Null for who is in none, and always in a first semester. */
  team: z.nullable(StudentTeam),
  /** Null where they have never signed in. */
  lastActiveOn: z.nullable(Day),
  /** May not sign in: the office has disabled the account. */
  isDisabled: z.boolean(),
})
export type StudentRow = z.infer<typeof StudentRow>

/** An attempt at an exam of a semester, and what its student has been granted there (decision C4). */
export const StudentAttempt = z.object({
  _id: Id,
  module: Id,
  number: z.int(),
  status: z.enum(attemptStatuses),
  startedAt: Instant,
  closedAt: z.nullable(Instant),
  points: z.nullable(z.int()),
  passed: z.nullable(z.boolean()),
})
export type StudentAttempt = z.infer<typeof StudentAttempt>

/** What a student has done in a finished semester; its modules stand in `course.oldProgresses` (decision Y2). */
export const StudentEarlier = z.object({
  ...z.omit(EarlierSemester, { applications: true }).shape,
  /** The grade that was proposed at its end, 1-5; null before the first exam. */
  grade: z.nullable(z.int()),
  attempts: z.array(StudentAttempt),
})
export type StudentEarlier = z.infer<typeof StudentEarlier>

/** What the audit says about a student, newest first; `by` is null where the clock or the platform did it. */
export const StudentLine = z.object({
  at: Instant,
  act: z.enum(auditActs),
  by: z.nullable(FullName),
  reason: z.nullable(z.string()),
})
export type StudentLine = z.infer<typeof StudentLine>

/** Everything that staff see of one student (decision T4). */
export const StudentDetails = z.object({
  student: z.extend(StudentRow, {
    username: z.nullable(z.string()),
    since: Instant,
    formerly: FormerNames,
    disabledAt: z.nullable(Instant),
    /** An e-mail address that the student has been asked to confirm, and has not yet. */
    emailAsked: z.nullable(z.string()),
  }),
  /** The request for another name that waits. */
  nameChange: z.nullable(NameChange),
  /** The student's own course, as their own pages get it: of the current semester nothing before they have entered it. */
  course: course.progress.answer,
  attempts: z.array(StudentAttempt),
  grants: z.array(z.object({ module: Id, extraAttempts: z.int(), extraMinutes: z.int() })),
  onePager: z.nullable(OnePager),
  /** Of the student's project; null for who is in none, and for a coordinator where it is another university's (decision X1). */
  project: z.nullable(
    z.object({
      mentor: z.nullable(FullName),
      /** When the progress report was uploaded. */
      reportAt: z.nullable(Instant),
    }),
  ),
  /** Finished semesters that they were in, the latest first; read-only. */
  earlier: z.array(StudentEarlier),
  /** Null for who was invited. */
  registration: z.nullable(Registration),
  /** The newest ones, at most 100. */
  lines: z.array(StudentLine),
  can: z.object({
    correct: z.boolean(),
    disable: z.boolean(),
    /** The modules in whose exam something can be granted or taken back (decisions C4, 27). */
    grant: z.array(Id),
    /** Let into the current semester, which was opened without them (decision X10). */
    include: z.boolean(),
  }),
})
export type StudentDetails = z.infer<typeof StudentDetails>

const filters = {
  /** Of a finished one: whoever entered it. */
  semester: OfSemester,
  participation: anyOf(Participation),
  personality: anyOf(Personality),
  /** Whether they have handed in a one-pager; null: either. */
  onePager: z._default(z.nullable(z.boolean()), null),
  universities: anyOf(UniversityId),
  progress: anyOf(z.enum(studentProgresses)),
  activity: anyOf(z.enum(studentActivities)),
  team: anyOf(z.enum(teamPlaces)),
  /** Whether the project of their team has a mentor, which nobody without a team has; null: either. */
  mentor: z._default(z.nullable(z.boolean()), null),
}

/**
 * `points`: of their exams in the semester; `onePager`: when it was handed in; `active`: when they were here last. Who has
 * none ends the list, by name.
 */
export const studentSorts = ['name', 'points', 'onePager', 'active'] as const
export type StudentSort = (typeof studentSorts)[number]

export const about = 'Students as staff see them: the list, its Excel file, and one student.'

export const student = {
  /** By name, unless sorted otherwise. The role in the path is the caller's own (decision R5). */
  list: call({
    summary: 'List students',
    method: 'POST',
    path: '/find-student/all/:role',
    who: staff,
    params: RoleParams,
    ...pagedList(
      'students',
      StudentRow,
      { ...filters, sort: sortBy(studentSorts) },
      {
        /** Of the chosen universities, whatever else is filtered. */
        byStatus: countsOf(participations),
        /** Modules of the semester that are not a bonus. */
        moduleCount: z.int(),
        /** Points that their exams can bring. */
        reachable: z.int(),
      },
    ),
    refuses: ['page-too-far', 'semester-unknown'],
  }),
  /** In the order of the list; leaves a line in the audit (decisions T6, L9). */
  xlsx: call({
    summary: 'Download the students that are filtered, as an Excel file',
    method: 'GET',
    path: '/find-student/xlsx',
    fromReplica: true,
    who: staff,
    query: z.strictObject({
      semester: filters.semester,
      search: z._default(Search, ''),
      participation: anyOfQuery(Participation),
      personality: anyOfQuery(Personality),
      onePager: z._default(z.enum(['either', 'true', 'false']), 'either'),
      universities: anyOfQuery(UniversityId),
      progress: anyOfQuery(z.enum(studentProgresses)),
      activity: anyOfQuery(z.enum(studentActivities)),
      team: anyOfQuery(z.enum(teamPlaces)),
      mentor: z._default(z.enum(['either', 'true', 'false']), 'either'),
      /** The language of the file's words. */
      language: z._default(Language, 'hu'),
    }),
    answer: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    refuses: ['semester-unknown'],
  }),
  one: call({
    summary: 'Get a student',
    method: 'GET',
    path: '/student/:id',
    who: staff,
    params: IdParams,
    answer: StudentDetails,
  }),
}
