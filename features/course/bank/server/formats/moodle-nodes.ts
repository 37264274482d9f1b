import type { FileWarning } from '../../file-parts.ts'
import { plainText, type TextFormat } from './plain-text.ts'
import type { Node } from './xml-tree.ts'

/** Those of an element; none of one that is not there. */
export const childrenOf = (node: Node | undefined, name: string): Node[] =>
  node?.children.filter((child) => child.name === name) ?? []

/** What an element says: in its `text`, or, as of old, itself. */
export const textIn = (node: Node | undefined): string =>
  childrenOf(node, 'text')[0]?.text ?? node?.text ?? ''

const formats: Record<string, TextFormat> = {
  html: 'html',
  moodle_auto_format: 'moodle',
  plain_text: 'plain',
  markdown: 'markdown',
}

/** Without the marks of its format; how an old text is written no one said, and it was HTML. */
export const wordsOf = (node: Node | undefined, warnings: Set<FileWarning>): string =>
  plainText(textIn(node), formats[node?.attributes.format ?? 'html'] ?? 'moodle', warnings)
