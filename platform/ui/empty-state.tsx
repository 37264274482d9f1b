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
const [behind] = pointsAlong(run, [0.4])
const next = pointsAlong(ahead, [0.5, 1])

interface Props {
  /**
   * `waits`: it goes on later, or once something is done. `ends`: there is nothing further on this way. `done`: all of it is
   * behind.
   */
  line: 'waits' | 'ends' | 'done'
  /** One sentence, and one button. */
  children: ReactNode
}

/** In the place of what is not there: the line as far as it goes, one sentence, one button (look, Empty). */
export function EmptyState({ line, children }: Props) {
  return (
    <div className={classes.empty}>
      <svg className={classes.drawing} viewBox="-12 0 324 88" aria-hidden="true">
        <path d={pathOf(run)} />
        {line !== 'ends' && (
          <path className={line === 'waits' ? classes.ahead : undefined} d={pathOf(ahead)} />
        )}
        <Stop at={behind} state="done" />
        {line === 'ends' ? (
          <path className={classes.end} d="M141 21l18 18M159 21l-18 18" />
        ) : (
          <>
            <Stop at={[150, 30]} state={line === 'done' ? 'done' : 'now'} />
            {next.map((at) => (
              <Stop key={at[0]} at={at} state={line === 'done' ? 'done' : 'open'} />
            ))}
          </>
        )}
        {line === 'done' && <path className={classes.flag} d="M300 12v-24h22l-6 8 6 8h-22" />}
      </svg>
      {children}
    </div>
  )
}

interface StopProps {
  at: readonly [x: number, y: number] | undefined
  state: 'done' | 'now' | 'open'
}

const Stop = ({ at: [x, y] = [0, 0], state }: StopProps) => (
  <circle className={classes[state]} cx={x} cy={y} r={state === 'now' ? 10 : 8} />
)
