import { useTranslations } from 'use-intl'
import classes from './invented.module.css'

/** Which companies and people of a lesson or a recording are made up: nobody takes their numbers for data. */
export function Invented({ names }: { names: readonly string[] }) {
  const t = useTranslations('course.invented')
  if (names.length === 0) return null
  return (
    <p className={classes.invented}>
      <strong>{t('tag')}</strong> {names.join(', ')}. {t('what')}
    </p>
  )
}
