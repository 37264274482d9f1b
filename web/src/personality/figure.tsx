import type { Personality } from '@rajt/contract/parts'
import classes from './figure.module.css'

/** One line drawing a type: a compass, a lattice, a path through stops, a spark. */
const strokes: Record<Personality, string> = {
  CEO: 'M60 14a46 46 0 1 0 .1 0M60 30l12 42-12-10-12 10zM60 4v10M60 106v10M4 60h10M106 60h10',
  CTO: 'M20 36l40-22 40 22v48l-40 22-40-22zM20 36l40 22 40-22M60 58v48M40 25l40 22M80 25L40 47v22',
  PM: 'M16 96c20 0 20-30 40-30s20-30 48-30M16 88a8 8 0 1 0 .1 0M56 58a8 8 0 1 0 .1 0M96 36l10-18 10 18M106 18v40',
  Creative:
    'M60 16c22 0 34 15 34 32 0 14-10 20-14 32H40c-4-12-14-18-14-32 0-17 12-32 34-32M44 92h32M48 104h24M60 80V56M60 56l-12-10M60 56l12-10',
}

export function PersonalityFigure({ personality, size = 120 }: { personality: Personality; size?: number }) {
  return (
    <svg
      className={classes.figure}
      data-type={personality}
      width={size}
      height={size}
      viewBox="-6 -6 132 132"
      aria-hidden="true"
    >
      <path d={strokes[personality]} />
    </svg>
  )
}
