import { basename, join } from 'node:path'
import type { Plugin, Rollup } from 'vite'
import { stripAt } from '../dashboard/strip-at.ts'
import type { Row } from '../row.ts'
import type { Viewer } from '../viewer.ts'
import { VALIDATOR_CHUNK } from './chunks.ts'
import { loaderModules } from './loaders-apart.ts'
import { fileOf, readPages, readStaff, readStudents } from './pages.ts'
import { TEXTS_PREFIX, textFileOf } from './texts.ts'

const source = (path: string) => join(import.meta.dirname, '..', path)
const FRONT_DOOR = source('front-door.tsx')
const INSIDE = source('shell.tsx')
const STRIP = source('dashboard/second-strip.tsx')
/** What the strip waits for beside the course's progress. */
const STRIP_ASKS = ['/view-project/my', '/requests/mine']
const ENTRIES = [FRONT_DOOR, INSIDE]
const SIGN_IN = '/auth/login'

/** Names below `assets/`: whatever the language, and by language those with its texts. */
type Files = Record<'all' | 'hu' | 'en', string[]>

/** By the token that a browser keeps, or does not. */
interface Early extends Partial<Record<'everybody' | 'signedIn' | 'guest', Files>> {
  /** Of students of a second semester alone: the line at the head of its pages. */
  second?: Files
  /** The calls that the page itself begins; `$2` is the second part of its address. */
  asks?: string[]
  /** Nobody else sees the page: its calls begin for those who study nothing too. */
  isOfStaff?: true
}

/** By the path of a page's row; `*` stands for every other address. */
type Table = Record<string, Early>

/**
 * Writes beside index.html which files each address needs. The server puts those of the asked address into the page
 * (platform/server/early-files.ts), so that the browser asks for all at once and not for one after the other.
 */
export function earlyFiles(): Plugin {
  return {
    name: 'rajt:early-files',
    apply: 'build',
    // After index.html, which asks for some of them itself.
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('index.html is not made yet')
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        page.source = withoutNotes(String(page.source))
        const table = await filesByAddress(page.source, chunks)
        this.emitFile({ type: 'asset', fileName: 'early-files.json', source: JSON.stringify(table) })
      },
    },
  }
}

/** Every visit loads the page anew, and no browser reads its comments and indents. */
const withoutNotes = (html: string) =>
  html
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !/^(\/\/|\/\*)/.test(line))
    .join('\n')

async function filesByAddress(html: string, chunks: Rollup.OutputChunk[]): Promise<Table> {
  const filesOf = (module: string) => neededBy(module, chunks, (file) => !html.includes(file))
  const inside = filesOf(INSIDE)
  const strip = filesOf(STRIP)
  const rows: Row[] = Object.values(await readPages())
  const staff = await readStaff()
  const students = await readStudents()
  const usual = rows.filter(
    (row) => 'usual' in row || rows.every(({ path }, i) => path !== row.path || rows[i] === row),
  )
  const table: Table = { '*': { everybody: inside } }
  for (const row of usual) {
    const parts = row.part ? [fileOf({ load: row.part })] : []
    const page = [fileOf(row), ...parts, ...loaderModules(row, students)].map(filesOf).reduce(together)
    const isOpen = row.layout === 'guest' || row.layout === 'link'
    table[row.path] = isOpen
      ? { everybody: together(inside, page) }
      : { everybody: inside, signedIn: without(page, inside), ...asksOf(row, staff) }
    if (stripAt(row.path))
      table[row.path] = { ...table[row.path], second: without(without(strip, page), inside) }
  }
  table[SIGN_IN] = { guest: filesOf(FRONT_DOOR), signedIn: inside }
  return table
}

function asksOf(
  { path, for: viewers, asksFirst }: Row,
  staff: readonly Viewer[],
): Pick<Early, 'asks' | 'isOfStaff'> {
  const asks = [...(asksFirst ?? []), ...(stripAt(path) ? STRIP_ASKS : [])]
  if (asks.length === 0) return {}
  const parts = `/app${path}`.split('/')
  return {
    asks: asks.map((call) => call.replace(/\$\w+/g, (name) => `$${parts.indexOf(name)}`)),
    ...(viewers.every((viewer) => staff.includes(viewer)) && { isOfStaff: true }),
  }
}

const LANGUAGES = ['all', 'hu', 'en'] as const
const each = (files: (language: keyof Files) => string[]) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, files(language)])) as Files
const together = (one: Files, other: Files) =>
  each((language) => [...new Set([...one[language], ...other[language]])])
const without = (files: Files, known: Files) =>
  each((language) => files[language].filter((file) => !known[language].includes(file)))

/** What a module and all that it imports are in, and their texts. */
function neededBy(module: string, chunks: Rollup.OutputChunk[], isWanted: (file: string) => boolean): Files {
  const reached = reachedFrom(module, chunks)
  if (ENTRIES.includes(module) && reached.some(({ name }) => name === VALIDATOR_CHUNK))
    throw new Error(`${module} loads the validator: a schema is kept that no form takes (split-schemas.ts)`)
  return each((language) =>
    namesOf(language === 'all' ? reached : textsOf(reached, language, chunks)).filter(isWanted),
  )
}

/** The chunk of a module and those that it imports. */
function reachedFrom(module: string, chunks: Rollup.OutputChunk[]): Rollup.OutputChunk[] {
  const first = chunks.find((chunk) => chunk.moduleIds.includes(module))
  if (!first) throw new Error(`${module} is in no chunk`)
  const reached = new Set([first])
  for (const { imports } of reached)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) reached.add(chunk)
  return [...reached]
}

/** The chunks with the texts that come along with others. */
function textsOf(
  shown: Rollup.OutputChunk[],
  language: string,
  chunks: Rollup.OutputChunk[],
): Rollup.OutputChunk[] {
  const wanted = shown
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((id) => id.startsWith(TEXTS_PREFIX))
    .map((id) => textFileOf(id.slice(TEXTS_PREFIX.length), language))
  return chunks.filter(({ moduleIds }) => moduleIds.some((id) => wanted.includes(id)))
}

/** With their styles, by their names below `assets/`. */
const namesOf = (chunks: Rollup.OutputChunk[]): string[] =>
  chunks
    .flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
    .map((file) => basename(file))
