import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import type { Sort } from '#platform/contract/list.ts'
import { CheckBox } from './check-box.tsx'
import {
  type CardColumn,
  CardFacts,
  foldedOf,
  isShortFact,
  LINES,
  lineOf,
  notesOf,
} from './list-card-facts.tsx'
import { moveByArrow } from './list-focus.ts'
import { type Marking, useMark } from './list-marks.ts'
import classes from './list-rows.module.css'
import { type Direction, directionOf, OrderSign, SortButton, type Sorting } from './list-sort.tsx'

/** One definition for the table's column and the card's line. */
export interface Column<Row> extends CardColumn<Row> {
  /** No wider than its content: dates, codes, states. */
  tight?: boolean
  /** Lines of its own, such as people: in a table it has most of the row, in a wide card all of it, below what names the row. */
  wide?: boolean
  /** A figure: in a table it stands at the end of its column, below the others. */
  number?: boolean
  /** The order of the list in which this column's values rise. */
  sort?: Sort<string>
  /** Falling first: the newest, the most. */
  sortsBack?: boolean
  /** The list is in this order alone, and cannot be sorted by anything else. */
  ordered?: Direction
}

export interface RowsProps<Row> {
  title: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  columns: readonly Column<Row>[]
  /** The acts on one row, with the name of their column. */
  acts?: { header: string; of: (row: Row) => ReactNode }
  sorting: Sorting
  /** With less room than a table of all columns needs. */
  isTight: boolean
  marking?: Marking<Row> | undefined
  /** The key of the row that the panel shows. */
  open: string | null
  /** Whether a row has just been decided, and will not be there when the list is asked again. */
  leaves?: ((row: Row) => boolean) | undefined
}

/** The list where it has room for columns: for all of them, or for those that are compared. */
export function ListTable<Row>(props: RowsProps<Row>) {
  const { title, rows, keyOf, acts, marking, sorting, isTight, open, leaves } = props
  const columns = isTight ? props.columns.filter(({ folds }) => !folds) : props.columns
  const folded = isTight ? foldedOf(props.columns) : []
  // What heads all that there is tells the eye nothing.
  const isAlone = columns.length === 1 && !columns[0]?.sort && !marking && !acts
  return (
    <table
      className={classes.table}
      data-alone={isAlone || undefined}
      data-wide={columns.some(({ wide }) => wide) || undefined}
      data-noted={columns.some(({ note }) => note) || undefined}
      data-tight={isTight || undefined}
    >
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {marking && (
            <th scope="col" className={classes.mark}>
              <VisuallyHidden>{marking.words.page}</VisuallyHidden>
            </th>
          )}
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={headClass(column)}
              aria-sort={column.ordered ?? directionOf(column, sorting)}
            >
              <Head column={column} sorting={sorting} isSaid={isAlone} />
            </th>
          ))}
          {acts && (
            <th scope="col" className={classes.acts}>
              <VisuallyHidden>{acts.header}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody onKeyDown={moveByArrow}>
        {rows.map((row) => (
          <Line
            key={keyOf(row)}
            as="tr"
            row={row}
            id={keyOf(row)}
            isOpen={keyOf(row) === open}
            isLeaving={leaves?.(row)}
          >
            {marking && (
              <td className={classes.mark}>
                <Mark row={row} marking={marking} />
              </td>
            )}
            {columns.map((column) =>
              column.primary ? (
                <th key={column.key} scope="row">
                  {column.cell(row)}
                  {folded.length > 0 && (
                    <div className={classes.folded} data-in-card>
                      <CardFacts row={row} columns={folded} />
                    </div>
                  )}
                </th>
              ) : (
                <td key={column.key} className={cellClass(column)}>
                  {orNothing(column.cell(row))}
                  {!isTight && column.note && <div className={classes.note}>{column.note(row)}</div>}
                </td>
              ),
            )}
            {acts && (
              <td className={classes.acts}>
                <div>{acts.of(row)}</div>
              </td>
            )}
          </Line>
        ))}
      </tbody>
    </table>
  )
}

/** A fact that a row does not have: one sign for it in every table. A card leaves it out. */
const NOTHING = '–'

const orNothing = (content: ReactNode) =>
  content === null || content === undefined || content === '' || content === false ? NOTHING : content

interface HeadProps<Row> {
  column: Column<Row>
  sorting: Sorting
  /** For screen readers alone. */
  isSaid: boolean
}

function Head<Row>({ column, sorting, isSaid }: HeadProps<Row>) {
  if (column.sort) return <SortButton column={column} sorting={sorting} />
  if (column.ordered) return <OrderSign header={column.header} direction={column.ordered} />
  return isSaid ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header
}

type Kind = Pick<Column<unknown>, 'primary' | 'number' | 'tight' | 'wide'>
const headClass = ({ primary, number }: Kind) =>
  primary ? classes.primary : number ? classes.number : undefined
const cellClass = ({ number, tight, wide }: Kind) =>
  number ? classes.number : tight ? classes.tight : wide ? classes.wide : undefined

/** The list on a narrow screen. */
export function ListCards<Row>(props: RowsProps<Row>) {
  const { title, rows, keyOf, columns, acts, marking, open, leaves } = props
  return (
    <ul
      className={classes.cards}
      aria-label={title}
      data-wide={columns.some(({ wide }) => wide) || undefined}
      onKeyDown={moveByArrow}
    >
      {rows.map((row) => (
        <Line
          key={keyOf(row)}
          as="li"
          row={row}
          id={keyOf(row)}
          isOpen={keyOf(row) === open}
          isLeaving={leaves?.(row)}
        >
          <div className={classes.top}>
            {marking && <Mark row={row} marking={marking} />}
            {columns
              .filter(({ primary }) => primary)
              .map(({ key, cell }) => (
                <div key={key} className={classes.named}>
                  {cell(row)}
                </div>
              ))}
          </div>
          {LINES.map((number) => (
            <CardFacts key={number} row={row} number={number} columns={lineOf(columns, number)} />
          ))}
          <CardFacts row={row} columns={columns.filter(({ ownLine }) => ownLine)} />
          <CardFacts row={row} columns={notesOf(columns)} />
          <div className={classes.foot}>
            <CardFacts row={row} columns={columns.filter(isShortFact)} />
            {acts && <div className={classes.acts}>{acts.of(row)}</div>}
          </div>
        </Line>
      ))}
    </ul>
  )
}

interface LineProps<Row> {
  as: 'tr' | 'li'
  row: Row
  id: string
  isOpen: boolean
  isLeaving: boolean | undefined
  children: ReactNode
}

/** The element of a row, which shows how the row stands. */
function Line<Row>({ as: Element, row, id, isOpen, isLeaving, children }: LineProps<Row>) {
  const mark = useMark(row)
  return (
    <Element
      data-row={id}
      data-marked={mark?.isMarked || undefined}
      data-open={isOpen || undefined}
      data-leaving={isLeaving || undefined}
    >
      {children}
    </Element>
  )
}

function Mark<Row>({ row, marking }: { row: Row; marking: Marking<Row> }) {
  const mark = useMark(row)
  const id = useId()
  if (!mark || !marking.can(row)) return null
  return (
    <label className={classes.hit} htmlFor={id}>
      <CheckBox
        id={id}
        aria-label={marking.words.row(row)}
        checked={mark.isMarked}
        disabled={!mark.isMarked && mark.isFull}
        onChange={mark.toggle}
      />
    </label>
  )
}
