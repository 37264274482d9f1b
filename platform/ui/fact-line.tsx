import type { ReactNode } from 'react'
import classes from './fact-line.module.css'

/** What is known of a row, in short, below what it is called: each child is an element of its own, a tag inside of one. */
export const FactLine = ({ children }: { children: ReactNode }) => <p className={classes.facts}>{children}</p>
