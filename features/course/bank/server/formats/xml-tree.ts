import { SaxesParser } from 'saxes'
import { between } from './between.ts'

/** An element with what stands in it; its texts together. */
export interface Node {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: Node[]
  /** Where it begins, from 1. */
  line: number
}

/** Elements inside each other: a question has six. */
const DEEPEST = 20
/** Elements of one question. */
const MOST_NODES = 2_000
/** Characters that are handed to the parser before what it has found is taken. */
const PIECE = 64 * 1024

/** Thrown where a file is no XML, with the line at which that shows. */
export class BrokenXml extends Error {
  readonly line: number
  constructor(line: number) {
    super('broken XML')
    this.line = line
  }
}

/**
 * The elements of this name right below the root, one at a time. A document's own entities are refused, known or not, and
 * so is every declaration of them: nothing is expanded and nothing is fetched.
 */
export function* elementsOf(xml: string, root: string, name: string): Iterable<Node> {
  const parser = new SaxesParser()
  const open: Node[] = []
  const whole: Node[] = []
  let nodes = 0
  const fail = () => {
    throw new BrokenXml(parser.line)
  }
  parser.on('error', fail)
  parser.on('doctype', fail)
  parser.on('opentag', ({ name: tag, attributes }) => {
    if (open.length === 0 && tag !== root) fail()
    if (open.length >= DEEPEST || nodes > MOST_NODES) fail()
    const node = { name: tag, attributes, text: '', children: [], line: parser.line }
    // What the root holds beside its elements is not kept.
    if (open.length > 1) open.at(-1)?.children.push(node)
    if (open.length > 0) nodes += 1
    open.push(node)
  })
  const hear = (text: string) => {
    const node = open.at(-1)
    // Pictures are counted, and not kept.
    if (node && open.length > 1 && node.name !== 'file') node.text += text
  }
  parser.on('text', hear)
  parser.on('cdata', hear)
  parser.on('closetag', () => {
    const node = open.pop()
    if (open.length !== 1 || !node) return
    if (node.name === name) whole.push(node)
    nodes = 0
  })
  for (let from = 0; from < xml.length; from += PIECE) {
    parser.write(between(xml, from, from + PIECE))
    yield* whole.splice(0)
  }
  parser.close()
  yield* whole.splice(0)
}
