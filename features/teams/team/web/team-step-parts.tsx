import { useTranslations } from 'use-intl'
import { LinkButton } from '#platform/ui/links.tsx'
import { written } from '#platform/ui/written.tsx'
import type { NextOfTeam } from './team-step.ts'

interface Props {
  step: NextOfTeam
}

/** What is to be done, as a heading says it. */
export function TeamStepTitle({ step }: Props) {
  const t = useTranslations('team-step')
  const named = useTranslations('request.named')
  if (step.kind === 'find-member') return t('find-member.title', { count: step.seats })
  if (step.kind !== 'answer') return t(`${step.kind}.title`)
  const { kind, otherName, _project } = step.request
  return named.rich(`${kind}.RECEIVED`, { other: otherName, project: _project.name, written })
}

const pages = {
  'find-project': '/project/find-projects',
  'publish-project': '/my-project',
  'find-member': '/my-project/team/member-finder/list',
  'find-mentor': '/mentors/find-mentors',
  'suggest-mentor': '/mentors/find-mentors',
  report: '/progress-report',
} as const satisfies Record<Exclude<NextOfTeam['kind'], 'answer'>, string>

/** Leads to where it is done. */
export function TeamStepLink({ step, className }: Props & { className?: string }) {
  const t = useTranslations('team-step')
  if (step.kind === 'answer')
    return (
      <LinkButton to={step.request.page} className={className}>
        {t('answer')}
      </LinkButton>
    )
  return (
    <LinkButton to={pages[step.kind]} className={className}>
      {t(`${step.kind}.act`)}
    </LinkButton>
  )
}
