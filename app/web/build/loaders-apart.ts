import type { Plugin } from 'vite'
import type { Row } from '../row.ts'
import type { Viewer } from '../viewer.ts'
import { readPages, readStudents, TABLE } from './pages.ts'

/** A module of the build alone, beside the table of pages. */
const APART = `${TABLE}?apart`

/**
 * A page's loader brings the names of all files that the page needs, and two in three pages are no student's: students
 * would load 3 KB of names that lead them nowhere. So the loaders of these pages are a file of their own, which the first
 * of them asks for.
 */
export function loadersApart(): Plugin {
  return {
    name: 'rajt:loaders-apart',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === APART) return source
      return importer === APART ? this.resolve(source, TABLE) : null
    },
    load: {
      filter: { id: /\/pages\.ts\?apart$/ },
      async handler() {
        const loaders = (await rowsApart()).map(([name, { load }]) => `'${name}': ${load},`)
        return { code: `export const loaders = {\n${loaders.join('\n')}\n}`, moduleType: 'js' }
      },
    },
    transform: {
      order: 'pre',
      filter: { id: /\/app\/web\/pages\.ts$/ },
      handler: async (code) => ({
        code: (await rowsApart()).reduce(withLoaderApart, code + LOADER),
        map: null,
      }),
    },
  }
}

const LOADER = `
function loaderApart(name) {
  return () => import('${APART}').then(({ loaders }) => loaders[name]())
}`

/** The module that brings the loader of a row, where it is not the table itself. */
export const loaderModules = (row: Row, students: readonly Viewer[]): string[] =>
  isApart(row, students) ? [APART] : []

type NamedRow = [name: string, row: Row]

async function rowsApart(): Promise<NamedRow[]> {
  const students = await readStudents()
  return Object.entries<Row>(await readPages()).filter(([, row]) => isApart(row, students))
}

const isApart = (row: Row, students: readonly Viewer[]) =>
  !row.for.some((viewer) => students.includes(viewer))

/** The loader as it is written in the table, after the name of its row. */
function withLoaderApart(code: string, [name, { load }]: NamedRow): string {
  const row = new RegExp(`^ {2}'?${name}'?: \\{`, 'm').exec(code)?.index ?? -1
  const written = code.indexOf(`${load}`, row)
  if (row < 0 || written < 0) throw new Error(`no loader of ${name} in the table of pages`)
  return `${code.slice(0, written)}loaderApart('${name}')${code.slice(written + `${load}`.length)}`
}
