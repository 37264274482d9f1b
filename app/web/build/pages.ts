import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Viewer } from '../viewer.ts'

type Pages = typeof import('../pages.ts').pages

const WEB = join(import.meta.dirname, '..')
const ROOT = join(WEB, '../..')
export const TABLE = join(WEB, 'pages.ts')

/** The table of pages; by a computed address, or the bundler of the build's own configuration would follow it. */
export async function readPages(): Promise<Pages> {
  const { pages } = await import(pathToFileURL(TABLE).href)
  return pages
}

/** Of those whom a page can be for: the staff. */
export async function readStaff(): Promise<readonly Viewer[]> {
  const { staff, editors } = await import(pathToFileURL(join(WEB, 'viewer.ts')).href)
  return [...staff, ...editors]
}

/** Of those whom a page can be for: the students, from the day they are let in. */
export async function readStudents(): Promise<readonly Viewer[]> {
  const { students } = await import(pathToFileURL(join(WEB, 'viewer.ts')).href)
  return ['ONBOARDING', 'PERSONALITY', ...students]
}

/** The file of a row's component or of a part of it, as its loader names it. */
export function fileOf({ load }: { load: () => Promise<unknown> }): string {
  const [, start = '', file = ''] = /["'](\.\/|#platform\/|#)([\w/-]+\.tsx)["']/.exec(load.toString()) ?? []
  const folder = { './': WEB, '#platform/': join(ROOT, 'platform'), '#': join(ROOT, 'features') }[start]
  if (!folder) throw new Error(`no file in ${load}`)
  return join(folder, file)
}
