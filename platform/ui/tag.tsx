import type { ReactNode } from 'react'
import classes from './tag.module.css'

/** A state in one word: `open` waits for somebody, `quiet` is over. What is no state is a `Label`. */
export type TagKind = 'open' | 'good' | 'bad' | 'quiet'

export function Tag({ kind, children }: { kind: TagKind; children: ReactNode }) {
  return (
    <span className={classes.tag} data-kind={kind}>
      {children}
    </span>
  )
}
