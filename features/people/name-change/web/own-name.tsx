import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { useDay } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { TakingButton } from '#platform/ui/taking-button.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { written } from '#platform/ui/written.tsx'
import { nameChange, type OwnNameChange } from '../calls.ts'
import { AskDialog } from './ask-dialog.tsx'
import { ownQuery } from './calls.ts'
import classes from './own-name.module.css'

/** A student's confirmed name, and what became of the last request for another one (decision Y1). */
export function OwnName() {
  const t = useTranslations('name-change')
  const fullName = useFullName()
  const [isAsking, setAsking] = useState(false)
  return (
    <section className={classes.part} aria-labelledby="own-name">
      <Title order={3} size="h4" id="own-name">
        {t('title')}
      </Title>
      <Loaded query={ownQuery()} lines={3}>
        {({ name, request }) => (
          <>
            <p className={classes.name}>{fullName(name)}</p>
            <Text c="dimmed">{t('hint')}</Text>
            {request && <Outcome request={request} />}
            {request?.status !== 'WAITING' && (
              <div>
                <Button variant="default" onClick={() => setAsking(true)}>
                  {t('ask')}
                </Button>
              </div>
            )}
            {isAsking && <AskDialog name={name} onClose={() => setAsking(false)} />}
          </>
        )}
      </Loaded>
    </section>
  )
}

const kinds = { WAITING: 'note', ACCEPTED: 'done', REJECTED: 'note' } as const
const words = { WAITING: 'waiting', ACCEPTED: 'accepted', REJECTED: 'rejected' } as const

function Outcome({ request }: { request: OwnNameChange }) {
  const t = useTranslations('name-change')
  const fullName = useFullName()
  const day = useDay()
  const { status, to, at, endedAt, reason, rejection } = request
  if (status === 'WITHDRAWN') return null
  const why = status === 'WAITING' ? reason : rejection
  return (
    <Notice kind={kinds[status]}>
      <Text>{t(words[status], { name: fullName(to), date: day(endedAt ?? at) })}</Text>
      {why && <Text>{t.rich('reasonOf', { reason: why, written })}</Text>}
      {status === 'WAITING' && <Withdraw id={request._id} />}
    </Notice>
  )
}

function Withdraw({ id }: { id: string }) {
  const t = useTranslations('name-change')
  const { run, busy } = useAct(nameChange.withdraw, {
    invalidates: [nameChange.own],
    done: () => toast({ kind: 'success', text: t('withdrawn') }),
  })
  return (
    <TakingButton size="sm" mt="sm" isWithdrawal busy={busy} onClick={() => run({ params: { id } })}>
      {t('withdraw')}
    </TakingButton>
  )
}
