import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { LinkButton } from '#platform/ui/links.tsx'
import { Page } from '#platform/ui/page.tsx'
import { PageTitle } from '#platform/ui/title.tsx'
import { useOfficeScope } from '#platform/web/office-scope.ts'

/** In the place of a page of the office that an editor or a reader may not use (decision 24). */
export default function ClosedPage() {
  const t = useTranslations('closed')
  const scope = useOfficeScope()
  return (
    <Page width="reading">
      <PageTitle title={t('heading')} />
      <Title order={1}>{t('heading')}</Title>
      <EmptyState line="stops">
        <Text>{t(scope === 'READER' ? 'reader' : 'editor')}</Text>
        <LinkButton to="/">{t('home')}</LinkButton>
      </EmptyState>
    </Page>
  )
}
