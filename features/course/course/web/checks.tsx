import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMovedFocus } from '#platform/ui/use-moved-focus.ts'
import type { Check } from '../lesson-parts.ts'
import { CheckQuestion } from './check-question.tsx'
import classes from './checks.module.css'

/** Where the contents of a lesson lead. */
export const CHECKS_ID = 'check'

/** Self-check questions one after another; what was answered is not stored, only that all were (decision C2). */
export function Checks({ checks, onFinish }: { checks: readonly Check[]; onFinish: () => void }) {
  const t = useTranslations('course.check')
  const [place, setPlace] = useState(0)
  const heading = useMovedFocus(place)
  const check = checks[place]
  const goOn = () => {
    setPlace(place + 1)
    if (place === checks.length - 1) onFinish()
  }
  return (
    <section className={classes.checks}>
      <Title order={2} size="h3" id={CHECKS_ID}>
        {t('title')}
      </Title>
      <Text c="dimmed" mb="lg">
        {t('lead')}
      </Text>
      <h3 ref={heading} tabIndex={-1} className={classes.heading}>
        {check ? t('heading', { position: place + 1, count: checks.length }) : t('finished')}
      </h3>
      {check ? (
        <CheckQuestion key={place} check={check} isLast={place === checks.length - 1} onNext={goOn} />
      ) : (
        <Button variant="default" onClick={() => setPlace(0)}>
          {t('restart')}
        </Button>
      )}
    </section>
  )
}
