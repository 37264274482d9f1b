import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Sent } from '#platform/contract/call.ts'
import type { Language } from '#platform/contract/parts.ts'
import { dotted } from '#platform/ui/dotted.tsx'
import { useEffort } from '#platform/ui/effort.ts'
import { SideFailed, useSide } from '#platform/ui/side.tsx'
import { queryOf } from '#platform/web/query.ts'
import { authoring } from '../calls.ts'
import type { DraftSheet } from './use-draft.ts'

type Content = Sent<typeof authoring.minutes>['body']['content']

interface Props {
  id: string
  language: Language
  content: Content
  saving: DraftSheet['saving']
}

/** What the lesson takes as it is written, in one language; counted anew whenever it has been saved. */
export function LessonMinutes({ id, language, content, saving }: Props) {
  const t = useTranslations('authoring-staff')
  const effort = useEffort()
  const [counted, setCounted] = useState(content)
  if (saving === 'saved' && counted !== content) setCounted(content)
  // Nobody comes back to what was counted before the last save.
  const query = { ...queryOf(authoring.minutes, { body: { id, content: counted } }), gcTime: 0 }
  const side = useSide(query, { keepsEarlier: true })
  if (side.failure) return <SideFailed of={side} name={t('sides.minutes')} />
  return <Text>{side.data ? t('takes', { time: dotted(effort(side.data[language])) }) : t('counting')}</Text>
}
