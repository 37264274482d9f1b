import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

type Pages = typeof import('../src/areas/pages.ts').pages
type Row = Pages[keyof Pages]

const SOURCE = join(import.meta.dirname, '../src')

/** The table of pages; by a computed address, or the bundler of the build's own configuration would follow it. */
export async function readPages(): Promise<Pages> {
  const { pages } = await import(pathToFileURL(join(SOURCE, 'areas/pages.ts')).href)
  return pages
}

/** Of those whom a page can be for: the staff. */
export async function readStaff(): Promise<typeof import('../src/areas/viewer.ts').staff> {
  const { staff } = await import(pathToFileURL(join(SOURCE, 'areas/viewer.ts')).href)
  return staff
}

/** The file of a row's component, as its loader names it. */
export function fileOf({ load }: Row): string {
  const [file] = /[\w-]+\/[\w-]+\.tsx/.exec(load.toString()) ?? []
  if (!file) throw new Error(`no file in ${load}`)
  return join(SOURCE, file)
}
