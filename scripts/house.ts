import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseSync } from '@swc/core'
import { arrowsOf } from './arrows.ts'
import { domains, roomOf } from './rooms.ts'
import { filesOf, isProduct, isTest, isWeb } from './sources.ts'

/**
 * `npm run house`: how well a stranger finds their way here, in figures with their bounds. Prints each, and what is past
 * its bound; fails where one is.
 */
const root = join(import.meta.dirname, '..')
const files = filesOf(root)
const code = files.filter((path) => isProduct(path) && !path.endsWith('.d.ts'))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
let isPast = false

function figure(name: string, found: readonly string[], most: number): void {
  const isKept = found.length <= most
  isPast ||= !isKept
  process.stdout.write(`${isKept ? 'kept  ' : 'PAST  '} ${name}: ${found.length} (at most ${most})\n`)
  if (!isKept) for (const one of found) process.stdout.write(`         ${one}\n`)
}

const arrows = arrowsOf(root)

/** Rooms that import each other, each set of them once. */
function circles(): string[] {
  const doors = new Map<string, Set<string>>()
  for (const { from, to } of arrows) {
    const [a, b] = [roomOf(from), roomOf(to)]
    if (a === b) continue
    doors.set(a, (doors.get(a) ?? new Set()).add(b))
  }
  const reached = (start: string) => {
    const seen = new Set<string>()
    const waiting = [start]
    for (const room of waiting)
      for (const next of doors.get(room) ?? [])
        if (!seen.has(next)) {
          seen.add(next)
          waiting.push(next)
        }
    return seen
  }
  const all = new Map([...doors.keys()].map((room) => [room, reached(room)]))
  return [...all].filter(([room, seen]) => seen.has(room)).map(([room]) => room)
}

const domainOf = (path: string) => domains.indexOf(path.split('/')[1] ?? '')

const upward = () =>
  arrows
    .filter(({ from, to }) => from.startsWith('features/') && to.startsWith('features/'))
    .filter(({ from, to }) => domainOf(to) > domainOf(from))
    .map(({ from, to }) => `${from} → ${to}`)

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const ACT = /^export const (\w+) = (?:command|query|commandInSteps)\(/gm
/** In the list of a feature's routes, where it has no file of its own. */
const INLINE = /^ {2}(\w+): (?:command|query|commandInSteps)\(/gm

/** Where one act is made for several kinds of the same, the kind stands behind it: `acceptInvitation` in accept.ts. */
const isOfFile = (name: string, file: string) => name === file || name.startsWith(`${file}-`)

/** Handlers that stand in a file of another name, or in the list of routes. */
const strayActs = () =>
  code.flatMap((path) => {
    const text = read(path)
    const inline = path.endsWith('/routes.ts') ? [...text.matchAll(INLINE)] : []
    const stray = [...text.matchAll(ACT)].filter(
      ([, name = '']) => !isOfFile(kebab(name), basename(path, '.ts')),
    )
    return [...inline, ...stray].map(([, name]) => `${path}: ${name}`)
  })

/** What is made of features, and does not make them part of the product: other features, and the home page of their parts. */
const COMPOSED = /^(features|app\/web\/dashboard)\//

/** Files outside a feature's folder that must name it, but for those that are generated and those that prove it. */
function placesOf(feature: string): string[] {
  const folder = `features/${feature}/`
  const places = arrows.filter(({ to }) => to.startsWith(folder)).map(({ from }) => from)
  return [...new Set(places)].filter((path) => !COMPOSED.test(path) && !path.includes('.generated.'))
}

/** Handlers that a stack trace does not name. */
const unnamed = () =>
  code.flatMap((path) =>
    [...read(path).matchAll(/= (?:command|query|commandInSteps)\([\w.]+, (?:async )?\(/g)].map(() => path),
  )

/** Prepared statements without a figure beside them. */
const unmeasured = () =>
  code
    .filter((path) => !path.startsWith('platform/'))
    .flatMap((path) => {
      const lines = read(path).split('\n')
      return lines.flatMap((line, i) =>
        /= prepared[<(]/.test(line) && !/\d ms/.test(`${lines[i - 1]} ${lines[i - 2]}`)
          ? [`${path}:${i + 1}`]
          : [],
      )
    })

function generatedLines(): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '*.generated.*'], { cwd: root, encoding: 'utf8' })
  return stdout
    .split('\n')
    .filter(Boolean)
    .flatMap((path) => read(path).split('\n'))
}

type Node = { type: string; span?: { start: number; end: number } } & Record<string, unknown>
const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

function* nodesOf(value: unknown): Generator<Node> {
  if (value === null || typeof value !== 'object') return
  if ('type' in value && typeof value.type === 'string') yield value as Node
  for (const child of Object.values(value)) yield* nodesOf(child)
}

/** Lines of each function of a file. */
function functionsIn(path: string): number[] {
  const text = read(path)
  const bytes = Buffer.from(text)
  const tree = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x') })
  return [...nodesOf(tree.body)]
    .filter(({ type }) => FUNCTIONS.includes(type))
    .map(({ span = { start: 0, end: 0 } }) => {
      const [from, to] = [span.start - tree.span.start, span.end - tree.span.start]
      return bytes.subarray(from, to).toString().split('\n').length
    })
}

function ninetieth(name: string, paths: readonly string[], most: number): void {
  const lengths = paths.flatMap(functionsIn).sort((a, b) => a - b)
  const found = lengths[Math.floor(lengths.length * 0.9)] ?? 0
  isPast ||= found > most
  process.stdout.write(`${found <= most ? 'kept  ' : 'PAST  '} ${name}: ${found} lines (at most ${most})\n`)
}

const own = code.filter((path) => !path.includes('.generated.') && !isTest(path))
figure('rooms in a circle', circles(), 0)
figure('imports of a later domain', upward(), 0)
figure('acts outside a file of their name', strayActs(), 0)
figure('handlers without a name', unnamed(), 0)
for (const feature of ['announcements/news', 'programme/terms', 'documents/one-pager'])
  figure(`files outside its folder that list ${feature}`, placesOf(feature), 4)
figure('prepared statements without a figure', unmeasured(), 0)
figure('generated lines that are kept', generatedLines(), 2_000)
ninetieth(
  'nine of ten functions of the server',
  own.filter((path) => !isWeb(path)),
  20,
)
ninetieth('nine of ten functions of the web', own.filter(isWeb), 30)
process.exitCode = isPast ? 1 : 0
