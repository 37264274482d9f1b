import { Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { LinkAnchor } from '#platform/ui/links.tsx'
import type { OldProgress } from '../old-progress.ts'

/** A module of a finished semester: its result and its lessons, to be opened again. */
export function OldModule({ id, position, title, extra, counts, lessons }: OldProgress['modules'][number]) {
  const t = useTranslations('course')
  return (
    <li>
      <Title order={4} size="h6">
        {t('modules.number', { position })}: {title} {extra && <span>{t('modules.extra')}</span>}
      </Title>
      {counts && (
        <p>
          {t(counts.passed ? 'exam.passed' : 'exam.failed', { points: counts.points })}{' '}
          <LinkAnchor to="/tests/$moduleId" params={{ moduleId: id }} search={{ attempt: counts.attempt }}>
            {t('exam.receipt')}
          </LinkAnchor>
        </p>
      )}
      <ul>
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <LinkAnchor to="/lessons/$id" params={{ id: lesson.id }} data-own-line>
              {lesson.title}
            </LinkAnchor>
          </li>
        ))}
      </ul>
    </li>
  )
}
