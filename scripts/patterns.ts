import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import { check } from 'recheck'
import { filesOf, isProduct } from './sources.ts'

/**
 * No pattern of the product takes long on hostile input: repeats inside or beside repeats, of which a text of a few
 * hundred signs makes minutes. Prints every breach with a text that shows it, and fails.
 */
const root = join(import.meta.dirname, '..')

interface Pattern {
  /** File and line. */
  at: string
  source: string
  flags: string
}

type Node = { type: string; span?: { start: number } } & Record<string, unknown>

/** As the names of its packages say them. */
const systems: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'macos',
  win32: 'windows',
}

/** Stands for what a pattern is put together with while the program runs. */
const PART = 'a'

function* nodesOf(value: unknown): Generator<Node> {
  if (value === null || typeof value !== 'object') return
  if ('type' in value && typeof value.type === 'string') yield value as Node
  for (const child of Object.values(value)) yield* nodesOf(child)
}

/** The patterns that a program has, written out or made by `new RegExp`. */
export function patternsOf(path: string, program: string): Pattern[] {
  const tree = parseSync(program, { syntax: 'typescript', tsx: path.endsWith('x') })
  const bytes = Buffer.from(program)
  const from = tree.span.start
  return [...nodesOf(tree.body)].flatMap((node) => {
    const found = patternOf(node)
    if (!found) return []
    const before = bytes.subarray(0, (node.span?.start ?? from) - from).toString()
    return [{ at: `${path}:${before.split('\n').length}`, source: found[0], flags: found[1] }]
  })
}

function patternOf(node: Node): [source: string, flags: string] | null {
  if (node.type === 'RegExpLiteral') return [String(node.pattern), String(node.flags)]
  const { callee, arguments: given } = node as { callee?: Node; arguments?: { expression: Node }[] }
  if (callee?.value !== 'RegExp' || !given) return null
  const [source, flags] = given.map(({ expression }) => textOf(expression))
  return [source ?? '', flags ?? '']
}

function textOf(node: Node): string {
  if (node.type === 'StringLiteral') return String(node.value)
  const quasis = node.quasis as { cooked: string }[] | undefined
  // A variable is a list or a setting of the product's own; its strings are found where they are written.
  return quasis ? quasis.map(({ cooked }) => cooked).join(PART) : PART
}

/** One reader in two forms: compiled for most machines, which takes a quarter of the time, and as a script for all. */
const reader = isInstalled(`recheck-${systems[process.platform]}-${process.arch}`) ? 'native' : 'pure'

function isInstalled(name: string): boolean {
  try {
    return import.meta.resolve(`${name}/package.json`) !== ''
  } catch {
    return false
  }
}

/** Why a pattern is too slow, or null. */
export async function flawOf({ source, flags }: Pick<Pattern, 'source' | 'flags'>): Promise<string | null> {
  process.env.RECHECK_BACKEND = reader
  const found = await check(source, flags, { timeout: 60_000, randomSeed: 0 })
  if (found.status === 'safe') return null
  if (found.status === 'unknown') return `cannot be judged (${found.error.kind})`
  return `${found.complexity.summary} in the length of ${JSON.stringify(found.attack.pattern)}`
}

if (import.meta.main) {
  const patterns = filesOf(root)
    .filter(isProduct)
    .flatMap((path) => patternsOf(path, readFileSync(join(root, path), 'utf8')))
  const own = new Map(patterns.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]))
  let breaches = 0
  for (const [written, pattern] of own) {
    const flaw = await flawOf(pattern)
    if (!flaw) continue
    breaches += 1
    process.stderr.write(`${pattern.at}: ${written}: ${flaw}\n`)
  }
  process.stdout.write(`${own.size} patterns checked, ${breaches} breaches\n`)
  process.exit(breaches > 0 ? 1 : 0)
}
