import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const SOURCE = join(import.meta.dirname, '../src')
const TEXTS = /\/([a-z-]+)\/(staff\.)?text\.(hu|en)\.ts$/
const SHOWN = /\buseTranslations\('([a-z]+(?:-[a-z]+)*)/g
const STAFF = /-staff$/
const BROUGHT = 'virtual:texts/'
export const BRINGER = `\0${BROUGHT}`

type Texts = { [key: string]: string | Texts }

/** The file of a namespace: `people-staff` stands in people/staff.text.hu.ts. */
export function textFileOf(namespace: string, language: string): string {
  const folder = namespace.replace(STAFF, '')
  return join(SOURCE, folder, `${folder === namespace ? '' : 'staff.'}text.${language}.ts`)
}

export interface TextFile {
  namespace: string
  language: string
}

/** What a file of texts holds; null for any other file. */
export function textOf(path: string): TextFile | null {
  const [, folder = '', staff, language = ''] = TEXTS.exec(path) ?? []
  return folder ? { namespace: staff ? `${folder}-staff` : folder, language } : null
}

/** The namespaces that a module shows by itself. */
export const shownBy = (code: string): string[] => [
  ...new Set([...code.matchAll(SHOWN)].map(([, namespace = '']) => namespace)),
]

/**
 * Texts come along with the modules that show them, as styles do: a module that asks for the texts of a namespace
 * imports them too, in the language of the reader alone. Each text is compiled here, so that the browser carries no
 * parser of the message format.
 */
export function texts(): Plugin {
  return {
    name: 'rajt:texts',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(BROUGHT) ? `\0${id}` : null),
    async load(id) {
      if (id.startsWith(BRINGER)) return bringing(id.slice(BRINGER.length))
      const [path = ''] = id.split('?')
      if (!TEXTS.test(path)) return null
      const { default: own } = await import(`${pathToFileURL(path).href}?${statSync(path).mtimeMs}`)
      return { code: `export default ${JSON.stringify(compileAll(own))}`, moduleType: 'js' }
    },
    transform(code, id) {
      if (!dirname(id).startsWith(SOURCE) || !/\.tsx?$/.test(id)) return null
      const imports = shownBy(code).map((namespace) => `import '${BROUGHT}${namespace}'; `)
      // On the first line, so that all others keep their numbers.
      return imports.length > 0 ? { code: imports.join('') + code, map: null } : null
    },
  }
}

const bringing = (namespace: string) => `
  import { bringTexts } from ${JSON.stringify(join(SOURCE, 'plumbing/texts.tsx'))}
  bringTexts('${namespace}', {
    hu: () => import(${JSON.stringify(textFileOf(namespace, 'hu'))}),
    en: () => import(${JSON.stringify(textFileOf(namespace, 'en'))}),
  })`

function compileAll(own: Texts): unknown {
  return Object.fromEntries(
    Object.entries(own).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(text) : compileAll(text),
    ]),
  )
}
