import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { LessonHead } from '#course/course/calls.ts'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { Notice } from '#platform/ui/notice.tsx'

/** Lessons that have changed since their reader finished them (decision 22). */
export function ReadAgain({ lessons }: { lessons: readonly LessonHead[] }) {
  const t = useTranslations('dashboard')
  if (lessons.length === 0) return null
  return (
    <Notice kind="note">
      <Text>{t('readAgain', { count: lessons.length })}</Text>
      {lessons.map(({ id, title }) => (
        <LinkAnchor key={id} to="/lessons/$id" params={{ id }} data-own-line>
          {title}
        </LinkAnchor>
      ))}
    </Notice>
  )
}
