import type { ReactNode } from 'react'
import classes from './settled.module.css'

interface Props {
  /** Until what stands above is there. */
  isWaiting: boolean
  children: ReactNode
}

/** What stands below something of unknown height: not seen before it has its place, so that it does not move. */
export const Settled = ({ isWaiting, children }: Props) => (
  <div className={classes.settled} data-waits={isWaiting || undefined}>
    {children}
  </div>
)
