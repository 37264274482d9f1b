import type { Table, TableRow } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { hasBlank, isBlank } from './worksheet-blanks.ts'

const TINY = 5
const SMALL_ANSWER = 15
const WIDEST_TO_WRITE = 32
const NARROWEST_TO_WRITE = 18
const ALL_TO_WRITE = 64
const SHORTEST_LABEL = 13
const LONGEST_LABEL = 34
const LONGEST_FORMULA = 46

interface Column {
  heading: string
  cells: string[]
}

/** Shares of the width in per cent: room where something is to be written, as little as needed elsewhere. */
export function columnWidths(table: Table): number[] {
  const columns = columnsOf(table)
  const unscaled = columns.filter(isToWrite).map(roomToWrite)
  const widest = Math.max(ALL_TO_WRITE / unscaled.length, NARROWEST_TO_WRITE)
  const scale = Math.min(widest, WIDEST_TO_WRITE) / Math.max(...unscaled, 1)
  const weights = columns.map((column) =>
    isToWrite(column) ? roomToWrite(column) * scale : labelWidth(column),
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => (weight / total) * 100)
}

function columnsOf(table: Table): Column[] {
  const [header, ...body] = table.children
  const textAt = (row: TableRow, column: number) => plainText(row.children[column] ?? []).trim()
  return (header?.children ?? []).map((cell, index) => ({
    heading: plainText(cell).trim(),
    cells: body.map((row) => textAt(row, index)),
  }))
}

const isNumber = (text: string): boolean => /^\d+\.$/.test(text)

/** "Hours/week", "Share (%)", "yes / no" and "X" ask for a word or a number. */
const asksLittle = ({ heading }: Column): boolean => heading.length <= 12 && /[/%]|^\D$/.test(heading)

function isToWrite(column: Column): boolean {
  if (asksLittle(column)) return false
  const isNumbered = column.heading !== '' && column.cells.every(isNumber)
  return isNumbered || column.cells.filter(isBlank).length >= column.cells.length / 2
}

/** Words with places to write in between. */
const isFormula = (text: string): boolean => hasBlank(text) && !isBlank(text)

// A longer question wants a longer answer.
const roomToWrite = ({ heading }: Column): number => Math.min(14 + heading.length * 0.6, 30)

function labelWidth(column: Column): number {
  if (asksLittle(column)) return column.heading.length === 1 ? TINY : SMALL_ANSWER
  const longest = Math.max(column.heading.length, ...column.cells.map((cell) => cell.length))
  if (longest <= 2) return TINY
  const limit = column.cells.some(isFormula) ? LONGEST_FORMULA : LONGEST_LABEL
  return Math.min(Math.max(longest, SHORTEST_LABEL), limit)
}
