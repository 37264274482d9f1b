import { useTranslations } from 'use-intl'
import { Dotted } from '#platform/ui/dotted.tsx'
import { LinkAnchor } from '#platform/ui/links.tsx'
import type { LessonUse } from '../lesson-use.ts'
import classes from './lesson-uses.module.css'

/** The lessons that name something of the course, each with where it does. */
export function LessonUses({ usedBy }: { usedBy: readonly LessonUse[] }) {
  const t = useTranslations('course-uses-staff')
  if (usedBy.length === 0) return <p>{t('unused')}</p>
  return (
    <ul className={classes.uses}>
      {usedBy.map((use) => (
        <li key={use.lesson}>
          <LinkAnchor to="/modules/write/$id" params={{ id: use.lesson }} data-own-line>
            {use.title || t('untitled')}
          </LinkAnchor>
          <br />
          <Dotted parts={[t('ofModule', { number: use.module, semester: use.semester }), ...wordsOf(use)]} />
        </li>
      ))}
    </ul>
  )

  function wordsOf({ isPublished, isDraft, isEarlier }: LessonUse): string[] {
    return [
      isPublished && t('use.published'),
      isDraft && t('use.draft'),
      isEarlier && t('use.earlier'),
    ].filter((word) => word !== false)
  }
}
