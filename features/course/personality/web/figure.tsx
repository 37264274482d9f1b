import type { Personality } from '#platform/contract/parts.ts'
import { DRAWING_SIDE, drawings } from './drawings.ts'
import classes from './figure.module.css'

interface Props {
  personality: Personality
  size?: 'row' | 'head' | 'large'
}

/** The drawing of a type in its hue; its name always stands beside it. Stops are strokes of no length: round at any size. */
export function PersonalityFigure({ personality, size = 'head' }: Props) {
  const { line, stops } = drawings[personality]
  const [first, ...others] = stops
  return (
    <span className={classes.figure} data-type={personality} data-size={size} aria-hidden="true">
      <svg viewBox={`-6 -6 ${DRAWING_SIDE + 12} ${DRAWING_SIDE + 12}`} aria-hidden="true">
        <path d={line} />
        {stops.map(([x, y]) => (
          <path key={`${x} ${y}`} className={classes.stop} d={`M${x} ${y}h0`} />
        ))}
        {(first ? others : []).map(([x, y]) => (
          <path key={`${x} ${y}`} className={classes.hole} d={`M${x} ${y}h0`} />
        ))}
      </svg>
    </span>
  )
}
