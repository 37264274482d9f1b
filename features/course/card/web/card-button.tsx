import { UnstyledButton } from '@mantine/core'
import type { ComponentProps } from 'react'
import { progressQuery } from '#course/course/web/calls.ts'
import { useSide } from '#platform/ui/side.tsx'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { hasPassed, useCardFacts } from './facts.ts'
import { Picture } from './picture.tsx'
import classes from './student-card.module.css'

interface Props extends Omit<ComponentProps<'button'>, 'aria-label'> {
  occasion: string
  /** What it does: the picture is told by the words around it, and where it leads. */
  'aria-label': string
}

/** The card of the signed-in student, small: it opens where it can be changed and shared. */
export default function CardButton({ occasion, ...button }: Props) {
  const { user } = useStore(session)
  const { data } = useSide(progressQuery())
  const factsOf = useCardFacts()
  const progress = data?.currentProgress
  if (!user || !progress) return null
  const shown = { name: true, type: true, points: hasPassed(data, progress) }
  return (
    <UnstyledButton className={classes.button} {...button}>
      <Picture facts={factsOf(user, data, progress, occasion, shown)} />
    </UnstyledButton>
  )
}
