import type { Heading, Nodes, Paragraph, Parents, Table, TableCell, TableRow } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { escapeHtml } from './html.ts'
import { hasBlank, isBlank, leastWidth, withBlanks } from './worksheet-blanks.ts'
import { columnWidths } from './worksheet-table.ts'

const LETTERS_IN_A_LINE = 92

export function toHtml(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return withBlanks(node.value)
    case 'strong':
      return `<strong>${inside(node)}</strong>`
    case 'emphasis':
      return `<em>${inside(node)}</em>`
    case 'break':
      return '<br>'
    case 'inlineCode':
      return escapeHtml(node.value)
    case 'heading':
      return heading(node)
    case 'paragraph':
      return paragraph(node)
    case 'list':
      return node.ordered ? `<ol>${inside(node)}</ol>` : `<ul>${inside(node)}</ul>`
    case 'listItem':
      return `<li>${inside(node)}</li>`
    case 'table':
      return table(node)
    default:
      return 'children' in node ? inside(node) : ''
  }
}

const inside = (node: Parents): string => node.children.map(toHtml).join('')

// The worksheet begins with a second-level heading; on paper it is the first.
function heading(node: Heading): string {
  const tag = node.depth <= 2 ? 'h1' : 'h2'
  return `<${tag}>${inside(node)}</${tag}>`
}

function paragraph(node: Paragraph): string {
  const text = plainText(node)
  if (!hasBlank(text)) return `<p>${inside(node)}</p>`
  const fitsOneLine = leastWidth(text) <= LETTERS_IN_A_LINE
  return `<p class="${fitsOneLine ? 'row' : 'rows'}">${inside(node)}</p>`
}

function table(node: Table): string {
  const [header, ...body] = node.children
  const columns = columnWidths(node).map((width) => `<col style="width:${width.toFixed(2)}%">`)
  const head = header ? `<thead>${row(header, 'th')}</thead>` : ''
  const rows = body.map((line) => row(line, 'td')).join('')
  return `<table><colgroup>${columns.join('')}</colgroup>${head}<tbody>${rows}</tbody></table>`
}

const row = (node: TableRow, tag: 'th' | 'td'): string =>
  `<tr>${node.children.map((cell) => `<${tag}>${cellContent(cell)}</${tag}>`).join('')}</tr>`

/** A cell that is only a place to write on needs no line: it has its own frame. */
const cellContent = (cell: TableCell): string => (isBlank(plainText(cell)) ? '' : inside(cell))
