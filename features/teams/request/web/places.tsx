import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import classes from './mentor-application.module.css'

/** How many projects a mentor can still take, as a picture and in words. */
export function Places({ left, all }: { left: number; all: number }) {
  const t = useTranslations('request-mentor-application.manage')
  const words = all === 0 ? t('none') : left === 0 ? t('full', { all }) : t('left', { left, all })
  return (
    <div className={classes.places}>
      <span className={classes.row} aria-hidden="true">
        {Array.from({ length: all }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places have nothing but their number
          <span key={n} className={classes.place} data-taken={n < all - left || undefined} />
        ))}
      </span>
      <Text role="status">{words}</Text>
    </div>
  )
}
