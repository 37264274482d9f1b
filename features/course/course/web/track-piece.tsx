import { type Point, pathOf } from '#platform/ui/curve.ts'
import classes from './module-track.module.css'

/** The marks swing from left to right and back; of the piece's width they stand at these places. */
const LEFT = 35.7
const RIGHT = 64.3

const swing = (from: number, to: number) =>
  pathOf([[[from, 0] as Point, [from, 50] as Point, [to, 50] as Point, [to, 100] as Point]])
const there = swing(LEFT, RIGHT)
const back = swing(RIGHT, LEFT)

/** The piece of the line from one stop to the next, as long as what stands between them. Styles show the one of two that fits. */
export function TrackPiece() {
  return (
    <svg className={classes.piece} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className={classes.there} d={there} />
      <path className={classes.back} d={back} />
    </svg>
  )
}
