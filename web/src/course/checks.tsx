import { Button, Text, Title } from '@mantine/core'
import type { Check } from '@rajt/contract/course'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMovedFocus } from '../ui/use-moved-focus.ts'
import { CheckQuestion } from './check-question.tsx'
import classes from './checks.module.css'

/** Self-check questions one after another; nothing of them is stored. */
export function Checks({ checks }: { checks: readonly Check[] }) {
  const t = useTranslations('course.check')
  const [place, setPlace] = useState(0)
  const heading = useMovedFocus(place)
  const check = checks[place]
  return (
    <section className={classes.checks}>
      <Title order={2} size="h3">
        {t('title')}
      </Title>
      <Text c="dimmed" mb="lg">
        {t('lead')}
      </Text>
      <h3 ref={heading} tabIndex={-1} className={classes.heading}>
        {check ? t('heading', { position: place + 1, count: checks.length }) : t('finished')}
      </h3>
      {check ? (
        <CheckQuestion
          key={place}
          check={check}
          isLast={place === checks.length - 1}
          onNext={() => setPlace(place + 1)}
        />
      ) : (
        <Button variant="default" onClick={() => setPlace(0)}>
          {t('restart')}
        </Button>
      )}
    </section>
  )
}
