import type { Role } from '#platform/contract/parts.ts'
import type { Verdict } from '#platform/server/refuse.ts'

/** The office and mentors find mentors in both semesters, everybody in the second one (spec 2). */
export const mayFindMentors = (role: Role, semester: number): Verdict<'wrong-semester'> =>
  role === 'OFFICE' || role === 'MENTOR' || semester === 2 ? 'ok' : 'wrong-semester'
