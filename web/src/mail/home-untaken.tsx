import { useTranslations } from 'use-intl'
import { Notice } from '../ui/notice.tsx'
import { SideFailed, useSide } from '../ui/side.tsx'
import { countsQuery } from './calls.ts'
import { isNone, UntakenCounts } from './counts.tsx'
import classes from './mail.module.css'

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
