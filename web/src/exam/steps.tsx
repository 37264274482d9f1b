import { Button, Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import classes from './sitting.module.css'

interface Props {
  position: number
  count: number
  onGo: (to: number | 'review') => void
}

/** Back, next, and on to the review before submitting (spec 2). */
export function Steps({ position, count, onGo }: Props) {
  const t = useTranslations('exam.question')
  const isLast = position === count
  return (
    <Group gap="sm" mt="sm" className={classes.steps}>
      {position > 1 && (
        <Button variant="default" onClick={() => onGo(position - 1)}>
          {t('back')}
        </Button>
      )}
      {!isLast && <Button onClick={() => onGo(position + 1)}>{t('next')}</Button>}
      <Button variant={isLast ? 'filled' : 'subtle'} onClick={() => onGo('review')}>
        {t('review')}
      </Button>
    </Group>
  )
}
