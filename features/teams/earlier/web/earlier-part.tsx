import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import { queryOf } from '#platform/web/query.ts'
import type { Application } from '#teams/request/application-calls.ts'
import { earlier } from '../calls.ts'
import classes from './earlier.module.css'
import { EarlierFacts } from './earlier-facts.tsx'

/** What a student has of one finished semester beside its modules (decision Y2). */
export default function EarlierPart({ semester }: { semester: string }) {
  return (
    <div className={classes.part}>
      <Loaded query={queryOf(earlier.mine)} skeleton={<TextSkeleton lines={2} />}>
        {({ semesters }) =>
          semesters
            .filter((one) => one.semester === semester)
            .map((one) => (
              <div key={one.semester} className={classes.own}>
                <EarlierFacts of={one} />
                {one.applications.length > 0 && <Applications applications={one.applications} />}
              </div>
            ))
        }
      </Loaded>
    </div>
  )
}

/** To projects, with their outcome. */
function Applications({ applications }: { applications: readonly Application[] }) {
  const t = useTranslations('earlier')
  const ta = useTranslations('request-application')
  return (
    <details className={classes.applications}>
      <summary>{t('applications', { count: applications.length })}</summary>
      <ul>
        {applications.map(({ _id, _project, status, closedBy }) => (
          <li key={_id}>
            <strong {...WRITTEN}>{_project.name}</strong>
            <span>
              {status === 'CLOSED' ? ta(`closed.${closedBy ?? 'answered'}`) : ta(`status.${status}`)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
