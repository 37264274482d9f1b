import { useTranslations } from 'use-intl'
import { countsQuery } from '#people/mail/web/calls.ts'
import { isNone, UntakenCounts } from '#people/mail/web/counts.tsx'
import classes from '#people/mail/web/mail.module.css'
import { Notice } from '#platform/ui/notice.tsx'
import { SideFailed, useSide } from '#platform/ui/side.tsx'

/** For the office: how many people a mail has not reached; nothing where there are none. */
export function UntakenMails() {
  const t = useTranslations('mail-staff')
  const side = useSide(countsQuery())
  const { data } = side
  if (!data) return <SideFailed of={side} name={t('title')} />
  if (isNone(data)) return null
  return (
    <div className={classes.box}>
      <Notice kind="problem">
        <UntakenCounts of={data} />
      </Notice>
    </div>
  )
}
