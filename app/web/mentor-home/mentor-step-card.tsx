import { useTranslations } from 'use-intl'
import { WithAddresses } from '#platform/ui/contact-links.tsx'
import { DownloadButton } from '#platform/ui/download-button.tsx'
import { useFileSize } from '#platform/ui/file-size.ts'
import { LinkButton } from '#platform/ui/links.tsx'
import { useMoment, useNearMoment } from '#platform/ui/moment.ts'
import { callAddress } from '#platform/web/call-address.ts'
import { useContact } from '#programme/programme/web/contact.ts'
import { markOpened } from '#teams/mentored-project/web/opened-reports.ts'
import { progressReport } from '#teams/progress-report/calls.ts'
import { timeLeft } from '#teams/request/web/time-left.ts'
import stage from '../dashboard/home-stage.module.css'
import { StepFrame } from '../dashboard/step-frame.tsx'
import type { Calm, MentorStep } from './mentor-step.ts'

interface Props {
  step: MentorStep
  /** When the semester starts; null where it is not known. */
  startsAt: string | null
  teams: number
}

/** The one next step of a mentor; or, calmly, that nothing waits and why. */
export function MentorStepCard({ step, startsAt, teams }: Props) {
  const isNow =
    step.kind === 'answer' || step.kind === 'report' || step.kind === 'fill' || step.kind === 'publish'
  return (
    <StepFrame
      isNow={isNow}
      label={isNow && <Label step={step} />}
      title={<StepTitle step={step} />}
      text={<StepText step={step} startsAt={startsAt} teams={teams} />}
    >
      <StepButton step={step} />
    </StepFrame>
  )
}

function Label({ step }: Pick<Props, 'step'>) {
  const t = useTranslations('dashboard.step')
  const left = useTranslations('request.left')
  if (step.kind !== 'answer') return t('label')
  const { unit, count } = timeLeft(step.request, Date.now())
  return `${t('label')}\u00a0· ${left(unit, { count })}`
}

function StepTitle({ step }: Pick<Props, 'step'>) {
  const t = useTranslations('mentor-home.step')
  if (step.kind === 'answer') return t('answer.title', { project: step.request._project.name })
  if (step.kind === 'report') return t('report.title', { project: step.team.name })
  return t(`${step.kind}.title`)
}

function StepText({ step, startsAt, teams }: Props) {
  const t = useTranslations('mentor-home.step')
  const moment = useMoment()
  const contact = useContact()
  const shortly = useNearMoment()
  if (step.kind === 'answer')
    return t(step.isFull ? 'answer.full' : 'answer.text', { until: shortly(step.request.answerBy) })
  if (step.kind === 'report') return t('report.text', { date: shortly(step.report.submittedAt) })
  if (step.kind === 'not-started') return startsAt && t('not-started.text', { date: moment(startsAt) })
  if (step.kind === 'full') return t('full.text', { count: teams })
  if (step.kind === 'no-places') return <WithAddresses words={t('no-places.text', { contact })} />
  return t(`${step.kind}.text`)
}

const calmly = {
  ended: '/mentored-projects',
  later: '/modules',
  'not-started': '/modules',
  'no-places': '/modules',
  full: '/mentored-projects',
  closed: '/mentored-projects',
  look: '/project/find-projects',
} as const satisfies Record<Calm, string>

function StepButton({ step }: Pick<Props, 'step'>) {
  const t = useTranslations('mentor-home.step')
  const size = useFileSize()
  if (step.kind === 'answer')
    return (
      <LinkButton to="/project/project-applications" className={stage.go}>
        {t('answer.go')}
      </LinkButton>
    )
  if (step.kind === 'report')
    return (
      <DownloadButton
        className={stage.go}
        path={callAddress(progressReport.file, { params: { id: step.report._id } })}
        onBegun={() => markOpened(step.report._id)}
      >
        {t('report.go', { size: size(step.report.bytes) })}
      </DownloadButton>
    )
  if (step.kind === 'fill' || step.kind === 'publish')
    return (
      <LinkButton to="/settings" search={{ tab: 'mentor' }} className={stage.go}>
        {t(`${step.kind}.go`)}
      </LinkButton>
    )
  const to = calmly[step.kind]
  return (
    <LinkButton to={to} className={stage.go}>
      {t(`to.${to}`)}
    </LinkButton>
  )
}
