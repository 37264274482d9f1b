import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Language } from '#platform/contract/parts.ts'
import { useEffort } from '#platform/ui/effort.ts'
import { queryOf } from '#platform/web/query.ts'
import { authoring } from '../calls.ts'
import type { DraftSheet } from './use-draft.ts'

interface Props {
  id: string
  language: Language
  sheet: DraftSheet
}

/** What the lesson takes as it is written, in one language; counted anew whenever it has been saved. */
export function LessonMinutes({ id, language, sheet }: Props) {
  const t = useTranslations('authoring-staff')
  const effort = useEffort()
  const counted = useRef(sheet.written)
  if (sheet.saving === 'saved') counted.current = sheet.written
  const { content } = counted.current
  const { data } = useQuery({
    ...queryOf(authoring.minutes, { body: { id, content: content as never } }),
    placeholderData: keepPreviousData,
  })
  return <p lang={undefined}>{data ? t('takes', { time: effort(data[language]) }) : t('counting')}</p>
}
