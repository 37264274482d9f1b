import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './plan.module.css'
import { Tick } from './tick.tsx'

interface Step {
  title: string
  text: string
  /** Below its text. */
  more?: ReactNode
  /** The reader has done it: a tick in the place of its number. */
  isDone?: boolean
  /** It cannot begin before the steps that are not done. */
  isLocked?: boolean
}

/** What will happen, step by step, numbered along a line. */
export const Plan = ({ steps }: { steps: readonly Step[] }) => (
  <ol className={classes.plan}>
    {steps.map(({ title, text, more, isDone = false, isLocked = false }) => (
      <li key={title} data-done={isDone || undefined} data-locked={isLocked || undefined}>
        {isDone && (
          <span className={classes.tick} aria-hidden="true">
            <Tick size={20} />
          </span>
        )}
        <Title order={2} size="h4">
          {title}
        </Title>
        <Text c="dimmed">{text}</Text>
        {more}
      </li>
    ))}
  </ol>
)
