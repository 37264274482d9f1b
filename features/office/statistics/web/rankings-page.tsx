import { Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { BackHome } from '#platform/ui/back-home.tsx'
import { Page } from '#platform/ui/page.tsx'
import Rankings from './rankings.tsx'

/** Both rankings on a page of their own, where the card of the home page leads. */
export function RankingsPage() {
  const t = useTranslations('statistics.page')
  return (
    <Page>
      <BackHome />
      <Title order={1} mb="lg">
        {t('title')}
      </Title>
      <Rankings />
    </Page>
  )
}
