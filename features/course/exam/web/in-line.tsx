import { Button, Stack, Text, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import classes from './in-line.module.css'

interface Props {
  /** From 1. */
  place: number
  onLeave: () => void
}

/** Where a student waits when too many start at the same moment: their place, and that no time runs. */
export function InLine({ place, onLeave }: Props) {
  const t = useTranslations('exam.line')
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Stack component="section" gap="md" align="flex-start" className={classes.line ?? ''}>
      <Title order={2} size="h4" ref={heading} tabIndex={-1} className={classes.heading}>
        {t('title')}
      </Title>
      <p role="status" className={classes.place}>
        {t('place')} <strong>{t('number', { place })}</strong>
      </p>
      <Text>{t('why')}</Text>
      <Button variant="default" onClick={onLeave}>
        {t('leave')}
      </Button>
    </Stack>
  )
}
