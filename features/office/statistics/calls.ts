import * as z from 'zod/mini'
import { registrationStatuses } from '#people/registration/states.ts'
import { call, file } from '#platform/contract/call.ts'
import { Id, Instant, Language, personalities, staff } from '#platform/contract/parts.ts'
import { OfSemester, participations, UniversityId } from '#programme/programme/calls.ts'
import { projectStatuses } from '#teams/project/states.ts'
import { teamRequestStatuses } from '#teams/request/states.ts'

/**
 * A university with fewer students of the semester has no score: a mean must not tell of single students
 * (decision T1).
 */
export const SCORED_FROM = 5
/** How many stand at the top of the students' ranking, and above and below the caller (decision T2). */
export const BEST = 10
export const NEIGHBOURS = 2
/** What has come about in these days is told beside the figures. */
export const LATELY_DAYS = 7
export const latelyKinds = ['entered', 'completed', 'onePagers', 'reports'] as const

/** By the mean percent of points of a university's students in the current semester. Ties share a rank. */
const UniversityScore = z.object({
  university: z.string(),
  students: z.int(),
  /** Percent with one decimal; null, like the rank, below five students. */
  score: z.nullable(z.number()),
  rank: z.nullable(z.int()),
})
export type UniversityScore = z.infer<typeof UniversityScore>

/** A student among all by points. Who is not shown by name is a participant: without username and university. */
const StudentScore = z.object({
  rank: z.int(),
  username: z.nullable(z.string()),
  university: z.nullable(z.string()),
  points: z.int(),
  isCaller: z.boolean(),
})
export type StudentScore = z.infer<typeof StudentScore>

const Count = z.int()
const countsBy = <K extends string>(keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, Count])) as Record<K, typeof Count>

/** What students did in one module. */
const ModuleFigures = z.object({
  module: Id,
  title: z.string(),
  extra: z.boolean(),
  /** Students who have begun its exam, and those whose counting attempt passed. */
  started: Count,
  passed: Count,
  attempts: Count,
  /** Of the attempts that count, of 100; null before the first one. */
  meanPoints: z.nullable(z.number()),
  /** Minutes from the start of an attempt to its end. */
  meanMinutes: z.nullable(z.number()),
})
export type ModuleFigures = z.infer<typeof ModuleFigures>

/** The figures of staff (decision T3): each equals a recount of the rows at `countedAt`, at most a minute ago. */
export const Dashboard = z.object({
  /** Null: of the whole programme. */
  university: z.nullable(z.string()),
  semester: z.string(),
  countedAt: Instant,
  /** Who has entered the semester. */
  students: Count,
  /** Everybody who was let in, by where they stand in the semester (decision Y3). */
  participation: z.object(countsBy(participations)),
  /** How many of `students` have completed no module, one, two and so on, up to all. */
  progress: z.array(Count),
  personality: z.object({ ...countsBy(personalities), none: Count }),
  /** In a finished semester as they stood at its end. */
  registration: z.object({
    byStatus: z.object(countsBy(registrationStatuses)),
    /** Waiting for more than eight days. */
    overdue: Count,
    /** Days from the registration to its decision; null before the first one. */
    medianDays: z.nullable(z.number()),
  }),
  modules: z.array(ModuleFigures),
  onePagers: z.object({ handedIn: Count, notYet: Count }),
  /**
   * Who entered, completed the last module and handed in in the last seven days, or in those before the end of a finished
   * semester.
   */
  lately: z.object(countsBy(latelyKinds)),
  /** Students with modules left who have not been here for fourteen days; `lately`: who still had seven days ago. */
  still: z.object({ students: Count, lately: Count }),
  /** Null in a first semester. Projects are of their owner's university (decision X12). */
  teams: z.nullable(
    z.object({
      projects: z.object(countsBy(projectStatuses)),
      students: z.object({ inTeam: Count, without: Count }),
      /** To projects. */
      applications: z.object(countsBy(teamRequestStatuses)),
      /** Of the projects that are not dissolved; so are the reports. */
      mentors: z.object({ mentored: Count, without: Count }),
      reports: z.object({ uploaded: Count, without: Count }),
    }),
  ),
})
export type Dashboard = z.infer<typeof Dashboard>

const ofSemester = z.strictObject({ semester: OfSemester })
const University = z.union([z.literal('all'), UniversityId])

export const about = 'Rankings, and the figures of staff.'

export const statistics = {
  universities: call({
    summary: 'Get the ranking of the universities',
    method: 'GET',
    path: '/statistics/university',
    fromReplica: true,
    who: ['STUDENT', ...staff],
    query: ofSemester,
    answer: z.object({ countedAt: Instant, universities: z.array(UniversityScore) }),
    refuses: ['semester-unknown'],
  }),
  /** Staff get it without a neighbourhood. */
  students: call({
    summary: 'Get the ranking of the students',
    method: 'GET',
    path: '/statistics/student',
    fromReplica: true,
    who: ['STUDENT', ...staff],
    query: ofSemester,
    answer: z.object({
      best: z.array(StudentScore),
      /** Two above and below the caller; empty where they are among the best, or have no points yet. */
      around: z.array(StudentScore),
      /** Students who have points. */
      ranked: Count,
      /** Points that the exams of the semester can bring. */
      reachable: z.int(),
      /** Whether others see the caller's username; null for staff. */
      isNamed: z.nullable(z.boolean()),
    }),
    refuses: ['semester-unknown'],
  }),
  /** Without a name they stand there as a participant (decision T2). */
  name: call({
    summary: 'Choose whether the ranking shows the own username',
    method: 'PUT',
    path: '/statistics/student/name',
    who: ['STUDENT'],
    body: z.strictObject({ isNamed: z.boolean() }),
    answer: z.object({ isNamed: z.boolean() }),
  }),
  ofUniversity: call({
    summary: "Get the figures of the caller's university",
    method: 'GET',
    path: '/dashboard/university-user',
    fromReplica: true,
    who: ['UNIVERSITY'],
    query: ofSemester,
    answer: Dashboard,
    refuses: ['semester-unknown'],
  }),
  ofOffice: call({
    summary: 'Get the figures of a university, or of the whole programme',
    method: 'GET',
    path: '/dashboard/office-user/university/:university',
    fromReplica: true,
    who: ['OFFICE'],
    params: z.strictObject({ university: University }),
    query: ofSemester,
    answer: Dashboard,
    refuses: ['semester-unknown'],
  }),
  /** What the dashboard shows, as an Excel file; leaves a line in the audit (decisions T3, L9). */
  xlsx: call({
    summary: 'Download the figures',
    method: 'GET',
    path: '/dashboard/xlsx',
    fromReplica: true,
    who: staff,
    query: z.strictObject({
      ...ofSemester.shape,
      /** A coordinator gets their own university's, whatever it says. */
      university: z._default(University, 'all'),
      language: z._default(Language, 'hu'),
    }),
    answer: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    refuses: ['not-found', 'semester-unknown'],
  }),
}
