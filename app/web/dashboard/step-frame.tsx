import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './home-stage.module.css'

interface Props {
  /** Somebody has something to do: amber, which nothing else is. */
  isNow: boolean
  /** Above the title. */
  label: ReactNode
  title: ReactNode
  text: ReactNode
  /** The one button, where there is one, with the class `go` of the stage. */
  children: ReactNode
}

/** The one next step, as it hangs from its stop; or that there is none. */
export function StepFrame({ isNow, label, title, text, children }: Props) {
  return (
    <section className={classes.step} data-now={isNow || undefined} aria-labelledby="next-step">
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
