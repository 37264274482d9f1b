import '@mantine/core/styles/Switch.css'
import { Switch, Text } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'

interface Props {
  isOn: boolean
  busy: boolean
  onTurn: (isOn: boolean) => void
  /** What else is to be known of it. */
  hint?: ReactNode
  children: ReactNode
}

/** A setting that is saved as it is turned, and says so: no box, as forms have that are saved by a button. */
export function SelfSaved({ isOn, busy, onTurn, hint, children }: Props) {
  const id = useId()
  return (
    <div>
      <Switch
        size="md"
        label={children}
        checked={isOn}
        disabled={busy}
        aria-describedby={id}
        onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
      />
      <SavesItself id={id}>{hint}</SavesItself>
    </div>
  )
}

/** Below what has no button: that it is saved as it is chosen. */
export function SavesItself({ id, children }: { id?: string; children?: ReactNode }) {
  const t = useTranslations('ui')
  return (
    <Text id={id} size="sm" c="dimmed" mt="xs">
      {t('savesItself')} {children}
    </Text>
  )
}
