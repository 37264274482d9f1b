import { useTranslations } from 'use-intl'
import { Notice } from '#platform/ui/notice.tsx'
import { SideFailed, useSide } from '#platform/ui/side.tsx'
import { type Delivery, untakenStates } from '../calls.ts'
import { ofPersonQuery } from './calls.ts'
import { DeliveryWhy } from './delivery-words.tsx'
import classes from './mail.module.css'

const stateOf = ({ state }: Delivery) => untakenStates.find((one) => one === state) ?? 'WAITING'

/** That somebody's newest mail was not taken; nothing where it was. */
export function MailOfPerson({ id }: { id: string }) {
  const t = useTranslations('mail-staff')
  const side = useSide(ofPersonQuery(id))
  const { data } = side
  if (!data) return <SideFailed of={side} name={t('ofPerson')} />
  if (!data.untaken) return null
  return (
    <div className={classes.box}>
      <Notice kind="problem">
        {t(`person.${stateOf(data.untaken)}`)} <DeliveryWhy delivery={data.untaken} />
      </Notice>
    </div>
  )
}
