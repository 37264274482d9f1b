import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { EmptyState } from './empty-state.tsx'
import { LinkButton } from './links.tsx'
import { Page } from './page.tsx'

/** The 404 of every area (spec 2). */
export function NotFoundPage() {
  const t = useTranslations('ui.notFound')
  return (
    <Page title={t('heading')} width="reading">
      <Title order={1}>{t('heading')}</Title>
      <EmptyState line="ends">
        <Text>{t('text')}</Text>
        <LinkButton to="/">{t('home')}</LinkButton>
      </EmptyState>
    </Page>
  )
}
