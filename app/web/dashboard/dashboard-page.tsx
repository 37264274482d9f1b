import { Title } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { certificatesQuery } from '#course/certificate/web/calls.ts'
import type { course, Progress } from '#course/course/calls.ts'
import { progressQuery } from '#course/course/web/calls.ts'
import type { regrade } from '#course/regrade/calls.ts'
import { ownRegradesQuery } from '#course/regrade/web/calls.ts'
import type { Answer } from '#platform/contract/call.ts'
import { Loaded } from '#platform/ui/boundary.tsx'
import { FailedTogether } from '#platform/ui/failed-together.tsx'
import { AwaitedPart, LatePart } from '#platform/ui/late-part.tsx'
import { Page } from '#platform/ui/page.tsx'
import rows from '#platform/ui/row-card.module.css'
import { type Side, SideFailed, useAwaiting, useSide } from '#platform/ui/side.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { ownRescueQuery } from '#teams/rescue/web/calls.ts'
import { isTeamStep } from '#teams/team/web/team-step.ts'
import classes from './dashboard-page.module.css'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { FirstStage } from './first-stage.tsx'
import { HomeCards } from './home-cards.tsx'
import { LaterParts } from './later-parts.tsx'
import { ReadAgain } from './read-again.tsx'
import { useNextStep } from './use-next-step.ts'

const RANKED = 12
const Rankings = lazyComponent(() => import('#office/statistics/web/rankings.tsx'))
// Nobody has it in the first semester.
const SecondStage = lazyComponent(() => import('./second-stage.tsx'))
const SecondSemester = lazyComponent(() => import('./second-semester.tsx'))

// Nobody has it before the last day.
const MissedOnePager = lazyComponent(() => import('./missed-one-pager.tsx'))

// Few results are ever changed.
const HomeRegrades = lazyComponent(() => import('#course/regrade/web/home-regrades.tsx'))

// Nobody has it who takes part.
const FormerHome = lazyComponent(() => import('./former-home.tsx'))

type Course = Answer<typeof course.progress>

/** What the version before has left on a device names none. */
const changedLessons = ({
  lessons,
  readAgain = [],
}: Partial<Pick<Course, 'readAgain'>> & Pick<Course, 'lessons'>) =>
  lessons.filter(({ id }) => readAgain.includes(id))

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
  const hasTeams = useStore(session).context?.CURRENT_SEMESTER === 2
  const next = useNextStep(props.course, props.progress)
  const certificates = useSide({ ...certificatesQuery(), enabled: isThrough })
  const rescue = useSide({ ...ownRescueQuery(), enabled: hasTeams })
  const regrades = useSide({ ...ownRegradesQuery(), enabled: props.course.isRegraded })
  useEffect(() => {
    if (!hasTeams) return
    SecondStage.ahead()
    SecondSemester.ahead()
  }, [hasTeams])
  if (useAwaiting(next.handIn, certificates, next.requests, rescue, next.own, regrades))
    return <DashboardSkeleton />
  return <Student {...props} next={next} regrades={regrades} />
}

interface StudentProps extends Props {
  next: ReturnType<typeof useNextStep>
  /** Results that a ruling has changed. */
  regrades: Side<Answer<typeof regrade.own>>
}

function Student({ course, progress, next, regrades }: StudentProps) {
  const t = useTranslations('dashboard')
  const { context } = useStore(session)
  const [isMoreThere, setMoreThere] = useState(false)
  const { step, missed } = next
  const isSecond = context?.CURRENT_SEMESTER === 2
  const changed = regrades.data?.notices ?? []
  const isThrough = progress.status === 'COMPLETED'
  const hasCourse = course.modules.length > 0
  const isOpen = hasCourse && progress.phase !== 'before'
  return (
    <>
      {isSecond || isTeamStep(step) ? (
        <AwaitedPart>
          <SecondStage course={course} progress={progress} step={step} hasReport={next.hasReport} />
        </AwaitedPart>
      ) : (
        <FirstStage course={course} progress={progress} step={step} />
      )}
      <div className={classes.notices}>
        <AwaitedPart>{missed && <MissedOnePager deadline={missed.deadline} />}</AwaitedPart>
        <ReadAgain lessons={changedLessons(course)} />
        <AwaitedPart>{changed.length > 0 && <HomeRegrades notices={changed} />}</AwaitedPart>
      </div>
      {hasCourse && <HomeCards modules={course.modules} progress={progress} />}
      <FailedTogether>
        <SideFailed of={next.handIn} name={t('handIn')} />
        <SideFailed of={regrades} name={t('regrades')} />
        {isSecond && (
          <AwaitedPart>
            <SecondSemester />
          </AwaitedPart>
        )}
        <div className={classes.more}>
          <LaterParts hasCertificates={isThrough || isOpen} onThere={setMoreThere} />
        </div>
      </FailedTogether>
      {isOpen && isMoreThere && <HomeRankings />}
    </>
  )
}

/** Both tables of spec 2; closed at first: one's own place stands above. */
function HomeRankings() {
  const t = useTranslations('dashboard')
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={`${rows.card} ${classes.rankings}`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={rows.row}>
        <Title order={2} size="h4">
          {t('rankings')}
        </Title>
      </summary>
      {isOpen && (
        <LatePart fallback={<TextSkeleton lines={RANKED} />}>
          <Rankings order={3} />
        </LatePart>
      )}
    </details>
  )
}
