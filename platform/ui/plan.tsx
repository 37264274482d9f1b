import { Text, Title } from '@mantine/core'
import classes from './plan.module.css'

/** What will happen, step by step, numbered along a line. */
export const Plan = ({ steps }: { steps: readonly { title: string; text: string }[] }) => (
  <ol className={classes.plan}>
    {steps.map(({ title, text }) => (
      <li key={title}>
        <Title order={2} size="h4">
          {title}
        </Title>
        <Text c="dimmed">{text}</Text>
      </li>
    ))}
  </ol>
)
