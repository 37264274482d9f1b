import type { List, ListItem, Paragraph, RootContent, Table, TableRow } from 'mdast'
import { endOf } from './end-of.ts'
import type { ListPlace } from './looks.ts'
import { phrasingOf, type Run } from './runs.ts'

/** Characters of what is pasted become blocks in the order in which they come. */
export type Block =
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'heading'; level: number; runs: Run[] }
  | { kind: 'item'; place: ListPlace; paragraphs: Run[][] }
  | { kind: 'table'; rows: Run[][][] }

type Item = Extract<Block, { kind: 'item' }>

/** The page has the heading of the first rank, and a text goes down to the fourth. */
const depthOf = (level: number) => Math.min(level + 1, 4) as 2 | 3 | 4

/** Blocks as a tree of Markdown, list items that follow each other as one list. */
export function treeOf(blocks: readonly Block[]): RootContent[] {
  const tree: RootContent[] = []
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i]
    if (block?.kind === 'item') {
      const end = endOf(blocks, i, ({ kind }) => kind === 'item')
      const items = blocks.slice(i, end) as Item[]
      tree.push(...listsOf(items))
      i += items.length - 1
    } else if (block) tree.push(...nodesOf(block))
  }
  return tree
}

function nodesOf(block: Exclude<Block, Item>): RootContent[] {
  if (block.kind === 'table') return [tableOf(block.rows)]
  if (block.kind === 'paragraph') return paragraphsOf([block.runs])
  const children = phrasingOf(block.runs.map((run) => ({ ...run, strong: false })))
  return children.length > 0 ? [{ type: 'heading', depth: depthOf(block.level), children }] : []
}

const paragraphsOf = (all: readonly Run[][]): Paragraph[] =>
  all
    .map((runs) => phrasingOf(runs))
    .filter((children) => children.length > 0)
    .map((children) => ({ type: 'paragraph', children }))

/** Items of the first one's level, each with the deeper ones that follow it; a list ends where its kind does. */
function listsOf(items: readonly Item[]): List[] {
  const lists: List[] = []
  for (let i = 0; i < items.length; ) {
    const { place, paragraphs } = items[i] as Item
    const end = endOf(items, i + 1, (one) => one.place.level > place.level)
    const item: ListItem = {
      type: 'listItem',
      spread: false,
      children: [...paragraphsOf(paragraphs), ...listsOf(items.slice(i + 1, end))],
    }
    const last = lists.at(-1)
    if (last && last.ordered === place.isOrdered) last.children.push(item)
    else lists.push(listOf(place, item))
    i = end
  }
  return lists
}

const listOf = ({ isOrdered, number }: ListPlace, item: ListItem): List => ({
  type: 'list',
  ordered: isOrdered,
  start: isOrdered ? number : null,
  spread: false,
  children: [item],
})

/** Every row as wide as the widest; the first one has the headings. */
function tableOf(rows: readonly Run[][][]): Table {
  const width = Math.max(...rows.map((cells) => cells.length))
  const children = rows.map((cells, i): TableRow => {
    const all = Array.from({ length: width }, (_, at) => cells[at] ?? [])
    const plain = (runs: Run[]) =>
      runs.map((run) => ({ ...run, words: run.words.replaceAll('\n', ' '), strong: i > 0 && run.strong }))
    return {
      type: 'tableRow',
      children: all.map((runs) => ({ type: 'tableCell', children: phrasingOf(plain(runs)) })),
    }
  })
  return { type: 'table', align: [], children }
}
