import { Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActButton } from '#platform/ui/act-button.tsx'
import { Loaded } from '#platform/ui/boundary.tsx'
import { BoxedRows } from '#platform/ui/boxed-rows.tsx'
import { Label } from '#platform/ui/label.tsx'
import { useDay } from '#platform/ui/moment.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { TakingButton } from '#platform/ui/taking-button.tsx'
import { ReasonedPart } from '#platform/ui/titled-part.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { useMovedFocus } from '#platform/ui/use-moved-focus.ts'
import { type PushDevice, push } from '../calls.ts'
import { devicesQuery } from './calls.ts'
import classes from './push.module.css'
import { useDevice } from './use-device.ts'

/** Which devices get the office's notifications (decision N4). */
export default function PushTab() {
  const t = useTranslations('push')
  return (
    <ReasonedPart reason={t('reason')}>
      <Loaded query={devicesQuery()} lines={4}>
        {(answer) => <Devices {...answer} />}
      </Loaded>
    </ReasonedPart>
  )
}

function Devices({ devices, publicKey }: { devices: readonly PushDevice[]; publicKey: string }) {
  const t = useTranslations('push')
  const device = useDevice(publicKey)
  const [withdrawn, setWithdrawn] = useState(0)
  // The row whose button had the focus is gone.
  const heading = useMovedFocus(withdrawn)
  const isOn = devices.some(({ digest }) => digest === device.digest)
  return (
    <>
      <OnThisDevice device={device} isOn={isOn} />
      <Title order={3} size="h4" ref={heading} tabIndex={-1} className={classes.heading}>
        {t('devices')}
      </Title>
      {devices.length === 0 && <Text c="dimmed">{t('none')}</Text>}
      <BoxedRows>
        {devices.map((one) => (
          <DeviceRow
            key={one._id}
            one={one}
            isThis={one.digest === device.digest}
            onWithdrawn={async (isThis) => {
              setWithdrawn(withdrawn + 1)
              if (isThis) await device.leave()
            }}
          />
        ))}
      </BoxedRows>
    </>
  )
}

function OnThisDevice({ device, isOn }: { device: ReturnType<typeof useDevice>; isOn: boolean }) {
  const t = useTranslations('push')
  const { ability, allow, busy } = device
  if (ability === 'home-screen')
    return (
      <Notice kind="note">
        <p>{t('homeScreen')}</p>
        <ol className={classes.steps}>
          <li>{t('homeScreenSteps.share')}</li>
          <li>{t('homeScreenSteps.add')}</li>
          <li>{t('homeScreenSteps.open')}</li>
        </ol>
      </Notice>
    )
  if (ability === 'unsupported') return <Notice kind="note">{t('unsupported')}</Notice>
  if (ability === 'denied') return <Notice kind="note">{t('denied')}</Notice>
  if (isOn) return <Notice kind="done">{t('on')}</Notice>
  return (
    <div>
      <ActButton busy={busy} onClick={() => void allow()}>
        {t('allow')}
      </ActButton>
    </div>
  )
}

interface RowProps {
  one: PushDevice
  isThis: boolean
  onWithdrawn: (isThis: boolean) => Promise<void>
}

function DeviceRow({ one, isThis, onWithdrawn }: RowProps) {
  const t = useTranslations('push')
  const day = useDay()
  const name = one.name ?? t('unknownDevice')
  const date = day(one.allowedAt)
  const { run, busy } = useAct(push.withdraw, {
    invalidates: [push.devices],
    done: async () => {
      toast({ kind: 'success', text: t('withdrawn', { name }) })
      await onWithdrawn(isThis)
    },
  })
  return (
    <li>
      <div>
        <Text fw={600}>
          {name} {isThis && <Label>{t('thisOne')}</Label>}
        </Text>
        <Text size="sm" c="dimmed">
          {t('since', { date })}
        </Text>
      </div>
      <TakingButton
        size="compact-sm"
        isWithdrawal
        busy={busy}
        aria-label={t('withdrawOne', { name, date })}
        onClick={() => run({ params: { id: one._id } })}
      >
        {t('withdraw')}
      </TakingButton>
    </li>
  )
}
