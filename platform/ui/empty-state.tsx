import type { ReactNode } from 'react'
import { type Curve, pathOf, pointsAlong } from './curve.ts'
import classes from './empty-state.module.css'

const run: readonly Curve[] = [
  [
    [0, 62],
    [56, 62],
    [72, 18],
    [150, 30],
  ],
]
const ahead: readonly Curve[] = [
  [
    [150, 30],
    [206, 38],
    [226, 74],
    [300, 20],
  ],
]
const whole = [...run, ...ahead]
const stops = pointsAlong(whole, [0.2, 0.48, 0.75, 1])

interface Props {
  /**
   * `waits`: it begins later, or once something is done. `stops`: as far as it went, and what was reached stays. `ends`:
   * nothing is at this address, nothing was found, or it cannot be had now. `done`: all of it is behind.
   */
  line: 'waits' | 'stops' | 'ends' | 'done'
  /** One sentence, and one button. */
  children: ReactNode
}

/**
 * In the place of what is not there: the line as far as it goes, one sentence, one button (look, Empty). It stands below a
 * line of the reader's own: it has no next step, and no stop behind it unless all of them are.
 */
export function EmptyState({ line, children }: Props) {
  const isShort = line === 'ends' || line === 'stops'
  return (
    <div className={classes.empty}>
      <svg className={classes.drawing} viewBox="-12 0 324 88" data-line={line} aria-hidden="true">
        <path d={pathOf(isShort ? run : whole)} />
        {line === 'ends' && <path className={classes.end} d="M141 21l18 18M159 21l-18 18" />}
        {line === 'stops' && <circle cx={150} cy={30} r="9" />}
        {!isShort && stops.map(([x, y]) => <circle key={x} cx={x} cy={y} r="8" />)}
        {line === 'done' && <path className={classes.flag} d="M300 12v-24h22l-6 8 6 8h-22" />}
      </svg>
      {children}
    </div>
  )
}
