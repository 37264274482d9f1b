import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import { filesOf, isTest, isWeb } from './sources.ts'

/**
 * A browser that translates a page moves every text into an element of its own. Where a sibling of that text then comes or
 * goes, React looks for the text, does not find it, and the page is gone: such texts stand in an element (`<span>`).
 */
export interface BareText {
  line: number
  why: 'comes and goes beside others' | 'follows what comes and goes'
}

type Node = { type: string; span?: { start: number } } & Record<string, unknown>

function* nodesOf(value: unknown): Generator<Node> {
  if (value === null || typeof value !== 'object') return
  if ('type' in value && typeof value.type === 'string') yield value as Node
  for (const child of Object.values(value)) yield* nodesOf(child)
}

const spoken = /^(t|tp|words|format|moment|fullName)$/
const isText = (node: Node): boolean => {
  if (node.type === 'JSXText') return String(node.value).trim() !== ''
  if (node.type === 'StringLiteral') return String(node.value).trim() !== ''
  if (node.type === 'TemplateLiteral') return true
  if (node.type === 'ParenthesisExpression') return isText(node.expression as Node)
  if (node.type !== 'CallExpression') return false
  const callee = node.callee as Node
  return callee.type === 'Identifier' && spoken.test(String(callee.value))
}

/** What an expression may show: null stands for nothing. */
function outcomesOf(node: Node): (Node | null)[] {
  if (node.type === 'ParenthesisExpression') return outcomesOf(node.expression as Node)
  if (node.type === 'ConditionalExpression')
    return [...outcomesOf(node.consequent as Node), ...outcomesOf(node.alternate as Node)]
  if (node.type === 'BinaryExpression' && (node.operator === '&&' || node.operator === '??'))
    return [null, ...outcomesOf(node.right as Node)]
  if (node.type === 'NullLiteral' || (node.type === 'Identifier' && node.value === 'undefined')) return [null]
  return [node]
}

const shownBy = (child: Node): (Node | null)[] =>
  child.type === 'JSXExpressionContainer' ? outcomesOf(child.expression as Node) : [child]

const nameOf = (child: Node) => String(((child.opening as Node).name as Node).value ?? '')
/** Icons and the few parts that always draw the one same element. */
const steady =
  /^(Link|LinkAnchor|Anchor|Text|Tick|Cross|Avatar|Button|ActButton|VisuallyHidden|Icon|Title|Code|ArrowLeft|ScrollText|LogOut|UnstyledButton)$|^[a-z]/
/** A part of a page may show nothing for now, or wait for its code. */
const isPart = (child: Node) => child.type === 'JSXElement' && !steady.test(nameOf(child))

function* breachesAmong(children: readonly Node[]): Generator<{ at: Node; why: BareText['why'] }> {
  const real = children.filter(
    (child) =>
      !(child.type === 'JSXText' && String(child.value).trim() === '') &&
      !(
        child.type === 'JSXExpressionContainer' && (child.expression as Node).type === 'JSXEmptyExpression'
      ) &&
      !(
        child.type === 'JSXExpressionContainer' &&
        (child.expression as Node).type === 'StringLiteral' &&
        String((child.expression as Node).value).trim() === ''
      ),
  )
  if (real.length < 2) return
  for (const [i, child] of real.entries()) {
    const shown = shownBy(child)
    const texts = shown.filter((one) => one !== null && isText(one))
    if (texts.length > 0 && shown.length > texts.length)
      yield { at: child, why: 'comes and goes beside others' }
    const before = real[i - 1]
    if (!before || texts.length === 0) continue
    const shownBefore = shownBy(before)
    const isLoose =
      isPart(before) || (shownBefore.length > 1 && shownBefore.some((one) => one === null || !isText(one)))
    if (isLoose) yield { at: child, why: 'follows what comes and goes' }
  }
}

/** The bare texts of a program whose siblings come and go. */
export function bareTextsOf(program: string): BareText[] {
  const tree = parseSync(program, { syntax: 'typescript', tsx: true })
  const bytes = Buffer.from(program)
  const lineOf = (node: Node) =>
    bytes
      .subarray(0, startOf(node) - tree.span.start)
      .toString()
      .split('\n').length
  return [...nodesOf(tree.body)]
    .filter((node) => node.type === 'JSXElement' || node.type === 'JSXFragment')
    .flatMap((node) => [...breachesAmong(node.children as Node[])])
    .map(({ at, why }) => ({ line: lineOf(at), why }))
}

const startOf = (node: Node): number =>
  node.span?.start ?? (node.type === 'JSXExpressionContainer' ? startOf(node.expression as Node) : 0)

export function breachesOfBareTexts(root: string): string[] {
  return filesOf(root)
    .filter((path) => path.endsWith('.tsx') && isWeb(path) && !isTest(path))
    .flatMap((path) =>
      bareTextsOf(readFileSync(join(root, path), 'utf8')).map(
        ({ line, why }) => `${path}:${line}: a bare text ${why}, put it into an element`,
      ),
    )
}
