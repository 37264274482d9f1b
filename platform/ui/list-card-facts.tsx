import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './list-card-facts.module.css'

/** The lines below the name in a card, where a list says which fact stands in which. */
export const LINES = [1, 2, 3] as const

/** What a card knows of a column. */
export interface CardColumn<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Names the row: heads it in the table, is the title of the card. */
  primary?: boolean
  /** What a card says of it, where that is not what the table says; null for nothing. */
  inCard?: (row: Row) => ReactNode
  /** In a card it has a line of its own: a picture with words. */
  ownLine?: boolean
  /** What is to be said of it, where that is more than a word: below it in a table, in a card a line of its own. */
  note?: (row: Row) => ReactNode
  /** In a card it shares this line with all others of the same number: the first says what matters, the rest is quiet. */
  line?: (typeof LINES)[number]
  /** In a table of little room it stands below the name, as a card says it. */
  folds?: boolean
}

export const isShortFact = ({ primary, ownLine, line }: CardColumn<never>) => !primary && !ownLine && !line

/** The note of a column, as a fact of a card. */
const noteOf = <Row,>({ key, header, note }: CardColumn<Row>): CardColumn<Row>[] =>
  note ? [{ key: `${key}-note`, header, cell: note, ownLine: true }] : []

/** The notes of columns that have no line of their own. */
export const notesOf = <Row,>(columns: readonly CardColumn<Row>[]): CardColumn<Row>[] =>
  columns.filter(({ line }) => !line).flatMap(noteOf)

/** What a line of the card says, each fact with its note below it. */
export const lineOf = <Row,>(columns: readonly CardColumn<Row>[], number: number): CardColumn<Row>[] =>
  columns.filter(({ line }) => line === number).flatMap((column) => [column, ...noteOf(column)])

/** What a table of little room says below the name: what has no column there, and all notes. */
export const foldedOf = <Row,>(columns: readonly CardColumn<Row>[]): CardColumn<Row>[] => [
  ...columns.filter(({ folds }) => folds),
  ...columns.flatMap(noteOf),
]

interface CardFactsProps<Row> {
  row: Row
  columns: readonly CardColumn<Row>[]
  /** Which line of the card it is. */
  number?: number
}

/** Some of what a card says of its row. */
export function CardFacts<Row>({ row, columns, number }: CardFactsProps<Row>) {
  if (columns.length === 0) return null
  return (
    <dl className={classes.facts} data-line={number}>
      {columns.map(({ key, header, cell, inCard = cell, ownLine }) => (
        <CardLine key={key} header={header} content={inCard(row)} hasLine={ownLine} />
      ))}
    </dl>
  )
}

interface CardLineProps {
  header: string
  content: ReactNode
  hasLine: boolean | undefined
}

function CardLine({ header, content, hasLine }: CardLineProps) {
  if (content === null) return null
  return (
    <div data-own-line={hasLine}>
      <VisuallyHidden component="dt">{header}</VisuallyHidden>
      <dd>{content}</dd>
    </div>
  )
}
