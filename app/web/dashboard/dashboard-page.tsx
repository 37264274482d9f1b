import { Text, Title } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { certificatesQuery } from '#course/certificate/web/calls.ts'
import { OwnCertificates } from '#course/certificate/web/home-certificates.tsx'
import type { course, Progress } from '#course/course/calls.ts'
import { progressQuery } from '#course/course/web/calls.ts'
import { Grade } from '#course/grade/web/grade.tsx'
import { type Outcome, outcomeOf } from '#course/grade/web/outcome.ts'
import { standingQuery as onePagerQuery } from '#documents/one-pager/web/calls.ts'
import type { Answer } from '#platform/contract/call.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { Loaded } from '#platform/ui/boundary.tsx'
import { AwaitedPart, LatePart } from '#platform/ui/late-part.tsx'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { Page } from '#platform/ui/page.tsx'
import { type Side, SideFailed, useAwaiting, useSide } from '#platform/ui/side.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { WhenNear } from '#platform/ui/when-near.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { standingQuery as reportQuery } from '#teams/progress-report/web/calls.ts'
import { ownRequestsQuery } from '#teams/request/web/calls.ts'
import { ownRescueQuery } from '#teams/rescue/web/calls.ts'
import { CourseTrack } from './course-track.tsx'
import classes from './dashboard-page.module.css'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { Deadline } from './deadline.tsx'
import { LaterParts } from './later-parts.tsx'
import { MissedOnePager } from './missed-one-pager.tsx'
import { handInOf, missedOnePager, nextStep } from './next-step.ts'
import { StepCard } from './step-card.tsx'

// Below all that matters first.
const RANKED = 12
const Rankings = lazyComponent(() => import('#office/statistics/web/rankings.tsx'))
// Nobody has it in the first semester.
const SecondSemester = lazyComponent(() => import('./second-semester.tsx'))

// Nobody has it who takes part.
const FormerHome = lazyComponent(() => import('./former-home.tsx'))

type Course = Answer<typeof course.progress>

/** The student's home: a track from the start line on, and one large next step (spec 2, "Dashboard"). */
export function DashboardPage() {
  const t = useTranslations('dashboard')
  return (
    <Page>
      <Loaded query={progressQuery()} heading={t('title')} skeleton={<DashboardSkeleton />}>
        {(answer) =>
          answer.currentProgress ? (
            <Arrived course={answer} progress={answer.currentProgress} />
          ) : (
            <AwaitedPart>
              <FormerHome semesters={answer.oldProgresses} />
            </AwaitedPart>
          )
        }
      </Loaded>
    </Page>
  )
}

interface Props {
  course: Course
  progress: Progress
}

/** Whoever is through with the course has a certificate, and something to hand in; nothing moves for their answers. */
function Arrived(props: Props) {
  const isThrough = props.progress.status === 'COMPLETED'
  const isRunning = isThrough && props.progress.phase === 'running'
  const { user, context } = useStore(session)
  const hasTeams = context?.CURRENT_SEMESTER === 2
  const asksOnePager = isThrough && props.progress.phase !== 'before' && !hasTeams
  const asksReport = isRunning && user?.projectRole === 'OWNER'
  const onePager = useSide({ ...onePagerQuery(), enabled: asksOnePager })
  const report = useSide({ ...reportQuery(), enabled: asksReport })
  const certificates = useSide({ ...certificatesQuery(), enabled: isThrough })
  const requests = useSide({ ...ownRequestsQuery(), enabled: hasTeams })
  const rescue = useSide({ ...ownRescueQuery(), enabled: hasTeams })
  useEffect(() => {
    if (hasTeams) SecondSemester.ahead()
  }, [hasTeams])
  if (useAwaiting(onePager, report, certificates, requests, rescue)) return <DashboardSkeleton />
  return (
    <Student
      {...props}
      handIn={handInOf(onePager.data, report.data)}
      missed={missedOnePager(onePager.data)}
      notTold={asksOnePager ? onePager : report}
    />
  )
}

interface StudentProps extends Props {
  handIn: ReturnType<typeof handInOf>
  missed: ReturnType<typeof missedOnePager>
  /** Of what is handed in last. */
  notTold: Pick<Side<unknown>, 'failure' | 'queryKey'>
}

function Student({ course, progress, handIn, missed, notTold }: StudentProps) {
  const t = useTranslations('dashboard')
  const { user, context } = useStore(session)
  const [isRailThere, setRailThere] = useState(false)
  const step = nextStep({ ...course, progress, handIn })
  const outcome = outcomeOf(course.modules, progress)
  const isThrough = progress.status === 'COMPLETED'
  const isOpen = course.modules.length > 0 && progress.phase !== 'before'
  return (
    <div className={classes.columns}>
      <div>
        <Text className={classes.hello}>{t('hello', { name: user?.firstname ?? '' })}</Text>
        <Title order={1} className={classes.heading}>
          {t(`header.${outcome.heading}`)}
        </Title>
        <Completed outcome={outcome} isOver={progress.phase === 'ended'} />
        {missed && <MissedOnePager deadline={missed.deadline} />}
        <StepCard step={step} progress={progress} modules={course.modules} />
        <SideFailed of={notTold} name={t('handIn')} />
        {context?.CURRENT_SEMESTER === 2 && (
          <AwaitedPart>
            <SecondSemester />
          </AwaitedPart>
        )}
        {isOpen && <CourseTrack course={course} progress={progress} />}
      </div>
      <aside className={classes.rail} aria-label={t('rail')}>
        {isOpen && <Grade modules={course.modules} progress={progress} />}
        {isThrough && <OwnCertificates />}
        <Deadline progress={progress} />
        <FillProfile />
        <LaterParts hasCertificates={!isThrough && isOpen} onThere={setRailThere} />
      </aside>
      {isOpen && isRailThere && (
        <section aria-labelledby="rankings">
          <Title order={2} id="rankings" mb="lg">
            {t('rankings')}
          </Title>
          <WhenNear fallback={<TextSkeleton lines={RANKED} />}>
            <LatePart fallback={<TextSkeleton lines={RANKED} />}>
              <Rankings order={3} />
            </LatePart>
          </WhenNear>
        </section>
      )}
    </div>
  )
}

/** Completed is not passed: what it is worth, and whether it can still become more. */
function Completed({
  outcome: { heading, grade, improvable },
  isOver,
}: {
  outcome: Outcome
  isOver: boolean
}) {
  const t = useTranslations('dashboard')
  const tg = useTranslations('grade')
  if (heading !== 'all' && heading !== 'failed') return null
  // A course without an exam has no grade.
  if (grade.reachable === 0) return null
  const { percent, grade: number } = grade
  return (
    <Text size="lg" mt="sm">
      {t(`outcome.${heading}`, { number, grade: tg(`grades.g${number}`), percent })}{' '}
      {improvable > 0 && <span>{t('outcome.improvable', { count: improvable })}</span>}
      {improvable === 0 && heading === 'failed' && (
        <span>{t(isOver ? 'outcome.over' : 'outcome.final')}</span>
      )}
    </Text>
  )
}

/** Asks for a profile picture, which others will want to see; gone once it is there. */
function FillProfile() {
  const t = useTranslations('dashboard')
  const { user } = useStore(session)
  if (!user || user.profilePictureUrl) return null
  return (
    <div className={classes.profile}>
      <Avatar person={user} size="row" />
      <Text>
        {t('fillProfile')}{' '}
        <LinkAnchor to="/settings" search={{ tab: 'profile' }}>
          {t('toProfile')}
        </LinkAnchor>
      </Text>
    </div>
  )
}
