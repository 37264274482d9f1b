import '@mantine/core/styles/ActionIcon.css'
import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import classes from './ordering.module.css'

interface Props {
  /** For matching, what stands at each place and stays there. */
  terms?: readonly string[]
  options: readonly string[]
  /** Option positions in the chosen order; empty until something was moved. */
  chosen: readonly number[]
  onChoose: (order: number[]) => void
}

type Direction = 'up' | 'down'

/** Options put into an order, or beside their terms, by buttons: the same for keyboard, touch and screen reader. */
export function Ordering({ terms = [], options, chosen, onChoose }: Props) {
  const t = useTranslations('exam.question')
  const [moved, setMoved] = useState('')
  const pressed = useRef<HTMLButtonElement | null>(null)
  const order = chosen.length > 0 ? chosen : options.map((_, i) => i)
  const key = order.join()

  // A row that changes its place takes the focus off its button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is what moves the row
  useEffect(() => pressed.current?.focus(), [key])

  const move = (place: number, direction: Direction, button: HTMLButtonElement) => {
    const target = direction === 'up' ? place - 1 : place + 1
    const option = order[place]
    if (option === undefined || target < 0 || target >= order.length) return
    pressed.current = button
    const others = order.filter((_, i) => i !== place)
    onChoose([...others.slice(0, target), option, ...others.slice(target)])
    const moved = { option: options[option] ?? '', place: target + 1, count: order.length }
    const term = terms[target]
    setMoved(term === undefined ? t('moved', moved) : t('matched', { ...moved, term }))
  }

  return (
    <>
      <ol className={classes.rows}>
        {order.map((option, place) => (
          <li key={option} className={classes.row}>
            <span className={classes.place}>{place + 1}.</span>
            <span className={classes.option}>
              {terms[place] !== undefined && <span className={classes.term}>{terms[place]}</span>}
              {options[option]}
            </span>
            {(['up', 'down'] as const).map((direction) => (
              <ActionIcon
                key={direction}
                variant="default"
                size="2.75rem"
                aria-label={t(direction, { option: options[option] ?? '' })}
                aria-disabled={place === (direction === 'up' ? 0 : order.length - 1)}
                onClick={(event) => move(place, direction, event.currentTarget)}
              >
                <Arrow direction={direction} />
              </ActionIcon>
            ))}
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
    </>
  )
}

function Arrow({ direction }: { direction: Direction }) {
  return (
    <svg width="1.125rem" height="1.125rem" viewBox="0 0 18 18" aria-hidden="true">
      <path
        d={direction === 'up' ? 'M9 15V3M4 8l5-5 5 5' : 'M9 3v12M4 10l5 5 5-5'}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
