import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { EmptyState } from './empty-state.tsx'
import { LinkButton } from './links.tsx'
import { useOwnTitle } from './title.tsx'

/** In the place of a page, or of what a page is about: there is nothing at this address (spec 2). */
export default function NotFound() {
  const t = useTranslations('ui.notFound')
  useOwnTitle(t('heading'))
  return (
    <>
      <Title order={1}>{t('heading')}</Title>
      <EmptyState line="ends">
        <Text>{t('text')}</Text>
        <LinkButton to="/">{t('home')}</LinkButton>
      </EmptyState>
    </>
  )
}
