import type { ReactNode } from 'react'
import type { Personality } from '#platform/contract/parts.ts'
import classes from './stage.module.css'

interface Props {
  /** In the hue of a type instead of the deep green. */
  type?: Personality | undefined
  children: ReactNode
}

/** The ground of moments of arrival: a passed exam, the personality, a full team. */
export function Stage({ type, children }: Props) {
  return (
    <div className={classes.stage} data-type={type}>
      {children}
    </div>
  )
}
