import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { parse } from 'yaml'

export type Language = 'hu' | 'en'

/** One text as people read it. `path`: below the root of the project. */
export interface Said {
  path: string
  language: Language
  text: string
}

/** All code: words whose language it names, by the file, or beside the texts as `hu` and `en`. */
const code = '{features,platform,app}/**/*.{ts,tsx}'
/** Tests, what is generated, the example of the API's reference, and headers that others' tables may have. */
const unsaid = [
  '**/*.{test,spec,generated}.{ts,tsx}',
  'features/*/*/{screens,walks*}.ts',
  '**/{dist,node_modules}/**',
  'app/server/api-document.ts',
  'features/office/imports/server/columns.ts',
]

/** Invented texts: Hungarian, but for the objects whose language says otherwise. */
const invented =
  'local/demo/{challenges,events,introduction-texts,mentors,motivations,news,project-texts,pushes,remarks}.ts'

/** Everything that people read, wherever it stands. `root`: of the project. */
export function everythingSaid(root: string): Said[] {
  const found = (pattern: string) =>
    globSync(pattern, { cwd: root, exclude: unsaid }).map((path) => ({
      path: path.replaceAll('\\', '/'),
      text: readFileSync(join(root, path), 'utf8'),
    }))
  return [
    ...found(code).flatMap(({ path, text }) => inCode(path, text, byFile(path))),
    ...found(invented).flatMap(({ path, text }) => inCode(path, text, 'hu')),
    ...found('{app/web/help/answers,features/*/*/help}.{hu,en}.json').flatMap(({ path, text }) =>
      strings(JSON.parse(text)).map((one) => ({ path, language: byFile(path) ?? 'hu', text: one })),
    ),
    ...found('content/personality/*.yml').flatMap(({ path, text }) => inData(path, parse(text))),
    ...found('app/web/index.html').flatMap(({ path, text }) => inPage(path, text)),
  ]
}

const byFile = (path: string): Language | null => (/\.(hu|en)\.\w+$/.exec(path)?.[1] as Language) ?? null

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return isObject(value)
    ? Object.entries(value).flatMap(([name, one]) => (['key', 'group'].includes(name) ? [] : strings(one)))
    : []
}

function inData(path: string, value: unknown): Said[] {
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, below]) =>
    key === 'hu' || key === 'en'
      ? strings(below).map((text) => ({ path, language: key, text }))
      : inData(path, below),
  )
}

const inPage = (path: string, page: string): Said[] =>
  [...page.matchAll(/lang="(hu|en)">([^<]+)</g)].map(([, language, text = '']) => ({
    path,
    language: language as Language,
    text,
  }))

function inCode(path: string, code: string, language: Language | null): Said[] {
  const { program, errors } = parseSync(path, code)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  return inNode(program, language).map((one) => ({ path, ...one }))
}

/** What types, imports and names of properties say is not read by anybody. */
const unread = new Set(['ImportDeclaration', 'TSTypeAliasDeclaration', 'TSInterfaceDeclaration'])

function inNode(node: unknown, around: Language | null): Omit<Said, 'path'>[] {
  if (!isObject(node)) return []
  const type = String(node.type ?? '')
  if (unread.has(type) || type.startsWith('TSType')) return []
  const language = languageOf(node) ?? around
  const text = textOf(node)
  if (text !== null) return language ? [{ language, text }] : []
  return Object.entries(node).flatMap(([key, below]) => (key === 'key' ? [] : inNode(below, language)))
}

/** `hu: …`, `const reasonsHu = …`, `function deadlineEn() …`, `{ language: 'en', … }`. */
function languageOf(node: Record<string, unknown>): Language | null {
  const name = isObject(node.key) ? node.key.name : isObject(node.id) ? node.id.name : null
  if (name === 'hu' || name === 'en') return name
  const [, end] = /(Hu|En)$/.exec(String(name ?? '')) ?? []
  if (end) return end === 'Hu' ? 'hu' : 'en'
  if (node.type !== 'ObjectExpression' || !Array.isArray(node.properties)) return null
  const own = node.properties.find((one) => one.key?.name === 'language')?.value?.value
  return own === 'hu' || own === 'en' ? own : null
}

function textOf(node: Record<string, unknown>): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : ''
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return null
  return node.quasis.map((one) => one.value.cooked).join('{…}')
}
