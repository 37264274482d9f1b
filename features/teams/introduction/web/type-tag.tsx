import { useTranslations } from 'use-intl'
import type { Personality } from '#platform/contract/parts.ts'
import classes from './introduction.module.css'

/** A type in its hue and by its name. */
export function TypeTag({ type }: { type: Personality | null }) {
  const t = useTranslations('team.team')
  const nameOf = useTranslations('ui.types')
  return (
    <span className={classes.type} data-type={type ?? undefined}>
      {type ? nameOf(type) : t('noType')}
    </span>
  )
}
