import { Button, Checkbox, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './list-mark-bar.module.css'
import type { Marking, Marks } from './list-marks.ts'

interface Props<Row> {
  marking: Marking<Row>
  marks: Marks<Row>
  /** The acts on what is marked. */
  children: ReactNode
}

/** Marks the page, says how much is marked, and offers what can be done with it: one Tab from the box to the acts. */
export function MarkBar<Row>({ marking: { words }, marks, children }: Props<Row>) {
  const some = marks.rows.length > 0
  return (
    <div className={classes.bar} data-some={some || undefined}>
      <Checkbox
        label={words.page}
        checked={marks.page === 'all'}
        indeterminate={marks.page === 'some'}
        disabled={!marks.canPage}
        onChange={marks.togglePage}
        data-list-start
      />
      <Text role="status" fw={600} className={classes.count}>
        {some && words.marked(marks.rows.length)}
        {marks.full && <span className={classes.full}> {words.full}</span>}
      </Text>
      {some && (
        <div className={classes.acts}>
          {children}
          <Button variant="subtle" size="sm" onClick={marks.clear}>
            {words.clear}
          </Button>
        </div>
      )}
    </div>
  )
}
