import { Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './arrival.module.css'
import { WAY, wayThrough } from './way.ts'

interface Props {
  /** When it was. */
  when: string
  heading: string
  /** Made of the person's own facts. */
  children: ReactNode
  /** The one way on, and what else there is to do. */
  acts: ReactNode
  /** Stops of the line, all of them behind. */
  stops: number
  /** Below the acts: what comes after it. */
  next?: ReactNode
}

/** A moment of arrival on the stage, with the line drawn on to its end (look, principle 2). */
export function Arrival({ when, heading, children, acts, stops, next }: Props) {
  const id = useId()
  const way = wayThrough(stops)
  return (
    <section className={classes.arrival} data-stage aria-labelledby={id}>
      <p className={classes.when}>{when}</p>
      <Title order={1} id={id} className={classes.heading}>
        {heading}
      </Title>
      <Text className={classes.facts}>{children}</Text>
      <div className={classes.acts}>{acts}</div>
      {next && <Text className={classes.next}>{next}</Text>}
      <div className={classes.line} aria-hidden="true">
        <svg viewBox={`0 0 ${WAY.width} ${WAY.height}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={way.whole} pathLength="1" />
          {way.places.map(([x, y]) => (
            <path key={x} className={classes.stop} d={`M${x} ${y}h0`} />
          ))}
        </svg>
      </div>
    </section>
  )
}
