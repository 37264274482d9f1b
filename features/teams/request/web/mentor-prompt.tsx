import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { LinkButton } from '#platform/ui/links.tsx'
import { useSide } from '#platform/ui/side.tsx'
import { queryOf } from '#platform/web/query.ts'
import { project } from '#teams/project/calls.ts'
import classes from './mentor-application.module.css'

/** Asks the owner of a published project without a mentor to look for one (decision X16). */
export default function MentorPrompt() {
  // Where the own project is missing, the line above it says so.
  const view = useSide(queryOf(project.mine)).data?.view
  return view?.project.status === 'PUBLISHED' && !view.project.hasMentor && <Prompt />
}

function Prompt() {
  const t = useTranslations('request-mentor-application.prompt')
  return (
    <section className={classes.prompt} aria-labelledby="mentor-prompt">
      <div>
        <Title order={2} size="h4" id="mentor-prompt">
          {t('title')}
        </Title>
        <Text mt={4}>{t('text')}</Text>
      </div>
      <LinkButton to="/mentors/find-mentors" variant="default" size="sm">
        {t('go')}
      </LinkButton>
    </section>
  )
}
