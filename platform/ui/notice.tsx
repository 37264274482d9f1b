import type { ReactNode } from 'react'
import classes from './notice.module.css'

/** A message that stays on the page: what went wrong, what is good to know, what was done. */
export function Notice({ kind, children }: { kind: 'problem' | 'note' | 'done'; children: ReactNode }) {
  return (
    <div className={classes.notice} data-kind={kind} role={kind === 'problem' ? 'alert' : undefined}>
      {children}
    </div>
  )
}
