import { Title, type TitleProps } from '@mantine/core'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import classes from './phone-fold.module.css'
import { useWindowFrom } from './use-window-from.ts'

interface Props extends Pick<TitleProps, 'order' | 'size'> {
  /** Of the title, to name its part by. */
  id: string
  title: string
  /** What one wants to know of it without opening it. */
  figure: string
  /** Closed at first on every window. */
  isEverywhere?: boolean
  children: ReactNode
}

/** In em. */
const TABLET = 48

export const useIsPhone = () => !useWindowFrom(TABLET)

/** Stands open where there is room. On a phone it is closed at first: its heading, with one figure, opens it. On paper it is open. */
export function PhoneFold({ id, title, figure, isEverywhere = false, children, ...heading }: Props) {
  const isFolding = useIsPhone() || isEverywhere
  const [isOpen, setOpen] = useState(false)
  const body = useId()
  return (
    <>
      <Title {...heading} className={classes.heading} data-open={isOpen || !isFolding || undefined}>
        {isFolding ? (
          <button
            type="button"
            className={classes.opener}
            aria-expanded={isOpen}
            aria-controls={body}
            onClick={() => setOpen(!isOpen)}
          >
            <span id={id}>{title}</span> <span className={classes.figure}>{figure}</span>
            <ChevronDown size={20} aria-hidden="true" />
          </button>
        ) : (
          <span id={id}>{title}</span>
        )}
      </Title>
      <div id={body} className={classes.body} data-open={isOpen || !isFolding || undefined}>
        {children}
      </div>
    </>
  )
}
