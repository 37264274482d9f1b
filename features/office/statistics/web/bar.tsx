import type { CSSProperties } from 'react'
import classes from './bar.module.css'

interface Props {
  value: number
  /** What fills the whole bar. */
  whole: number
  isThin?: boolean
}

/** Shows a figure that stands beside it against the whole; nothing to whoever hears the page. */
export const Bar = ({ value, whole, isThin }: Props) => (
  <span className={classes.bar} data-thin={isThin} aria-hidden="true">
    <span style={{ '--share': value / Math.max(1, whole) } as CSSProperties} />
  </span>
)
