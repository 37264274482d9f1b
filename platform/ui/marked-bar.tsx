import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './marked-bar.module.css'

interface Props {
  /** How much is marked; null of nothing. */
  count: string | null
  /** What else is to be known of it. */
  hint?: ReactNode
  /** The acts on what is marked. */
  children: ReactNode
  clear: string
  onClear: () => void
}

/** Says how much is marked, and offers what can be done with it, at the bottom of the screen. */
export function MarkedBar({ count, hint, children, clear, onClear }: Props) {
  return (
    <div className={classes.bar} data-marked-bar data-some={count !== null || undefined}>
      <Text role="status" fw={600} className={classes.count}>
        {count}
        {hint && <span className={classes.hint}> {hint}</span>}
      </Text>
      {count !== null && (
        <>
          <div className={classes.acts}>{children}</div>
          <Button className={classes.clear} variant="subtle" size="sm" onClick={onClear}>
            {clear}
          </Button>
        </>
      )}
    </div>
  )
}
