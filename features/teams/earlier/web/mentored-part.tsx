import { Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { queryOf } from '#platform/web/query.ts'
import { ProjectLink } from '#programme/finished/web/project-link.tsx'
import { earlier } from '../calls.ts'
import classes from './earlier.module.css'

/** The projects that a mentor had in finished semesters; nothing where there are none. */
export default function MentoredPart() {
  const t = useTranslations('earlier')
  return (
    <Loaded query={queryOf(earlier.mentored)} skeleton={<TextSkeleton lines={2} />}>
      {({ semesters }) =>
        semesters.length === 0 ? null : (
          <section>
            <Title order={2} size="h3">
              {t('mentored')}
            </Title>
            <ul className={classes.semesters}>
              {semesters.map(({ semester, projects }) => (
                <li key={semester}>
                  <Title order={3} size="h5">
                    {semester}
                  </Title>
                  <ul>
                    {projects.map((project) => (
                      <li key={project._id}>
                        <ProjectLink project={project} semester={semester} />
                      </li>
                    ))}
                  </ul>
                  <LinkAnchor
                    to="/mentored-projects"
                    search={{ semester }}
                    aria-label={t('openMentoredOf', { key: semester })}
                    data-own-line
                  >
                    {t('openMentored')}
                  </LinkAnchor>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  )
}
