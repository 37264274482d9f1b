import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Notice } from '#platform/ui/notice.tsx'
import type { Mentoring } from '#teams/mentor/calls.ts'
import { isOfTeam } from './ask-state.ts'

/** Says once above a list of mentors what would be the same in every row. */
export function TeamNote({ of }: { of: readonly (Mentoring['apply'] | Mentoring['suggest'])[] }) {
  const t = useTranslations('request-mentor-application.ofTeam')
  const why = of.find(isOfTeam)
  if (!why) return null
  return (
    <Notice kind="note">
      <Text>{t(why)}</Text>
    </Notice>
  )
}
