import { Button, Text, Title } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Side, SideFailed } from '#platform/ui/side.tsx'
import type { Reason } from '../calls.ts'
import classes from './matching.module.css'
import { Reasons } from './reasons.tsx'
import { TurnAct } from './turn-act.tsx'

const SHOWN = 3

interface Suggested {
  key: string
  reasons: readonly Reason[]
  /** Who or what it is. */
  children: ReactNode
  /** The same as in the list. */
  acts: ReactNode
}

interface Props {
  of: 'members' | 'projects' | 'mentors'
  isOn: boolean
  suggested: readonly Suggested[]
}

/** In their place while there is no answer: why, where it failed. */
export function NoSuggestions({ side }: { side: Side<unknown> }) {
  const t = useTranslations('matching')
  return <SideFailed of={side} name={t('title')} />
}

/** A few that suit somebody, with the reasons, above the list of all; nothing where there are none. */
export function Suggestions({ of, isOn, suggested }: Props) {
  const t = useTranslations('matching')
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  if (isOn && suggested.length === 0) return null
  const isCut = suggested.length > SHOWN
  const shown = isWhole ? suggested : suggested.slice(0, SHOWN)
  return (
    <section className={classes.part} aria-labelledby={id}>
      <header className={classes.head}>
        <Title order={2} size="h4" id={id}>
          {t('title')}
        </Title>
        <TurnAct isOn={isOn} />
        <Text size="sm" c="dimmed">
          {t(isOn ? 'lead' : 'offLead')}
        </Text>
        {isOn && isCut && (
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
        <ul className={classes.cards} data-whole={isWhole || undefined}>
          {shown.map(({ key, reasons, children, acts }) => (
            <li key={key}>
              {children}
              <Reasons reasons={reasons} none={t(`none.${of}`)} />
              <div className={classes.acts}>{acts}</div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
