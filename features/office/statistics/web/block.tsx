import { type ReactNode, useId } from 'react'
import { PhoneFold } from '#platform/ui/phone-fold.tsx'
import classes from './statistics.module.css'

interface Props {
  title: string
  /** The one figure that stands for it on a phone, where it is closed at first. */
  figure: string
  /** Takes the whole row. */
  isWide?: boolean
  children: ReactNode
}

export function Block({ title, figure, isWide, children }: Props) {
  const id = useId()
  return (
    <section className={classes.block} data-wide={isWide} aria-labelledby={id}>
      <PhoneFold order={2} size="h4" id={id} title={title} figure={figure}>
        {children}
      </PhoneFold>
    </section>
  )
}
