import { Button, Text, Title } from '@mantine/core'
import { X } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { useTranslations } from 'use-intl'
import classes from './arrival.module.css'
import { Flag } from './flag.tsx'
import { useModal } from './use-modal.ts'
import { WAY, wayThrough } from './way.ts'

interface Words {
  /** When it was. */
  when: ReactNode
  heading: string
  /** Made of the person's own facts. */
  children: ReactNode
  /** The one way on, and what else there is to do. */
  acts: ReactNode
  /** Below the acts: what comes after it. */
  next?: ReactNode
  /** Stops of the line, and how many of them are behind; all of them where nothing else is said. */
  stops: number
  reached?: number
}

interface Props extends Words {
  /** A picture to keep; nothing where there is none. */
  card?: ReactNode
  onClose: () => void
}

/** A moment of arrival over the whole window: the line draws on to the new stop (look, principle 2). Escape leads back. */
export function Arrival({ card, onClose, ...words }: Props) {
  const t = useTranslations('ui')
  const ref = useModal()
  const id = useId()
  // Told late: by then it may have been opened again, as it is while developing.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => event.currentTarget.open || onClose()
  return (
    <dialog
      ref={ref}
      className={classes.window}
      data-arrival
      aria-labelledby={`${id}-when ${id}`}
      onClose={closed}
    >
      <div className={classes.whole}>
        <Button
          className={classes.close}
          variant="subtle"
          rightSection={<X size="1.1em" aria-hidden="true" />}
          onClick={onClose}
        >
          {t('close')}
        </Button>
        <div className={classes.columns}>
          <ArrivalWords id={id} {...words} />
          <Line {...words} />
          {card && <div className={classes.card}>{card}</div>}
        </div>
      </div>
    </dialog>
  )
}

/** The same as a part of a page, for whoever comes back to it. A card only where the panel has room for it. */
export function ArrivalPanel({ card, ...words }: Omit<Props, 'onClose'>) {
  const id = useId()
  return (
    <section className={classes.panel} data-stage data-card={Boolean(card)} aria-labelledby={id}>
      <ArrivalWords id={id} {...words} />
      <Line {...words} />
      {card && <div className={classes.card}>{card}</div>}
    </section>
  )
}

function ArrivalWords({ id, when, heading, children, acts, next }: Words & { id: string }) {
  return (
    <div>
      <p id={`${id}-when`} className={classes.when}>
        {when}
      </p>
      <Title order={1} id={id} className={classes.heading} tabIndex={-1} data-autofocus>
        {heading}
      </Title>
      <Text component="div" className={classes.facts}>
        {children}
      </Text>
      <div className={classes.acts}>{acts}</div>
      {next && <Text className={classes.next}>{next}</Text>}
    </div>
  )
}

function Line({ stops, reached = stops }: Pick<Words, 'stops' | 'reached'>) {
  const way = wayThrough(stops)
  const isWhole = reached >= stops
  return (
    <div className={classes.line} aria-hidden="true">
      <svg viewBox={`0 0 ${WAY.width} ${WAY.height}`} preserveAspectRatio="none" aria-hidden="true">
        {!isWhole && <path className={classes.ahead} d={way.whole} />}
        <g className={classes.behind}>
          <path d={isWhole ? way.whole : way.upTo(reached - 1)} />
          {way.places.slice(0, reached).map(([x, y], n) => (
            <path
              key={x}
              className={classes.stop}
              data-new={n === reached - 1 || undefined}
              d={`M${x} ${y}h0`}
            />
          ))}
        </g>
        {way.places.slice(reached).map(([x, y]) => (
          <path key={x} className={classes.open} d={`M${x} ${y}h0`} />
        ))}
      </svg>
      {isWhole && (
        <span className={classes.flag}>
          <Flag />
        </span>
      )}
    </div>
  )
}
