import { useTranslations } from 'use-intl'
import { useMoment } from '#platform/ui/moment.ts'
import { Tag, type TagKind } from '#platform/ui/tag.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import type { Delivery } from '../calls.ts'
import classes from './mail.module.css'

const kinds: Record<Delivery['state'], TagKind> = {
  ON_ITS_WAY: 'open',
  WAITING: 'bad',
  TAKEN: 'good',
  REFUSED: 'bad',
  GIVEN_UP: 'bad',
  KEPT: 'quiet',
}

/** What became of a mail, in one word, and why where it was not taken. */
export function DeliveryWords({ delivery }: { delivery: Delivery }) {
  return (
    <>
      <DeliveryTag state={delivery.state} />
      <DeliveryWhy delivery={delivery} />
    </>
  )
}

export function DeliveryTag({ state }: Pick<Delivery, 'state'>) {
  const t = useTranslations('mail-staff.states')
  return <Tag kind={kinds[state]}>{t(state)}</Tag>
}

/** Since when, why and what the mail server said; nothing of a mail that was taken or is only on its way. */
export function DeliveryWhy({ delivery: { state, at, reason, answer, tries } }: { delivery: Delivery }) {
  const t = useTranslations('mail-staff')
  const moment = useMoment()
  if (state === 'TAKEN' || state === 'ON_ITS_WAY') return null
  return (
    <span className={classes.why}>
      <span>{t(`since.${state}`, { date: moment(at), count: tries })} </span>
      {reason && <span>{t(`reasons.${reason}`)} </span>}
      {answer && (
        <span>
          {t('answer')} <span {...WRITTEN}>{answer}</span>
        </span>
      )}
    </span>
  )
}
