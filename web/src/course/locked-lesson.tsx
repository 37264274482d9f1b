import { Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { paths } from '../plumbing/paths.ts'
import { Loaded } from '../ui/boundary.tsx'
import { LinkButton } from '../ui/links.tsx'
import { Page } from '../ui/page.tsx'
import { progressQuery } from './calls.ts'

/** A lesson of a module that is not open yet: what opens it, and the way there (decision C2). */
export function LockedLesson({ id }: { id: string }) {
  const t = useTranslations('course')
  return (
    <Page title={t('lesson.lockedTitle')} narrow>
      <Stack gap="lg" align="flex-start">
        <Title order={1}>{t('lesson.lockedTitle')}</Title>
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
        <LinkButton to={paths.modules}>{t('lesson.toModules')}</LinkButton>
      </Stack>
    </Page>
  )
}
