import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { LinkButton } from '../ui/links.tsx'
import { ownProjectQuery } from './calls.ts'
import classes from './mentor-application.module.css'

/** Asks the owner of a published project without a mentor to look for one (decision X16). */
export default function MentorPrompt() {
  const t = useTranslations('mentor-application.prompt')
  const { data } = useQuery(ownProjectQuery())
  const own = data?.view?.project
  if (own?.status !== 'PUBLISHED' || own.hasMentor) return null
  return (
    <section className={classes.prompt} aria-labelledby="mentor-prompt">
      <Title order={2} size="h4" id="mentor-prompt">
        {t('title')}
      </Title>
      <Text>{t('text')}</Text>
      <LinkButton to="/mentors/find-mentors" variant="default" size="sm">
        {t('go')}
      </LinkButton>
    </section>
  )
}
