import { Children, Fragment, type ReactNode } from 'react'
import classes from './dotted.module.css'

type Part = string | false | null | undefined | 0

const isSaid = (part: Part): part is string => Boolean(part)

/** Short facts in one line of words: what stands between them never begins a line. */
export const dotted = (parts: readonly Part[]): string => parts.filter(isSaid).join('\u00a0· ')

/** The same, or links among them, each in one line where there is room for it; where two lines meet, no dot hangs at either. */
export function Dotted({ parts }: { parts: readonly ReactNode[] }) {
  const said = parts.filter(Boolean)
  // A cell of nothing is empty, and its list leaves it out.
  if (said.length === 0) return null
  return (
    <span className={classes.dotted}>
      <span className={classes.parts}>
        {Children.map(said, (part) => (
          <Fragment>
            <span className={classes.part}>{part}</span>{' '}
          </Fragment>
        ))}
      </span>
    </span>
  )
}
