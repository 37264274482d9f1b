import { generate } from 'lean-qr'
import classes from './security.module.css'

/** Light squares around the code that a camera needs to find it. */
const QUIET = 4

/** A QR code as one path; dark on white in every scheme, because cameras read no other. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text)
  const side = code.size + 2 * QUIET
  const rows = Array.from({ length: code.size }, (_, y) =>
    Array.from({ length: code.size }, (_, x) => (code.get(x, y) ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  )
  return (
    <svg
      className={classes.qr}
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={rows.join('')} />
    </svg>
  )
}
