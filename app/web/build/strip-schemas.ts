import type { Plugin } from 'vite'

const CONTRACT = /\/(platform\/contract|features\/[\w-]+\/[\w-]+)\/[\w-]+\.ts(\?|$)/
/** What only the server checks and writes; the web has these as types. */
const SERVERS = new Set(['summary', 'answer', 'params', 'query', 'body', 'refuses', 'who', 'opens'])

const MADE = new Set(['CallExpression', 'NewExpression', 'ObjectExpression', 'ArrayExpression'])

interface Node {
  type: string
  start: number
  end: number
  callee?: { name?: string }
  arguments?: Node[]
  /** A spread has no key. */
  properties?: (Node & { key?: { name: string } })[]
  body?: Node[]
  declaration?: Node
  declarations?: { init: Node | null }[]
}

interface Edit {
  start: number
  end: number
  text: string
}

/**
 * Leaves of each `call({...})` what sending needs: method, path, upload. The schemas nobody else uses
 * then fall away, and with them, on most pages, the validator. Forms import the schema they check.
 */
export function stripSchemas(): Plugin {
  return {
    name: 'rajt:strip-schemas',
    transform: {
      order: 'post',
      handler(code, id) {
        if (!CONTRACT.test(id)) return null
        const program = this.parse(code) as unknown as Node
        const cuts = callsIn(program).flatMap(serversProperties)
        return { code: edited(code, [...cuts, ...schemas(program).flatMap(markedUnneeded)]), map: null }
      },
    },
  }
}

function callsIn(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(callsIn)
  if (typeof node !== 'object' || node === null) return []
  const own = node as Node
  const found = own.type === 'CallExpression' && own.callee?.name === 'call' ? [own] : []
  return [...found, ...Object.values(node).flatMap(callsIn)]
}

const serversProperties = (call: Node): Edit[] =>
  (call.arguments?.[0]?.properties ?? [])
    // What is spread into a call is the shapes of a list.
    .filter(({ key }) => !key || SERVERS.has(key.name))
    .map(({ start, end }) => ({ start, end, text: '' }))

/** What a `const` at the top of a file is made by: `z.…(…)`, or an object or a list of such. */
const schemas = (program: Node): Node[] =>
  (program.body ?? [])
    .flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
    .flatMap(({ init }) => (init && MADE.has(init.type) ? [init] : []))

/** Says to the bundler that making a schema has no effect, so that an unused one may go. */
const markedUnneeded = ({ start, end }: Node): Edit[] => [
  { start, end: start, text: '/*#__PURE__*/ (() => (' },
  { start: end, end, text: '))()' },
]

/** Applies the edits, last one first; a cut takes the comma after it along. */
function edited(code: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => {
      const after = rest.slice(end)
      return rest.slice(0, start) + text + (text === '' ? after.replace(/^\s*,/, '') : after)
    }, code)
}
