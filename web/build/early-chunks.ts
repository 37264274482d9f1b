import { basename, join } from 'node:path'
import type { Plugin, Rollup } from 'vite'
import { VALIDATOR_CHUNK } from './chunks.ts'
import { fileOf, readPages } from './pages.ts'
import { BRINGER, textFileOf } from './texts.ts'

const source = (path: string) => join(import.meta.dirname, '../src', path)
const TABLE = '/* early chunks */ {}'

/** Tells the page's own script the files of each place, so that it asks for all at once and not for one after the other. */
export function earlyChunks(): Plugin {
  return {
    name: 'rajt:early-chunks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        if (!html.includes(TABLE)) throw new Error(`index.html has no place for ${TABLE}`)
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        return withoutNotes(html).replace(TABLE, JSON.stringify(await filesByPlace(html, chunks)))
      },
    },
  }
}

/** A revisit loads the page anew, and no browser reads its comments and indents. */
const withoutNotes = (html: string) =>
  html
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !/^(\/\/|\/\*)/.test(line))
    .join('\n')

const first = { 'front-door': 'areas/front-door.tsx', inside: 'areas/shell.tsx' }

/**
 * What a visit asks for first, by what its address and its kept token say: the front door or the frame inside, then the
 * page by what its address begins with, each with its texts.
 */
async function filesByPlace(html: string, chunks: Rollup.OutputChunk[]): Promise<Record<string, string[]>> {
  const files: Record<string, string[]> = {}
  const add = (place: string, module: string, known: string[] = []) => {
    const reached = reachedFrom(module, chunks)
    const put = (name: string, found: Rollup.OutputChunk[]) => {
      const fresh = namesOf(found).filter((file) => !html.includes(file) && !known.includes(file))
      files[name] = [...new Set([...(files[name] ?? []), ...fresh])]
    }
    put(place, reached)
    for (const language of ['hu', 'en']) put(`${place}-${language}`, textsOf(reached, language, chunks))
  }
  for (const [place, module] of Object.entries(first)) {
    if (reachedFrom(source(module), chunks).some(({ name }) => name === VALIDATOR_CHUNK))
      throw new Error(`${place} loads the validator: a schema is kept that no form takes (shapes-apart.ts)`)
    add(place, source(module))
  }
  const rows = Object.values(await readPages()).filter((row) => 'first' in row)
  const known = ['inside', 'inside-hu', 'inside-en'].flatMap((place) => files[place] ?? [])
  for (const row of rows) add(row.path.replace(/\/\$.*/, ''), fileOf(row), known)
  return files
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
    .filter((id) => id.startsWith(BRINGER))
    .map((id) => textFileOf(id.slice(BRINGER.length), language))
  return chunks.filter(({ moduleIds }) => moduleIds.some((id) => wanted.includes(id)))
}

/** With their styles, by their names below `assets/`. */
const namesOf = (chunks: Rollup.OutputChunk[]): string[] =>
  chunks
    .flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
    .map((file) => basename(file))
