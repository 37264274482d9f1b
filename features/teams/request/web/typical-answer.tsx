import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useSide } from '#platform/ui/side.tsx'
import type { TypicalHours } from '../requests-calls.ts'
import { typicalQuery } from './calls.ts'

const DAY_HOURS = 24

/** How long whoever asks will probably wait; nothing before there is something to go by. */
export function TypicalAnswer({ kind }: { kind: keyof TypicalHours }) {
  const t = useTranslations('request.typical')
  const { data } = useSide(typicalQuery())
  const hours = data?.[kind]
  if (!hours) return null
  const days = Math.ceil(hours / DAY_HOURS)
  return (
    <Text size="sm" c="dimmed">
      {hours < DAY_HOURS ? t('hours', { count: hours }) : t('days', { count: days })}
    </Text>
  )
}
