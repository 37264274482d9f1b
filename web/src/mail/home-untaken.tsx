import { useTranslations } from 'use-intl'
import { LinkAnchor } from '../ui/links.tsx'
import { Notice } from '../ui/notice.tsx'
import { useSide } from '../ui/side.tsx'
import { countsQuery } from './calls.ts'
import classes from './mail.module.css'

/** For the office: how many people a mail has not reached; nothing where there are none. */
export function UntakenMails() {
  const t = useTranslations('mail-staff')
  const { data } = useSide(countsQuery())
  if (!data || data.REFUSED + data.WAITING === 0) return null
  return (
    <div className={classes.box}>
      <Notice kind="problem">
        {t('counts', { refused: data.REFUSED, waiting: data.WAITING })}{' '}
        <LinkAnchor to="/desk/mails">{t('toMails')}</LinkAnchor>
      </Notice>
    </div>
  )
}
