import type { ReactNode } from 'react'
import classes from './stage.module.css'

/** The deep green ground of moments of arrival: a passed exam, the personality, a full team. */
export function Stage({ children }: { children: ReactNode }) {
  return <div className={classes.stage}>{children}</div>
}
