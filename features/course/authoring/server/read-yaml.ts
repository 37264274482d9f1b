import { type Document, LineCounter, parseDocument } from 'yaml'
import type * as z from 'zod/mini'
import { cut } from '#platform/contract/signs.ts'

/** What is wrong with a file of a course, and where. */
export interface Problem {
  file: string
  /** Where it is known. */
  line: number | null
  /** The place within the file, as `questions.0.hu.why`. */
  at: string | null
  reason: ReadReason
  /** For whoever reads a log. */
  message: string
}

export const readReasons = [
  'yaml',
  'format',
  'names-a-position',
  'no-head',
  'no-twin',
  'languages-differ',
  'bad-name',
  'key-twice',
  'position-twice',
  'no-such-lesson',
  'no-such-medium',
  'no-file',
  'not-text',
  'address-unfit',
  'unknown-term',
] as const
export type ReadReason = (typeof readReasons)[number]

/** A parsed file that still knows the lines of its parts. */
export interface Yaml {
  file: string
  value: unknown
  line: (path: readonly PropertyKey[]) => number | null
}

/** Names for a value that stands elsewhere in a file: none is needed, and a few can stand for millions. */
const ALIASES = 0

/** Throws a problem where it is no YAML. `from`: the line of the file on which the text begins. */
export function parseYaml(file: string, text: string, from = 1): Yaml {
  const counter = new LineCounter()
  const lineAt = (offset: number) => counter.linePos(offset).line + from - 1
  try {
    const parsed = parseDocument(text, { lineCounter: counter })
    const [error] = parsed.errors
    if (error) throw new Broken(lineAt(error.pos[0]), error.message)
    return {
      file,
      value: parsed.toJS({ maxAliasCount: ALIASES }),
      line: (path) => lineOf(parsed, path, lineAt),
    }
  } catch (error) {
    const line = error instanceof Broken ? error.line : null
    throw new ProblemFound({ file, line, at: null, reason: 'yaml', message: String(error) })
  }
}

class Broken extends Error {
  readonly line: number
  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

/** A problem on its way to whoever gathers them. */
export class ProblemFound extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(`${problem.file}${problem.at ? `: ${problem.at}` : ''}: ${problem.message}`)
    this.problem = problem
  }
}

function lineOf(parsed: Document, path: readonly PropertyKey[], lineAt: (offset: number) => number) {
  for (let length = path.length; length >= 0; length--) {
    const node = parsed.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined
    if (node?.range) return lineAt(node.range[0])
  }
  return null
}

/** What a part that may be of any shape calls itself, for who looks for it; null where that is neither text nor number. */
export function keyGiven(part: unknown, most: number): string | null {
  const key = part && typeof part === 'object' && 'key' in part ? part.key : null
  return typeof key === 'string' || typeof key === 'number' ? cut(`${key}`, most) : null
}

/** A part of a file in its shape, or what is wrong with it. `path`: of the part within the file. */
export function shaped<S extends z.ZodMiniType>(
  yaml: Yaml,
  value: unknown,
  schema: S,
  path: readonly PropertyKey[] = [],
): { value: z.output<S> | null; problems: Problem[] } {
  const parsed = schema.safeParse(value)
  if (parsed.success) return { value: parsed.data, problems: [] }
  return {
    value: null,
    problems: parsed.error.issues.map((issue) => {
      const keys = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
      const place = [...path, ...issue.path, ...keys]
      return {
        file: yaml.file,
        line: yaml.line(place),
        at: cut(place.map(String).join('.'), 200) || null,
        reason: issue.code === 'custom' ? 'names-a-position' : 'format',
        message: issue.message,
      }
    }),
  }
}
