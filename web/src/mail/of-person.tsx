import { useTranslations } from 'use-intl'
import { Notice } from '../ui/notice.tsx'
import { useSide } from '../ui/side.tsx'
import { ofPersonQuery } from './calls.ts'
import { DeliveryWhy } from './delivery-words.tsx'
import classes from './mail.module.css'

/** That somebody's newest mail was not taken; nothing where it was. */
export function MailOfPerson({ id }: { id: string }) {
  const t = useTranslations('mail-staff')
  const { data } = useSide(ofPersonQuery(id))
  if (!data?.untaken) return null
  return (
    <div className={classes.box}>
      <Notice kind="problem">
        {t(`person.${data.untaken.state === 'REFUSED' ? 'REFUSED' : 'WAITING'}`)}{' '}
        <DeliveryWhy delivery={data.untaken} />
      </Notice>
    </div>
  )
}
