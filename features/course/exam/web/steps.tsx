import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import classes from './sitting.module.css'

interface Props {
  position: number
  count: number
  onGo: (to: number | 'review') => void
}

/** Back, next, and on to the review before submitting (spec 2): at the same place for every question. */
export function Steps({ position, count, onGo }: Props) {
  const t = useTranslations('exam.question')
  const isLast = position === count
  return (
    <div className={classes.steps}>
      {position > 1 && (
        <Button className={classes.back} variant="default" onClick={() => onGo(position - 1)}>
          {t('back')}
        </Button>
      )}
      {!isLast && (
        <Button className={classes.next} onClick={() => onGo(position + 1)}>
          {t('next')}
        </Button>
      )}
      <Button
        className={isLast ? classes.next : classes.review}
        variant={isLast ? 'filled' : 'subtle'}
        onClick={() => onGo('review')}
      >
        {t('review')}
      </Button>
    </div>
  )
}
