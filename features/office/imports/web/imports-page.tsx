import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { BackLink } from '#platform/ui/links.tsx'
import { Page } from '#platform/ui/page.tsx'
import { FileForm } from './file-form.tsx'
import { History } from './history.tsx'
import classes from './imports.module.css'

/** Inviting many people at once: a file to choose, and what became of the earlier ones. */
export function ImportsPage() {
  const t = useTranslations('imports-staff')
  return (
    <Page>
      <BackLink to="/settings" search={{ tab: 'people' }}>
        {t('back')}
      </BackLink>
      <Title order={1}>{t('title')}</Title>
      <Text className={classes.lead}>{t('lead')}</Text>
      <FileForm />
      <History />
    </Page>
  )
}
