import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Outcome } from '#course/remark/web/outcome.tsx'
import { Loaded } from '#platform/ui/boundary.tsx'
import { useShortMoment } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { WRITTEN } from '#platform/ui/written.tsx'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { suggestionsQuery } from './calls.ts'
import classes from './suggestions.module.css'

/** The office sees everybody's suggestions on a lesson, others their own. */
export default function SuggestionList({ lesson }: { lesson: string }) {
  const t = useTranslations('course.suggestion')
  const moment = useShortMoment()
  const fullName = useFullName()
  const { user } = useStore(session)
  return (
    <div className={classes.list}>
      <h3>{user?.role === 'OFFICE' ? t('all') : t('own')}</h3>
      <Loaded query={suggestionsQuery(lesson)} lines={2}>
        {({ suggestions }) =>
          suggestions.length === 0 ? (
            <Text>{t('empty')}</Text>
          ) : (
            <ul>
              {suggestions.map(({ id, at, from, comment, ...outcome }) => (
                <li key={id}>
                  <p className={classes.meta}>
                    {from && <span>{`${fullName(from)}, `}</span>}
                    <span>{moment(at)}</span>
                  </p>
                  <p className={classes.comment} {...WRITTEN}>
                    {comment}
                  </p>
                  <Outcome outcome={outcome} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  )
}
