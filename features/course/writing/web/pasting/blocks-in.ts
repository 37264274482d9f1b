import { headingLevel, isLeftOut, type ListPlace, lookOf, wordListPlace } from './looks.ts'
import { BREAK, type Look, PLAIN, type Run } from './runs.ts'
import type { Block } from './tree.ts'

/** What begins a line of its own. */
const BLOCK =
  /^(address|article|aside|blockquote|body|center|dd|div|dl|dt|fieldset|figure|footer|form|header|hr|main|nav|p|pre|section|details|summary|figcaption|li|ul|ol|table|h[1-6])$/
/** Deeper than anybody writes: what lies below is its words alone. */
const DEPTH_MAX = 100
const COLUMNS_MAX = 30
const ROWS_MAX = 500

interface Place {
  look: Look
  depth: number
  /** Of the list that one is in; 0 outside of any. */
  level: number
}

/** The headings, paragraphs, lists and tables of a page that somebody has copied. */
export function blocksIn(body: Element): Block[] {
  const blocks: Block[] = []
  let runs: Run[] = []
  const end = () => {
    if (runs.some(({ words }) => words.trim() !== '')) blocks.push({ kind: 'paragraph', runs })
    runs = []
  }
  const walk = (parent: Node, place: Place) => {
    for (const node of parent.childNodes) {
      if (node.nodeType === node.TEXT_NODE) runs.push({ ...place.look, words: spaced(node.nodeValue) })
      else if (isElement(node) && !isLeftOut(node)) enter(node, place)
    }
  }
  const enter = (element: Element, { look, depth, level }: Place) => {
    const tag = element.localName
    const inside = { look: lookOf(element, look), depth: depth + 1, level }
    if (tag === 'br') runs.push({ ...PLAIN, words: BREAK })
    else if (depth >= DEPTH_MAX) runs.push({ ...look, words: spaced(element.textContent) })
    else if (!BLOCK.test(tag) && headingLevel(element) === null) walk(element, inside)
    else {
      end()
      enterBlock(element, inside)
      end()
    }
  }
  const enterBlock = (element: Element, place: Place) => {
    const heading = headingLevel(element)
    const listed = wordListPlace(element)
    const tag = element.localName
    if (heading !== null) blocks.push({ kind: 'heading', level: heading, runs: runsIn(element) })
    else if (listed) blocks.push({ kind: 'item', place: listed, paragraphs: [runsIn(element)] })
    else if (tag === 'ul' || tag === 'ol') enterList(element, place)
    else if (tag === 'table') enterTable(element, place)
    else walk(element, place)
  }
  /** Google Docs puts a list of a deeper level beside its item, others inside of it. */
  const enterList = (list: Element, place: Place) => {
    const level = Math.min(place.level + 1, 9)
    const isOrdered = list.localName === 'ol'
    let number = Number.parseInt(list.getAttribute('start') ?? '', 10) || 1
    for (const child of list.children) {
      if (isLeftOut(child)) continue
      if (child.localName !== 'li') enter(child, { ...place, level })
      else {
        const own: ListPlace = { level: Math.max(level, statedLevel(child)), isOrdered, number }
        blocks.push(...itemsOf(child, own, (inside) => blocksOf(inside, { ...place, level })))
        number += 1
      }
    }
  }
  const enterTable = (table: Element, place: Place) => {
    const rows = rowsOf(table)
    const isOnlyFrame = rows.every((cells) => cells.length <= 1)
    if (!isOnlyFrame) blocks.push({ kind: 'table', rows })
    else for (const cell of ownCells(table)) walk(cell, place)
  }
  const blocksOf = (element: Element, place: Place): Block[] => {
    const before = blocks.splice(0)
    walk(element, place)
    end()
    return blocks.splice(0, blocks.length, ...before)
  }
  walk(body, { look: PLAIN, depth: 0, level: 0 })
  end()
  return blocks
}

/** The level of a list item as Google Docs and Word on the web say it. */
const statedLevel = (item: Element) =>
  Math.min(Number(item.getAttribute('data-aria-level') ?? item.getAttribute('aria-level')) || 0, 9)

/** An item with its paragraphs, and the items inside of it. */
function itemsOf(item: Element, place: ListPlace, blocksOf: (item: Element) => Block[]): Block[] {
  const inside = blocksOf(item)
  const first = inside.findIndex(({ kind }) => kind === 'item')
  const own = first < 0 ? inside : inside.slice(0, first)
  const paragraphs = own.flatMap((block) =>
    block.kind === 'paragraph' || block.kind === 'heading' ? [block.runs] : [],
  )
  return [
    { kind: 'item', place, paragraphs },
    ...own.filter(({ kind }) => kind === 'table'),
    ...(first < 0 ? [] : inside.slice(first)),
  ]
}

/** Of a table's own cells, not of tables inside of it. */
const ownCells = (table: Element) =>
  [...table.querySelectorAll('td, th')].filter((cell) => cell.closest('table') === table)

/** A cell over several columns or rows stands in the first of them, and the others are empty. */
function rowsOf(table: Element): Run[][][] {
  const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table)
  const grid: (Run[] | undefined)[][] = rows.slice(0, ROWS_MAX).map(() => [])
  for (const [at, row] of rows.slice(0, ROWS_MAX).entries()) {
    let column = 0
    for (const cell of row.children) {
      while (grid[at]?.[column]) column += 1
      if (!/^t[dh]$/.test(cell.localName) || column >= COLUMNS_MAX) continue
      const [width, height] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')]
      for (let down = 0; down < height; down++)
        for (let right = 0; right < width; right++) {
          const line = grid[at + down]
          if (line && column + right < COLUMNS_MAX)
            line[column + right] = down + right === 0 ? runsIn(cell) : []
        }
    }
  }
  const written = grid.map((cells) => Array.from(cells, (cell) => cell ?? []))
  return written.filter((cells) => cells.some((runs) => runs.some(({ words }) => words.trim() !== '')))
}

const spanOf = (cell: Element, name: string) =>
  Math.min(Math.max(Number.parseInt(cell.getAttribute(name) ?? '', 10) || 1, 1), COLUMNS_MAX)

/** All words of an element in one line: what begins a line inside of it begins after a space. */
function runsIn(element: Element): Run[] {
  const runs: Run[] = []
  const walk = (parent: Node, look: Look, depth: number) => {
    for (const node of parent.childNodes) {
      if (node.nodeType === node.TEXT_NODE) runs.push({ ...look, words: spaced(node.nodeValue) })
      else if (isElement(node) && !isLeftOut(node)) {
        if (node.localName === 'br' || BLOCK.test(node.localName)) runs.push({ ...PLAIN, words: ' ' })
        if (depth < DEPTH_MAX) walk(node, lookOf(node, look), depth + 1)
        else runs.push({ ...look, words: spaced(node.textContent) })
      }
    }
  }
  walk(element, PLAIN, 0)
  return runs
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE

/** HTML knows one space; that which keeps words together is another layout's. */
const spaced = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ')
