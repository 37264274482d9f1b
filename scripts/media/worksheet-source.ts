import { readFileSync } from 'node:fs'
import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { toString as plainText } from 'mdast-util-to-string'
import { gfm } from 'micromark-extension-gfm'
import { parse } from 'yaml'
import { protectBlanks } from './worksheet-blanks.ts'

export interface Worksheet {
  title: string
  tree: Root
}

export function readWorksheet(file: string): Worksheet {
  const text = readFileSync(file, 'utf8')
  const [frontMatter = ''] = /^---\n[\s\S]*?\n---\n/.exec(text) ?? []
  const tree = fromMarkdown(protectBlanks(text.slice(frontMatter.length)), {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  })
  return { title: titleOf(frontMatter, tree, file), tree }
}

function titleOf(frontMatter: string, tree: Root, file: string): string {
  const written = parse(frontMatter.replaceAll('---', '')) as { title?: string } | null
  if (written?.title) return written.title
  const heading = tree.children.find((node) => node.type === 'heading')
  if (!heading) throw new Error(`${file} has no heading`)
  return plainText(heading)
}
