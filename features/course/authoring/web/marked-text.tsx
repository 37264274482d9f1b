import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LatePart } from '#platform/ui/late-part.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import type { MarkedProps } from './lesson-marks.tsx'
import type { DraftSheet } from './use-draft.ts'

const LessonMarks = lazyComponent(() => import('./lesson-marks.tsx'))

/** The marks of a text, counted anew whenever it has been saved, so that nothing is read at each key. */
export function MarkedText({ saving, ...props }: MarkedProps & Pick<DraftSheet, 'saving'>) {
  const t = useTranslations('authoring-staff')
  const [counted, setCounted] = useState(props.content)
  if (saving === 'saved' && counted !== props.content) setCounted(props.content)
  return (
    <LatePart fallback={<Text c="dimmed">{t('marks.counting')}</Text>}>
      <LessonMarks {...props} content={counted} />
    </LatePart>
  )
}
