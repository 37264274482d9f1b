import type { Root } from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import { blocksIn } from './blocks-in.ts'
import { treeOf } from './tree.ts'

/** Characters and elements of what is read as a page; more is pasted as its plain text. */
const HTML_MAX = 5_000_000
const ELEMENTS_MAX = 40_000
/** Of its words: several times what any text may have. */
const WORDS_MAX = 400_000
/** Lines of Markdown that somebody has copied as they are. */
const WRITTEN = /^(#{1,6} |[-*+] |> |\||\d+\. )/m

/**
 * What somebody has copied from Word, Google Docs or a page, in Markdown: headings, lists, links, tables, bold and italic,
 * and nothing else. The page is parsed apart from the document: nothing of it runs or loads. Null where its plain text is
 * as good or better.
 */
export function markdownOf(html: string, plain: string): string | null {
  if (html.length > HTML_MAX) return null
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
  if (body.getElementsByTagName('*').length > ELEMENTS_MAX) return null
  if ((body.textContent ?? '').length > WORDS_MAX) return null
  const tree: Root = { type: 'root', children: treeOf(blocksIn(body)) }
  const isPlain = tree.children.every(
    (block) => block.type === 'paragraph' && block.children.every(({ type }) => type === 'text'),
  )
  if (isPlain && (tree.children.length < 2 || WRITTEN.test(plain))) return null
  const written = toMarkdown(tree, {
    bullet: '-',
    emphasis: '*',
    strong: '*',
    listItemIndent: 'one',
    resourceLink: true,
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  })
  return written.trimEnd()
}

/** Styles of a page are read and never applied: under their own name the policy of our page would report each of them. */
const withoutStyles = (html: string) =>
  html
    .replaceAll(/<(\/?)style\b/gi, '<$1template')
    .replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/\sstyle(?=\s*=)/gi, ' data-style'))
