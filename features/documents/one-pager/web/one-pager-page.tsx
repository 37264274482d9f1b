import { Text, Title, VisuallyHidden } from '@mantine/core'
import { Lock } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { progressQuery } from '#course/course/web/calls.ts'
import { Loaded } from '#platform/ui/boundary.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Fact, Facts } from '#platform/ui/facts.tsx'
import { LinkButton, NameLink } from '#platform/ui/links.tsx'
import { useMoment } from '#platform/ui/moment.ts'
import { Page } from '#platform/ui/page.tsx'
import { Redirect } from '#platform/ui/redirect.tsx'
import { useAwaiting, useSide } from '#platform/ui/side.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { WithDeadline } from '#platform/ui/with-deadline.tsx'
import type { OnePagerStanding } from '../calls.ts'
import { Arrived } from './arrived.tsx'
import { standingQuery } from './calls.ts'
import classes from './one-pager.module.css'
import { Steps } from './steps.tsx'
import { SubmitForm } from './submit-form.tsx'

/** The student's one-pager: what is missing for it, the form that hands it in, or what was handed in (spec 2). */
export function OnePagerPage() {
  const t = useTranslations('one-pager')
  return (
    <Page>
      <Loaded query={standingQuery()} heading={t('title')} lines={8}>
        {(standing) => <Standing standing={standing} />}
      </Loaded>
    </Page>
  )
}

function Standing({ standing }: { standing: OnePagerStanding }) {
  const t = useTranslations('one-pager')
  const { onePager, closedBy } = standing
  if (closedBy === 'one-pager-onboarding-needed') return <Redirect to="/one-pager/onboarding" />
  if (onePager) return <Arrived onePager={onePager} />
  return (
    <>
      <Title order={1}>{t('title')}</Title>
      <Open standing={standing} />
    </>
  )
}

function Open({ standing }: { standing: OnePagerStanding }) {
  const t = useTranslations('one-pager')
  const moment = useMoment()
  const { closedBy, deadline } = standing
  if (closedBy === 'course-not-completed') return <Missing standing={standing} />
  if (closedBy === 'semester-not-started') return <Closed line="waits">{t('notStarted')}</Closed>
  if (closedBy === 'one-pager-deadline-passed')
    return <Closed line="stops">{t('deadlinePassed', { date: moment(deadline) })}</Closed>
  if (closedBy === 'wrong-semester') return <Closed line="stops">{t('wrongSemester')}</Closed>
  return (
    <WithDeadline
      name={t('until')}
      until={deadline}
      facts={
        <Facts>
          <Fact name={t('once.name')}>{t('once.text')}</Fact>
        </Facts>
      }
    >
      <SubmitForm />
    </WithDeadline>
  )
}

function Closed({ line, children }: { line: 'waits' | 'stops'; children: string }) {
  return (
    <EmptyState line={line}>
      <Text>{children}</Text>
    </EmptyState>
  )
}

function Missing({ standing: { missing, deadline } }: { standing: OnePagerStanding }) {
  const t = useTranslations('one-pager')
  return (
    <WithDeadline name={t('until')} until={deadline}>
      <Text size="lg">{t('missing.title')}</Text>
      <Steps missing={missing}>
        <MissingModules missing={missing} />
        <div className={classes.acts}>
          <LinkButton to="/modules">{t('missing.go')}</LinkButton>
        </div>
      </Steps>
    </WithDeadline>
  )
}

/** Each that is open leads to its place on the line of the modules. */
function MissingModules({ missing }: Pick<OnePagerStanding, 'missing'>) {
  const t = useTranslations('one-pager.missing')
  const course = useSide(progressQuery())
  if (useAwaiting(course)) return <TextSkeleton lines={missing.length} />
  const places = new Map(course.data?.modules.map(({ id, position }) => [id, position]))
  const standings = course.data?.currentProgress?.moduleProgresses ?? []
  const isLocked = (id: string) => standings.some(({ module, unlocked }) => module === id && !unlocked)
  return (
    <ul className={classes.modules} aria-label={t('modules')}>
      {missing.map(({ _id: id, title }) => (
        <li key={id}>
          <MissingModule title={title} position={places.get(id)} isLocked={isLocked(id)} />
        </li>
      ))}
    </ul>
  )
}

interface ModuleProps {
  title: string
  /** Unknown without the course. */
  position: number | undefined
  isLocked: boolean
}

function MissingModule({ title, position, isLocked }: ModuleProps) {
  const t = useTranslations('one-pager.missing')
  if (position === undefined) return title
  const words = t('module', { position, title })
  if (!isLocked)
    return (
      <NameLink to="/modules" hash={`module-${position}`}>
        {words}
      </NameLink>
    )
  return (
    <span className={classes.locked}>
      {words} <Lock size={14} aria-hidden="true" />
      <VisuallyHidden>{t('locked')}</VisuallyHidden>
    </span>
  )
}
