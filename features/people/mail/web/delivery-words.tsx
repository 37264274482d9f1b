import { useTranslations } from 'use-intl'
import { useShortMoment } from '#platform/ui/moment.ts'
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
  KEPT: 'open',
}

interface Props {
  delivery: Delivery
  /** In a table that is about something else: where there is a reason it alone is seen, the rest once it is pointed at or read out. */
  isBrief?: boolean
}

/** What became of a mail, in one word, and why where it was not taken. */
export function DeliveryWords(props: Props) {
  const since = useSince()(props.delivery)
  return (
    <div
      className={classes.words}
      data-state={props.delivery.state}
      title={props.isBrief ? since : undefined}
    >
      <DeliveryTag state={props.delivery.state} />
      <DeliveryWhy {...props} />
    </div>
  )
}

export function DeliveryTag({ state }: Pick<Delivery, 'state'>) {
  const t = useTranslations('mail-staff.states')
  return <Tag kind={kinds[state]}>{t(state)}</Tag>
}

/** Since when, why and what the mail server said; nothing of a mail that was taken or is only on its way. */
export function DeliveryWhy({ delivery, isBrief }: Props) {
  const t = useTranslations('mail-staff')
  const since = useSince()(delivery)
  if (!since) return null
  const { state, reason, answer } = delivery
  return (
    <span className={classes.why} data-brief={isBrief}>
      <span>{isBrief && state === 'KEPT' ? t('kept') : since} </span>
      {reason && <span data-reason>{t(`reasons.${reason}`)} </span>}
      {answer && (
        <span>
          {t('answer')} <span {...WRITTEN}>{answer}</span>
        </span>
      )}
    </span>
  )
}

function useSince() {
  const t = useTranslations('mail-staff')
  const moment = useShortMoment()
  return ({ state, at, tries }: Delivery): string | undefined =>
    state === 'TAKEN' || state === 'ON_ITS_WAY'
      ? undefined
      : t(`since.${state}`, { date: moment(at), count: tries })
}
