import { Text } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { text } from '#platform/contract/parts.ts'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'

const REASON_MAX = 1000
export const WithReason = z.object({ reason: text(REASON_MAX) })

interface Props extends Omit<ComponentProps<typeof ConfirmDialog>, 'children'> {
  about?: string
  effect: string
  hint: string
  input: ComponentProps<typeof Textarea>
}

/** Asks before an act of the office, and for its reason. */
export function ReasonDialog({ about, effect, hint, input, ...dialog }: Props) {
  const t = useTranslations('certificate-staff')
  return (
    <ConfirmDialog {...dialog}>
      {about && <Text fw={600}>{about}</Text>}
      <Text>{effect}</Text>
      <Textarea label={t('reason')} description={hint} rows={3} data-autofocus {...input} />
    </ConfirmDialog>
  )
}
