import { Text, Title } from '@mantine/core'
import type { Answer } from '@rajt/contract/call'
import type { course, Progress } from '@rajt/contract/course'
import { useFormatter, useTranslations } from 'use-intl'
import { progressQuery } from '../course/calls.ts'
import { paths } from '../plumbing/paths.ts'
import { session } from '../plumbing/session.ts'
import { useStore } from '../plumbing/store.ts'
import { Loaded } from '../ui/boundary.tsx'
import { LinkAnchor, LinkButton } from '../ui/links.tsx'
import { Page } from '../ui/page.tsx'
import { CourseTrack } from './course-track.tsx'
import classes from './dashboard-page.module.css'
import { Grade } from './grade.tsx'
import { type NextStep, nextStep } from './next-step.ts'

type Course = Answer<typeof course.progress>

/** The student's home: a track from the start line on, and one large next step (spec 2, "Dashboard"). */
export function DashboardPage() {
  const t = useTranslations('dashboard')
  return (
    <Page title={t('title')}>
      <Loaded query={progressQuery()} lines={9}>
        {(answer) => answer.currentProgress && <Student course={answer} progress={answer.currentProgress} />}
      </Loaded>
      <FillProfile />
    </Page>
  )
}

function Student({ course, progress }: { course: Course; progress: Progress }) {
  const t = useTranslations('dashboard')
  const { user } = useStore(session)
  const step = nextStep({ ...course, progress })
  return (
    <>
      <Text className={classes.hello}>{t('hello', { name: user?.firstname ?? '' })}</Text>
      <Title order={1} className={classes.heading}>
        {t(`header.${headerState(progress)}`)}
      </Title>
      <StepCard step={step} progress={progress} />
      {course.modules.length > 0 && <CourseTrack course={course} progress={progress} />}
      {course.modules.length > 0 && <Grade modules={course.modules} progress={progress} />}
    </>
  )
}

/** Spec 2: no modules, some, or all completed; extra modules do not count. */
function headerState({ status, moduleProgresses }: Progress): 'none' | 'some' | 'all' {
  if (status === 'COMPLETED') return 'all'
  return moduleProgresses.some((one) => one.status === 'COMPLETED') ? 'some' : 'none'
}

function StepCard({ step, progress }: { step: NextStep; progress: Progress }) {
  const t = useTranslations('dashboard.step')
  const format = useFormatter()
  const date = format.dateTime(new Date(progress.endsAt), { dateStyle: 'long', timeStyle: 'short' })
  const words = () => {
    if (step.kind === 'empty') return t('emptyText')
    return step.kind === 'ended' ? t('endedText') : t('until', { date })
  }
  return (
    <section className={classes.step} aria-labelledby="next-step">
      <Text className={classes.label}>{t('label')}</Text>
      <Title order={2} id="next-step">
        <StepTitle step={step} />
      </Title>
      <Text mt={6}>{words()}</Text>
      <StepLink step={step} />
    </section>
  )
}

function StepTitle({ step }: { step: NextStep }) {
  const t = useTranslations('dashboard.step')
  if (step.kind === 'lesson') return t('lesson', { module: step.module.position, title: step.lesson.title })
  if (step.kind === 'done' || step.kind === 'ended' || step.kind === 'empty') return t(step.kind)
  return t(step.kind, { module: step.module.position, title: step.module.title })
}

function StepLink({ step }: { step: NextStep }) {
  const t = useTranslations('dashboard.step')
  if (step.kind === 'empty') return null
  if (step.kind === 'lesson')
    return (
      <LinkButton to={paths.lesson} params={{ id: step.lesson.id }} size="lg" className={classes.go}>
        {t('toLesson')}
      </LinkButton>
    )
  if (step.kind === 'done' || step.kind === 'ended')
    return (
      <LinkButton to={paths.modules} size="lg" className={classes.go}>
        {t('toModules')}
      </LinkButton>
    )
  return (
    <LinkButton to={paths.test} params={{ moduleId: step.module.id }} size="lg" className={classes.go}>
      {t('toExam')}
    </LinkButton>
  )
}

/** Asks for what others will want to see; gone once it is there. */
function FillProfile() {
  const t = useTranslations('dashboard')
  const { user } = useStore(session)
  if (!user || user.profilePictureUrl) return null
  return (
    <Text className={classes.profile}>
      {t('fillProfile')}{' '}
      <LinkAnchor to={paths.settings} search={{ tab: 'profile' }}>
        {t('toProfile')}
      </LinkAnchor>
    </Text>
  )
}
