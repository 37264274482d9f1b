import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { useTurn } from './use-turn.ts'

/** Turns suggestions off, or on again: one button, so that whoever presses it stays where they are. */
export function TurnAct({ isOn }: { isOn: boolean }) {
  const t = useTranslations('matching')
  const [asks, setAsks] = useState(false)
  const { run, busy } = useTurn(() => setAsks(false))
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => (isOn ? setAsks(true) : run({ body: { isOn: true } }))}
      >
        {t(isOn ? 'turnOff' : 'turnOn')}
      </Button>
      {asks && (
        <ConfirmDialog
          title={t('offTitle')}
          confirm={t('turnOff')}
          busy={busy}
          onConfirm={() => run({ body: { isOn: false } })}
          onClose={() => setAsks(false)}
        >
          <Text>{t('offEffect')}</Text>
        </ConfirmDialog>
      )}
    </>
  )
}
