import { parse, postprocess, preprocess } from 'micromark'
import { gfm } from 'micromark-extension-gfm'

/** Where something stands: its line, from 1. */
export interface Placed {
  line: number
}

/** What a text in Markdown is made of (decision C9), as its renderer reads it. */
export interface TextShape {
  /** A heading of the first level is shown as one of the second: the page has its own. */
  headings: (Placed & { level: number })[]
  images: (Placed & { text: string })[]
  links: (Placed & { address: string })[]
  lists: Placed[]
  tables: Placed[]
  /** The words of each paragraph and entry by their lines, without code, addresses and images. */
  paragraphs: (Placed & { words: string })[][]
}

/** What is inside of these is no word that is read. */
const SILENT: ReadonlySet<string> = new Set(['codeText', 'image', 'resource', 'reference', 'definition'])
const SAID: ReadonlySet<string> = new Set(['data', 'characterEscapeValue'])
const ADDRESSES: ReadonlySet<string> = new Set([
  'resourceDestinationString',
  'definitionDestinationString',
  'autolinkProtocol',
  'literalAutolinkHttp',
  'literalAutolinkWww',
])

/** Reads a text once. Linear in what people write; a text made to be slow is bounded by the limits of its field. */
export function shapeOf(text: string): TextShape {
  const shape: TextShape = { headings: [], images: [], links: [], lists: [], tables: [], paragraphs: [] }
  const events = postprocess(
    parse({ extensions: [gfm()] })
      .document()
      .write(preprocess()(text, undefined, true)),
  )
  let silent = 0
  let images = 0
  let isSaid = false
  for (const [how, token, context] of events) {
    const type: string = token.type
    if (how === 'exit') {
      if (SILENT.has(type)) silent--
      if (type === 'image') images--
      if (type === 'paragraph') isSaid = false
      continue
    }
    const { line } = token.start
    const words = () => context.sliceSerialize(token)
    note(shape, { type, line, words })
    if (ADDRESSES.has(type) && images === 0) shape.links.push({ line, address: words() })
    if (type === 'image') images++
    const image = shape.images.at(-1)
    // The first of them: what stands between the brackets may hold links and pictures of its own.
    if (type === 'labelText' && images === 1 && image?.text === '') image.text = words()
    if (type === 'paragraph') isSaid = true
    if (SILENT.has(type)) silent++
    const paragraph = shape.paragraphs.at(-1)
    if (isSaid && silent === 0 && paragraph) {
      if (SAID.has(type)) paragraph.push({ line, words: words() })
      if (type === 'lineEnding') paragraph.push({ line, words: ' ' })
    }
  }
  return shape
}

interface Seen extends Placed {
  type: string
  words: () => string
}

function note(shape: TextShape, { type, line, words }: Seen): void {
  const { headings, images, lists, tables, paragraphs } = shape
  if (type === 'atxHeading') headings.push({ line, level: Math.max(2, hashesOf(words())) })
  if (type === 'setextHeading') headings.push({ line, level: 2 })
  if (type === 'image') images.push({ line, text: '' })
  if (type === 'listOrdered' || type === 'listUnordered') lists.push({ line })
  if (type === 'table') tables.push({ line })
  if (type === 'paragraph') paragraphs.push([])
}

const hashesOf = (heading: string) => /^#+/.exec(heading)?.[0].length ?? 1
