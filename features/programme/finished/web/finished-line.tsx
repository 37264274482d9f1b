import { useTranslations } from 'use-intl'
import classes from './semester-choice.module.css'

/** What one looks at is over: it can be read, and not be changed. */
export function FinishedLine({ semester }: { semester: string }) {
  const t = useTranslations('finished')
  return (
    <p className={classes.finished} role="status">
      <strong>{t('finished', { key: semester })}</strong> {t('readOnly')}
    </p>
  )
}
