import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { CheckBox } from './check-box.tsx'
import classes from './list-mark-bar.module.css'
import type { Marking, Marks } from './list-marks.ts'

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

/**
 * Says how much is marked, and offers what can be done with it, at the bottom of the screen. In the document it stands
 * before the rows: one Tab from the box of the page to the acts.
 */
export function MarkBar<Row>({
  marking: { words },
  marks,
  children,
}: Props<Row> & {
  /** The acts on what is marked. */
  children: ReactNode
}) {
  const some = marks.rows.length > 0
  return (
    <div className={classes.bar} data-some={some || undefined}>
      <Text role="status" fw={600} className={classes.count}>
        {some && words.marked(marks.rows.length)}
        {marks.full && <span className={classes.full}> {words.full}</span>}
      </Text>
      {some && (
        <>
          <div className={classes.acts}>{children}</div>
          <Button className={classes.clear} variant="subtle" size="sm" onClick={marks.clear}>
            {words.clear}
          </Button>
        </>
      )}
    </div>
  )
}
