import type { SecondStop } from './second-stops.ts'

/** Of which stop a page is; the first row that an address begins with. Pages of no row have no strip. */
const rows: readonly (readonly [begins: string, stop: SecondStop])[] = [
  ['/my-project/team', 'team'],
  ['/my-project/manage-applications', 'team'],
  ['/my-project', 'project'],
  ['/project/project-applications', 'team'],
  ['/project/invitations', 'team'],
  ['/project/find-projects', 'project'],
  ['/project/project-detail', 'project'],
  ['/mentors', 'mentor'],
  ['/progress-report', 'report'],
]

const inside = (pathname: string) => pathname.replace(/^\/app/, '')

export const stripAt = (pathname: string): SecondStop | null =>
  rows.find(([begins]) => inside(pathname).startsWith(begins))?.[1] ?? null

/** Pages whose own line says how far a student is, in either semester. */
export const hasLine = (pathname: string): boolean => ['', '/', '/modules'].includes(inside(pathname))

/** Pages of the course, whose line in small is that of the modules; in a second semester others have no other one. */
export const isOfCourse = (pathname: string): boolean =>
  ['/lessons/', '/tests/'].some((begins) => inside(pathname).startsWith(begins))
