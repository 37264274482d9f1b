import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Page } from '#platform/ui/page.tsx'
import { CampaignForm } from './campaign-form.tsx'
import { History } from './history.tsx'
import classes from './push.module.css'

/** The office's notifications to all students: a new one, and what was sent (spec 6, decision N4). */
export function PushPage() {
  const t = useTranslations('push-staff')
  return (
    <Page>
      <Title order={1}>{t('title')}</Title>
      <Text className={classes.lead} mt="sm" maw="68ch">
        {t('lead')}
      </Text>
      <CampaignForm />
      <History />
    </Page>
  )
}
