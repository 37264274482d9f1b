import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { LinkAnchor } from '../ui/links.tsx'
import { Notice } from '../ui/notice.tsx'
import { waitingQuery } from './calls.ts'
import classes from './names.module.css'

/** How many students wait for a decision about their name; nothing where nobody does. */
export function WaitingNames() {
  const t = useTranslations('name-change-staff')
  const { data } = useQuery(waitingQuery())
  if (!data || data.waiting === 0) return null
  return (
    <div className={classes.waiting}>
      <Notice kind="note">
        {t('waiting', { count: data.waiting })} <LinkAnchor to="/desk/names">{t('toList')}</LinkAnchor>
      </Notice>
    </div>
  )
}
