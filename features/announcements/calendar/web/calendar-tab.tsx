import { useTranslations } from 'use-intl'
import { ActButton } from '#platform/ui/act-button.tsx'
import { Loaded } from '#platform/ui/boundary.tsx'
import { ReasonedPart } from '#platform/ui/titled-part.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { type CalendarAddress, calendar } from '../calls.ts'
import { Address } from './address.tsx'
import { addressQuery } from './calls.ts'

/** Events and deadlines in the calendar that somebody uses anyway (decision N3). */
export default function CalendarTab() {
  const t = useTranslations('calendar')
  return (
    <ReasonedPart reason={t('reason')}>
      <Loaded query={addressQuery()} lines={4}>
        {({ address }) => <OwnAddress address={address} />}
      </Loaded>
    </ReasonedPart>
  )
}

function OwnAddress({ address }: { address: CalendarAddress | null }) {
  const t = useTranslations('calendar')
  const { run, busy } = useAct(calendar.make, {
    invalidates: [calendar.own],
    done: () => toast({ kind: 'success', text: t('made') }),
  })
  if (address) return <Address address={address} />
  return (
    <div>
      <ActButton busy={busy} onClick={() => run({})}>
        {t('make')}
      </ActButton>
    </div>
  )
}
