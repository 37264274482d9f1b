import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import icon from '#platform/ui/icon.svg'
import { WRITTEN } from '#platform/ui/written.tsx'
import classes from './push.module.css'

/** As a phone shows it, more or less: each does it in its own way. */
export function Preview({ title, text }: { title: string; text: string }) {
  const t = useTranslations('push-staff')
  return (
    <figure className={classes.preview}>
      <figcaption>
        <Text c="dimmed">{t('preview')}</Text>
      </figcaption>
      <div className={classes.phone}>
        <div className={classes.shown}>
          <img src={icon} alt="" />
          <p className={classes.app}>Rajt · {t('now')}</p>
          <p className={classes.name}>
            {title.trim() ? <span {...WRITTEN}>{title}</span> : t('previewTitle')}
          </p>
          <p className={classes.body}>{text.trim() ? <span {...WRITTEN}>{text}</span> : t('previewText')}</p>
        </div>
      </div>
    </figure>
  )
}
