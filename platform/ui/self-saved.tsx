import { Text } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { Choice } from './choice.tsx'

interface Props {
  isOn: boolean
  busy: boolean
  onTurn: (isOn: boolean) => void
  /** What else is to be known of it. */
  hint?: ReactNode
  children: ReactNode
}

/** A setting that is saved as it is ticked, and says so. */
export function SelfSaved({ isOn, busy, onTurn, hint, children }: Props) {
  const id = useId()
  return (
    <div>
      <Choice
        type="checkbox"
        checked={isOn}
        disabled={busy}
        aria-describedby={id}
        onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
      >
        {children}
      </Choice>
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
