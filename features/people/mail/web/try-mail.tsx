import { Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Call } from '#platform/contract/call.ts'
import { ActButton } from '#platform/ui/act-button.tsx'
import { MailAddress } from '#platform/ui/mail-address.tsx'
import { SideFailed, useSide } from '#platform/ui/side.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { askAgain } from '#platform/web/query.ts'
import { mail } from '../calls.ts'
import { triedQuery } from './calls.ts'
import { DeliveryWords } from './delivery-words.tsx'
import classes from './mail.module.css'

/** A mail to oneself, with what became of it. */
export function TryMail({ invalidates }: { invalidates: readonly Call[] }) {
  const t = useTranslations('mail-staff.try')
  const side = useSide(triedQuery())
  const { data } = side
  const { run, busy } = useAct(mail.tryOut, { invalidates: [mail.tried] })
  const state = data?.delivery?.state
  const before = useRef(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what goes stale is the caller's constant
  useEffect(() => {
    if (before.current !== state && state === 'TAKEN') void askAgain(...invalidates)
    before.current = state
  }, [state])
  return (
    <div>
      <SideFailed of={side} name={t('what')} />
      <div role="status">
        {data && (
          <Text size="sm" className={classes.why} mb={6}>
            {t.rich('to', { email: data.email, address: () => <MailAddress>{data.email}</MailAddress> })}
          </Text>
        )}
        {data &&
          (data.delivery ? <DeliveryWords delivery={data.delivery} /> : <Text size="sm">{t('none')}</Text>)}
      </div>
      <ActButton variant="default" size="sm" mt={8} busy={busy} onClick={() => run({})}>
        {t('send')}
      </ActButton>
    </div>
  )
}
