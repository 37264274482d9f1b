import { Button, Text, Title } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { useDay } from '#platform/ui/moment.ts'
import { TakingButton } from '#platform/ui/taking-button.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { type CalendarAddress, calendar } from '../calls.ts'
import classes from './calendar.module.css'

/** The address to copy, or to hand to the device's own calendar. */
export function Address({ address: { url, madeAt } }: { address: CalendarAddress }) {
  const t = useTranslations('calendar')
  const day = useDay()
  const [asked, setAsked] = useState<'renew' | 'remove' | null>(null)
  const close = () => setAsked(null)
  const input = useRef<HTMLInputElement>(null)
  // The button that made it is gone.
  useEffect(() => {
    if (document.activeElement === document.body) input.current?.focus()
  }, [])
  const copy = async () => {
    input.current?.select()
    const isCopied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    )
    toast(isCopied ? { kind: 'success', text: t('copied') } : { kind: 'failure', text: t('notCopied') })
  }
  return (
    <>
      <TextInput
        ref={input}
        readOnly
        label={t('address')}
        required={null}
        description={t('secret')}
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.acts}>
        <Button onClick={() => void copy()}>{t('copy')}</Button>
        <Button component="a" variant="default" href={url.replace(/^https?:/, 'webcal:')}>
          {t('open')}
        </Button>
      </div>
      <Title order={3} size="h4">
        {t('how')}
      </Title>
      <ul className={classes.ways}>
        {(['apple', 'google', 'outlook'] as const).map((one) => (
          <li key={one}>{t(`ways.${one}`)}</li>
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        {t('since', { date: day(madeAt) })}
      </Text>
      <div className={classes.acts}>
        <Button variant="default" onClick={() => setAsked('renew')}>
          {t('renew')}
        </Button>
        <TakingButton onClick={() => setAsked('remove')}>{t('remove')}</TakingButton>
      </div>
      {asked === 'renew' && <Renew onClose={close} />}
      {asked === 'remove' && <Remove onClose={close} />}
    </>
  )
}

function Renew({ onClose }: { onClose: () => void }) {
  const t = useTranslations('calendar')
  const { run, busy } = useAct(calendar.make, {
    invalidates: [calendar.own],
    done: () => {
      onClose()
      toast({ kind: 'success', text: t('renewed') })
    },
  })
  return (
    <ConfirmDialog
      title={t('renewTitle')}
      confirm={t('renewConfirm')}
      busy={busy}
      onConfirm={() => run({})}
      onClose={onClose}
    >
      <Text>{t('renewEffect')}</Text>
    </ConfirmDialog>
  )
}

function Remove({ onClose }: { onClose: () => void }) {
  const t = useTranslations('calendar')
  const { run, busy } = useAct(calendar.remove, {
    invalidates: [calendar.own],
    done: () => {
      onClose()
      toast({ kind: 'success', text: t('removed') })
    },
  })
  return (
    <ConfirmDialog
      title={t('removeTitle')}
      confirm={t('removeConfirm')}
      danger
      busy={busy}
      onConfirm={() => run({})}
      onClose={onClose}
    >
      <Text>{t('removeEffect')}</Text>
    </ConfirmDialog>
  )
}
