import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { LinkButton } from '#platform/ui/links.tsx'
import { useMoment } from '#platform/ui/moment.ts'
import { Page } from '#platform/ui/page.tsx'
import { progressQuery } from './calls.ts'

interface Props {
  id: string
  isEarly: boolean
}

/** Instead of a lesson that cannot be read now. */
export default function ClosedLesson({ id, isEarly }: Props) {
  return isEarly ? <EarlyLesson /> : <LockedLesson id={id} />
}

/** A lesson of a module that is not open yet: what opens it, and the way there (decision C2). */
function LockedLesson({ id }: { id: string }) {
  const t = useTranslations('course')
  return (
    <Page title={t('lesson.lockedTitle')} width="reading">
      <Title order={1}>{t('lesson.lockedTitle')}</Title>
      <EmptyState line="waits">
        <Loaded query={progressQuery()} lines={2}>
          {({ lessons, modules, currentProgress }) => {
            const lesson = lessons.find((one) => one.id === id)
            const module = modules.find((one) => one.id === lesson?.module)
            const standing = currentProgress?.moduleProgresses.find((one) => one.module === module?.id)
            const blocker = modules.find((one) => one.id === standing?.blockedBy)
            return (
              <Text size="lg">
                {blocker
                  ? t('modules.opensAfter', { position: blocker.position, title: blocker.title })
                  : t('lesson.locked')}
              </Text>
            )
          }}
        </Loaded>
        <LinkButton to="/modules">{t('lesson.toModules')}</LinkButton>
      </EmptyState>
    </Page>
  )
}

/** A lesson before the semester starts (spec 8): when it does. */
function EarlyLesson() {
  const t = useTranslations('course')
  const moment = useMoment()
  return (
    <Page title={t('lesson.earlyTitle')} width="reading">
      <Title order={1}>{t('lesson.earlyTitle')}</Title>
      <EmptyState line="waits">
        <Text size="lg">{t('modules.empty')}</Text>
        <Loaded query={progressQuery()} lines={2}>
          {({ currentProgress }) =>
            currentProgress && (
              <Text size="lg">
                {t('modules.starts', {
                  date: moment(currentProgress.startsAt),
                })}
              </Text>
            )
          }
        </Loaded>
        <LinkButton to="/modules">{t('lesson.toModules')}</LinkButton>
      </EmptyState>
    </Page>
  )
}
