import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { BackLink } from '#platform/ui/links.tsx'
import { ListWaiting } from '#platform/ui/list-states.tsx'
import { Page } from '#platform/ui/page.tsx'
import { SideFailed, useAwaiting, useSide } from '#platform/ui/side.tsx'
import { queryOf } from '#platform/web/query.ts'
import { authoring } from '../calls.ts'
import { publishingPlan } from '../publishing-plan-calls.ts'
import { CourseFileActs } from './course-file-acts.tsx'
import { NewModule } from './new-module.tsx'
import { Plans } from './plans.tsx'
import { Tree } from './tree.tsx'

/** The course as staff write it: every module and lesson with its state, and what is begun anew. */
export function AuthoringPage() {
  const t = useTranslations('authoring-staff')
  const plans = useSide(queryOf(publishingPlan.list))
  // They stand above the tree, which would be moved by them.
  const isAwaiting = useAwaiting(plans)
  return (
    <Page width="list">
      <BackLink to="/modules">{t('toModules')}</BackLink>
      <Title order={1}>{t('title')}</Title>
      <Text size="lg" mt="xs" mb="md">
        {t('lead')}
      </Text>
      <Loaded query={queryOf(authoring.tree)} skeleton={<ListWaiting />}>
        {({ modules }) =>
          isAwaiting ? (
            <ListWaiting />
          ) : (
            <>
              <CourseFileActs isEmpty={modules.length === 0} />
              <SideFailed of={plans} name={t('sides.plans')} />
              <Plans plans={plans.data?.plans ?? []} />
              {modules.length > 0 ? (
                <Tree modules={modules} />
              ) : (
                <EmptyState line="waits">
                  <Text>{t('empty')}</Text>
                </EmptyState>
              )}
              <NewModule />
            </>
          )
        }
      </Loaded>
    </Page>
  )
}
