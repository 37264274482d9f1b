import { basename, join } from 'node:path'
import type { Plugin, Rollup } from 'vite'

const source = (path: string) => join(import.meta.dirname, '../src', path)

/** What a page asks for first, by what its address and its kept token say. */
const places = {
  'front-door': 'areas/front-door.tsx',
  inside: 'areas/shell.tsx',
  'guest-hu': 'areas/guest.text.hu.ts',
  'guest-en': 'areas/guest.text.en.ts',
  'inside-hu': 'areas/inside.text.hu.ts',
  'inside-en': 'areas/inside.text.en.ts',
  '/': 'dashboard/dashboard-page.tsx',
  '/modules': 'course/modules-page.tsx',
  '/lessons': 'course/lesson-page.tsx',
  '/tests': 'exam/exam-page.tsx',
}

const TABLE = '/* early chunks */ {}'

/** Tells the page's own script the files of each place, so that it asks for all at once and not for one after the other. */
export function earlyChunks(): Plugin {
  return {
    name: 'rajt:early-chunks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const inside = filesOf(places.inside, bundle)
        const isKnown = (place: string, file: string) =>
          html.includes(file) || (place.startsWith('/') && inside.includes(file))
        const table = Object.entries(places).map(([place, path]) => [
          place,
          filesOf(path, bundle).filter((file) => !isKnown(place, file)),
        ])
        if (!html.includes(TABLE)) throw new Error(`index.html has no place for ${TABLE}`)
        return html.replace(TABLE, JSON.stringify(Object.fromEntries(table)))
      },
    },
  }
}

/** The chunk of a module and those that it imports, by their names below `assets/`. */
function filesOf(path: string, bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const first = chunks.find((chunk) => chunk.moduleIds.includes(source(path)))
  if (!first) throw new Error(`${path} is in no chunk`)
  const reached = new Set([first])
  for (const { imports } of reached)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) reached.add(chunk)
  return [...reached]
    .flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
    .map((file) => basename(file))
}
