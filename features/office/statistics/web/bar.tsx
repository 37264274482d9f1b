import type { CSSProperties } from 'react'
import classes from './bar.module.css'

interface Props {
  value: number
  /** What fills the whole bar. */
  largest: number
  isThin?: boolean
}

/** Shows a figure that stands beside it against the largest; nothing to whoever hears the page. */
export const Bar = ({ value, largest, isThin }: Props) => (
  <span className={classes.bar} data-thin={isThin} aria-hidden="true">
    <span style={{ '--share': value / Math.max(1, largest) } as CSSProperties} />
  </span>
)
