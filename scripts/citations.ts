import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Whatever the code cites is in this tree: "spec 5", "look 6" and "look, Exam" are headings of docs/specification.md and
 * docs/look.md, "decision X3" and "decision 13" of docs/decisions, and a file that a comment names is there. Prints
 * every citation without a text, and fails.
 */
const root = join(import.meta.dirname, '..')
const docs = join(root, 'docs')

const headingsIn = (path: string, pattern: RegExp) =>
  [...readFileSync(join(docs, path), 'utf8').matchAll(pattern)].map(([, name = '']) => name)

/** Every name that a text stands under, as it is cited. */
export function textsOf(): Set<string> {
  const decisions = readdirSync(join(docs, 'decisions')).flatMap((file) =>
    headingsIn(`decisions/${file}`, /^##? ([A-Z]?\d+)\. /gm),
  )
  return new Set([
    ...decisions.map((name) => `decision ${name}`),
    ...headingsIn('specification.md', /^## (\d+)\. /gm).map((name) => `spec ${name}`),
    ...headingsIn('look.md', /^### (\d+)\. /gm).map((name) => `look ${name}`),
    ...headingsIn('look.md', /^##+ ([A-Z]\w+)$/gm).map((name) => `look, ${name}`),
  ])
}

/** What a program or a text cites: lists and ranges one by one ("decisions P7-P9 and X3"). */
export function citationsOf(text: string): string[] {
  const decisions = [...text.matchAll(/\bdecisions? ((?:[A-Z]?\d+(?:, and |, | and | to | or |-|–)?)+)/gi)]
  const others = [...text.matchAll(/\b(?:spec \d+|look \d+|look, [A-Z][a-z]+)\b/g)].map(([name]) => name)
  return [...decisions.flatMap(([, list = '']) => namesIn(list).map((name) => `decision ${name}`)), ...others]
}

function namesIn(list: string): string[] {
  return list.split(/, and |, | and | or /).flatMap((part) => {
    const [from = '', to] = part.split(/-|–| to /)
    if (!to) return from === '' ? [] : [from]
    const letter = from.replace(/\d+/, '')
    const [first, last] = [from, to].map((name) => Number(name.replace(/\D/, '')))
    if (first === undefined || last === undefined) return []
    return Array.from({ length: last - first + 1 }, (_, n) => `${letter}${first + n}`)
  })
}

/** Texts that are not in this tree, whatever they are called. */
const ELSEWHERE = /\b(reliability I\d+|issue \d[\d.]*|(?<!docs\/)(?:look|spec|design|decisions)\.md)\b/g

/** Files that the comments of a program name. */
export const filesNamedIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => /^\s*(\/\/|\*|\/\*)/.test(line))
    .flatMap((line) => line.match(/(?<![\w./#*>-])(?:[\w-]+\/)*\w[\w.-]*\.(?:ts|tsx|mjs|sql)\b/g) ?? [])

if (import.meta.main) {
  const { stdout } = spawnSync(
    'git',
    ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.sql', '*.css', '*.md', '*.html'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  // Migrations that were applied are not edited; a course has its own texts.
  const files = stdout
    .split('\n')
    .filter((path) => path && !/^(content\/|app\/server\/migrations\/|scripts\/citations)/.test(path))
  const known = textsOf()
  let breaches = 0
  const isThere = (name: string) => files.some((path) => `/${path}`.endsWith(`/${name}`))
  for (const path of files) {
    const text = readFileSync(join(root, path), 'utf8')
    const gone = /\.(ts|tsx|mjs)$/.test(path) ? filesNamedIn(text).filter((name) => !isThere(name)) : []
    const lost = citationsOf(text).filter((name) => !known.has(name))
    const away = path.startsWith('docs/') ? [] : (text.match(ELSEWHERE) ?? [])
    for (const name of [...lost, ...away, ...gone]) {
      breaches += 1
      process.stderr.write(`${path}: ${name} is not in this tree\n`)
    }
  }
  process.stdout.write(`${files.length} files, ${known.size} texts that may be cited, ${breaches} breaches\n`)
  process.exit(breaches > 0 ? 1 : 0)
}
