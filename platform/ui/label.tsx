import type { ReactNode } from 'react'
import classes from './label.module.css'

/** What something is, in one word: a topic, a role, a type. A state is a `Tag`, which has a dot. */
export const Label = ({ children }: { children: ReactNode }) => (
  <span className={classes.label}>{children}</span>
)
