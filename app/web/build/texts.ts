import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '../../..')
/** Where texts stand: with a feature, with a part of the frame around all pages, or with what all of them share. */
const PLACES = '{features/*/*/web,app/web,app/web/*,platform/ui}'
const TEXTS = /\/(?:([a-z-]+)\/web|web\/([a-z-]+)|(ui)|app\/(web))\/(?:([a-z-]+)\.)?text\.(hu|en)\.ts$/
const SHOWN = /\buseTranslations\('([a-z]+(?:-[a-z]+)*)/g
/** Code of the web, wherever it stands. */
const OURS = /\/(features\/[\w-]+\/[\w-]+\/web|app\/web|platform\/(web|ui))\//
const BROUGHT = 'virtual:texts/'
export const TEXTS_PREFIX = `\0${BROUGHT}`

type Texts = { [key: string]: string | Texts }

/** Every file of Hungarian texts, by its path in the project. */
export const hungarianTexts = (): string[] => globSync(`${PLACES}/{*.,}text.hu.ts`, { cwd: ROOT }).sort()

let files: Map<string, string> | undefined

/**
 * The file of a namespace: `people-staff` stands in people/people/web/staff.text.hu.ts, so that what only some read
 * travels apart.
 */
export function textFileOf(namespace: string, language: string): string {
  files ??= new Map(hungarianTexts().map((path) => [namespaceOf(textOf(`/${path}`)), join(ROOT, path)]))
  const path = files.get(namespace)
  if (!path) throw new Error(`there are no texts ${namespace}`)
  return path.replace('.hu.ts', `.${language}.ts`)
}

const namespaceOf = (text: TextFile | null) => text?.namespace ?? ''

export interface TextFile {
  namespace: string
  language: string
}

/** What a file of texts holds; null for any other file. */
export function textOf(path: string): TextFile | null {
  const [, feature, part, ui, app, apart, language = ''] = TEXTS.exec(path) ?? []
  const folder = feature === 'app' ? 'app' : (feature ?? part ?? ui ?? (app && 'app'))
  return folder ? { namespace: apart ? `${folder}-${apart}` : folder, language } : null
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
      if (id.startsWith(TEXTS_PREFIX)) return bringing(id.slice(TEXTS_PREFIX.length))
      const [path = ''] = id.split('?')
      if (!TEXTS.test(path)) return null
      const { default: own } = await import(`${pathToFileURL(path).href}?${statSync(path).mtimeMs}`)
      return { code: `export default ${JSON.stringify(compileAll(own))}`, moduleType: 'js' }
    },
    transform(code, id) {
      if (!OURS.test(id) || !/\.tsx?$/.test(id)) return null
      const imports = shownBy(code).map((namespace) => `import '${BROUGHT}${namespace}'; `)
      // On the first line, so that all others keep their numbers.
      return imports.length > 0 ? { code: imports.join('') + code, map: null } : null
    },
  }
}

const bringing = (namespace: string) => `
  import { bringTexts } from ${JSON.stringify(join(ROOT, 'platform/web/texts.tsx'))}
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
