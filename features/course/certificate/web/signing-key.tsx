import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { useDay } from '#platform/ui/moment.ts'
import { toast } from '#platform/ui/toast.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { type CertificateKey, certificate } from '../calls.ts'
import { keysQuery } from './calls.ts'
import classes from './check.module.css'
import { ReasonDialog, WithReason } from './reason-dialog.tsx'

/** The key that signs now, and changing it. */
export function SigningKey() {
  const t = useTranslations('certificate-staff.key')
  return (
    <section className={classes.keys} aria-labelledby="signing-key">
      <Title order={3} id="signing-key" size="h4">
        {t('title')}
      </Title>
      <Text maw="68ch">{t('text')}</Text>
      <Loaded query={keysQuery()} lines={3}>
        {({ keys }) => <Keys keys={keys} />}
      </Loaded>
    </section>
  )
}

function Keys({ keys }: { keys: readonly CertificateKey[] }) {
  const t = useTranslations('certificate-staff.key')
  const day = useDay()
  const [changing, setChanging] = useState(false)
  const current = keys.find(({ retiredAt }) => retiredAt === null)
  if (!current) return null
  const date = day(current.createdAt)
  return (
    <>
      <Text>
        {t('current', { date })} <code translate="no">{current.publicKey}</code>
      </Text>
      <Text c="dimmed">{t('earlier', { count: keys.length - 1 })}</Text>
      <div>
        <Button variant="default" onClick={() => setChanging(true)}>
          {t('change')}
        </Button>
      </div>
      {changing && <ChangeDialog id={current.id} onClose={() => setChanging(false)} />}
    </>
  )
}

function ChangeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('certificate-staff')
  const { field, submit, busy } = useCallForm({
    call: certificate.changeKey,
    schema: WithReason,
    defaults: { reason: '' },
    draft: `certificate-key.${id}`,
    body: ({ reason }) => ({ key: id, reason }),
    invalidates: [certificate.keys],
    done: () => {
      onClose()
      toast({ kind: 'success', text: t('key.changed') })
    },
  })
  return (
    <ReasonDialog
      title={t('key.changeTitle')}
      confirm={t('key.confirm')}
      danger
      effect={t('key.changeEffect')}
      hint={t('allowHint')}
      input={field('reason')}
      busy={busy}
      onConfirm={submit}
      onClose={onClose}
    />
  )
}
