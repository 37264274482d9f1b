import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './home-stage.module.css'

interface Props {
  /** Somebody has something to do: amber, which nothing else is. */
  isNow: boolean
  /** Percent of the line's width at which its stop stands; null where it hangs from none. */
  at: number | null
  /** Above the title. */
  label: ReactNode
  title: ReactNode
  text: ReactNode
  /** The one button, where there is one, with the class `go` of the stage. */
  children: ReactNode
}

/** From here on its card grows to the left. */
const MIDDLE = 50

/** The one next step, as it hangs from its stop; or that there is none. */
export function StepFrame({ isNow, at, label, title, text, children }: Props) {
  return (
    <section
      className={classes.step}
      data-now={isNow || undefined}
      data-hangs={at === null ? undefined : at > MIDDLE ? 'late' : 'early'}
      style={{ '--at': at ?? 0 }}
      aria-labelledby="next-step"
    >
      <div>
        {label && <Text className={classes.label}>{label}</Text>}
        <Title order={2} id="next-step">
          {title}
        </Title>
        <Text mt={4}>{text}</Text>
      </div>
      {children}
    </section>
  )
}
