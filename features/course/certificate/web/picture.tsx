import { type Curve, pathOf, pointsAlong } from '#platform/ui/curve.ts'
import classes from './picture.module.css'

const curves: readonly Curve[] = [
  [
    [0, 124],
    [46, 124],
    [54, 104],
    [100, 108],
  ],
  [
    [100, 108],
    [146, 112],
    [148, 120],
    [200, 98],
  ],
]
const stops = pointsAlong(
  curves,
  Array.from({ length: 7 }, (_, i) => 0.08 + i * 0.14),
)

/** The page of a certificate, small: decoration. */
export default function CertificatePicture() {
  return (
    <svg className={classes.picture} viewBox="0 0 200 141" aria-hidden="true">
      <path className={classes.paper} d="M0 0h200v141H0z" />
      <path className={classes.ground} d="M0 96h200v45H0z" />
      <path className={classes.words} d="M16 24h70M16 42h104M16 60h84M16 74h52" />
      <path className={classes.code} d="M150 22h32v32h-32z" />
      <path className={classes.line} d={pathOf(curves)} />
      {stops.map(([x, y]) => (
        <circle key={x} className={classes.stop} cx={x} cy={y} r="4" />
      ))}
    </svg>
  )
}
