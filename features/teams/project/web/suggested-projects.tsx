import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LinkButton } from '#platform/ui/links.tsx'
import { useSide } from '#platform/ui/side.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import { ProjectLink } from '#programme/finished/web/project-link.tsx'
import { suggestedProjectsQuery } from '#teams/matching/web/calls.ts'
import { NoSuggestions, Suggestions } from '#teams/matching/web/suggestions.tsx'
import type { FoundProject } from '../calls.ts'
import classes from './project.module.css'

/** Projects that suit a student without a team. */
export function SuggestedProjects() {
  const side = useSide(suggestedProjectsQuery())
  const { data } = side
  if (!data) return <NoSuggestions side={side} />
  const suggested = data.suggestions.map(({ project, reasons }) => ({
    key: project._id,
    reasons,
    who: (
      <div className={classes.suggested}>
        <Text fw={600} {...WRITTEN}>
          {project.name}
        </Text>
        <Text size="sm" c="dimmed" lineClamp={3} {...WRITTEN}>
          {project.shortDescription}
        </Text>
      </div>
    ),
    brief: (why: ReactNode) => (
      <div className={classes.suggested}>
        <strong title={project.name}>
          <ProjectLink project={project} />
        </strong>
        <Text size="sm" c="dimmed" lineClamp={1} {...WRITTEN}>
          {project.shortDescription}
        </Text>
        {why}
      </div>
    ),
    acts: <OpenProject project={project} />,
  }))
  return <Suggestions of="projects" isOn={data.isOn} suggested={suggested} />
}

function OpenProject({ project: { _id, name } }: { project: FoundProject }) {
  const t = useTranslations('project.find')
  return (
    <LinkButton
      variant="default"
      size="compact-sm"
      to="/project/project-detail/$projectId"
      params={{ projectId: _id }}
      aria-label={t('openOne', { name })}
    >
      {t('open')}
    </LinkButton>
  )
}
