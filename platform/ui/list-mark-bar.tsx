import type { ReactNode } from 'react'
import { CheckBox } from './check-box.tsx'
import classes from './list-mark-bar.module.css'
import type { Marking, Marks } from './list-marks.ts'
import { MarkedBar } from './marked-bar.tsx'

interface Props<Row> {
  marking: Marking<Row>
  marks: Marks<Row>
}

/** Marks the page; above the boxes of its rows. Its place stays where no row of the page can be marked. */
export function MarkPage<Row>({ marking: { words }, marks }: Props<Row>) {
  return (
    <div className={classes.page}>
      {marks.hasPossible && (
        <CheckBox
          label={words.page}
          checked={marks.page === 'all'}
          indeterminate={marks.page === 'some'}
          disabled={!marks.canPage}
          onChange={marks.togglePage}
          data-list-start
        />
      )}
    </div>
  )
}

/** What can be done with the marked rows. In the document it stands before them: one Tab from the box of the page to it. */
export function MarkBar<Row>({
  marking: { words },
  marks,
  children,
}: Props<Row> & {
  /** The acts on what is marked. */
  children: ReactNode
}) {
  const { length } = marks.rows
  return (
    <MarkedBar
      count={length > 0 ? words.marked(length) : null}
      hint={marks.full && words.full}
      clear={words.clear}
      onClear={marks.clear}
    >
      {children}
    </MarkedBar>
  )
}
