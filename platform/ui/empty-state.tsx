import type { ReactNode } from 'react'
import { type Curve, pathOf, pointsAlong } from './curve.ts'
import classes from './empty-state.module.css'
import { Flag } from './flag.tsx'

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
   * nothing is at this address, nothing was found, or it cannot be had now. `gap`: it goes on once the network is back. `done`:
   * all of it is behind.
   */
  line: 'waits' | 'stops' | 'ends' | 'gap' | 'done'
  /** One sentence, and one button. */
  children: ReactNode
}

/**
 * In the place of what is not there: the line as far as it goes, one sentence, one button (look, Empty). It stands below a
 * line of the reader's own: it has no next step, and no stop behind it unless all of them are. Below a band with that line
 * one that waits is not drawn.
 */
export function EmptyState({ line, children }: Props) {
  const isShort = line === 'ends' || line === 'stops'
  return (
    <div className={classes.empty}>
      <svg className={classes.drawing} viewBox="-12 0 324 88" data-line={line} aria-hidden="true">
        <path d={pathOf(isShort || line === 'gap' ? run : whole)} />
        {line === 'gap' && <path className={classes.beyond} d={pathOf(ahead)} pathLength={100} />}
        {line === 'ends' && <path className={classes.end} d="M141 21l18 18M159 21l-18 18" />}
        {line === 'stops' && <circle cx={150} cy={30} r="9" />}
        {!isShort && line !== 'gap' && stops.map(([x, y]) => <circle key={x} cx={x} cy={y} r="8" />)}
        {line === 'done' && (
          <svg className={classes.flag} x={299} y={-18} width={15} height={30} aria-hidden="true">
            <Flag />
          </svg>
        )}
      </svg>
      {children}
    </div>
  )
}
