import { Button, Text, Title } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Side, SideFailed } from '#platform/ui/side.tsx'
import type { Reason } from '../calls.ts'
import classes from './matching.module.css'
import { Reasons, type Suggestable } from './reasons.tsx'
import { TurnAct } from './turn-act.tsx'

const SHOWN = 3

interface Suggested {
  key: string
  reasons: readonly Reason[]
  /** Who or what it is, with what they say of themselves. */
  who: ReactNode
  /** The same in one line, which opens it, and below it why. */
  brief: (why: ReactNode) => ReactNode
  /** The same as in the list. */
  acts: ReactNode
  /** They stand in the row of the best too. */
  actsAtOnce?: boolean
}

interface Props {
  of: Suggestable
  isOn: boolean
  suggested: readonly Suggested[]
}

/** In their place while there is no answer: why, where it failed. */
export function NoSuggestions({ side }: { side: Side<unknown> }) {
  const t = useTranslations('matching')
  return <SideFailed of={side} name={t('title')} />
}

/**
 * A few that suit somebody, above the list of all, which they leave in the first screen: the three best in a low row, each
 * with the strongest reason, and all with everything once it is asked for. Nothing where there are none.
 */
export function Suggestions({ of, isOn, suggested }: Props) {
  const t = useTranslations('matching')
  const id = useId()
  // Whoever turns them on again stays at the button that did it.
  const [isWhole, setWhole] = useState(!isOn)
  if (isOn && suggested.length === 0) return null
  const shown = isWhole ? suggested : suggested.slice(0, SHOWN)
  return (
    <section className={classes.part} aria-labelledby={id} data-whole={isWhole || undefined}>
      <header className={classes.head}>
        <Title order={2} size="h6" id={id}>
          {t('title')}
        </Title>
        {(isWhole || !isOn) && (
          <>
            <Text size="sm" c="dimmed">
              {t(isOn ? 'lead' : 'offLead')}
            </Text>
            <TurnAct isOn={isOn} />
          </>
        )}
        {isOn && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? t('fewer') : t('more', { count: suggested.length })}
          </Button>
        )}
      </header>
      {isOn && (
        <ul className={classes.cards}>
          {shown.map((one) => (
            <li key={one.key}>{isWhole ? <Whole of={of} {...one} /> : <Brief of={of} {...one} />}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

type CardProps = Omit<Suggested, 'key'> & Pick<Props, 'of'>

function Brief({ of, reasons, brief, acts, actsAtOnce }: CardProps) {
  const t = useTranslations('matching')
  return (
    <div className={classes.brief}>
      {brief(<Reasons of={of} reasons={reasons} none={t(`none.${of}`)} isShort />)}
      {actsAtOnce && <div className={classes.acts}>{acts}</div>}
    </div>
  )
}

function Whole({ of, reasons, who, acts }: CardProps) {
  const t = useTranslations('matching')
  return (
    <>
      {who}
      <div className={classes.foot}>
        <Reasons of={of} reasons={reasons} none={t(`none.${of}`)} isShort={false} />
        <div className={classes.acts}>{acts}</div>
      </div>
    </>
  )
}
