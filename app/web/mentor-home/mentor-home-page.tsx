import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { FailedTogether } from '#platform/ui/failed-together.tsx'
import { AwaitedPart } from '#platform/ui/late-part.tsx'
import { Page } from '#platform/ui/page.tsx'
import { SideFailed, useAwaiting } from '#platform/ui/side.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { DashboardSkeleton } from '../dashboard/dashboard-skeleton.tsx'
import { FirstCards } from './first-cards.tsx'
import { MentorStage } from './mentor-stage.tsx'
import { ProjectSearch } from './project-search.tsx'
import { SecondCards } from './second-cards.tsx'
import { useMentorFacts } from './use-mentor-facts.ts'

// Nobody has it in the first semester.
const OwnRequests = lazyComponent(async () => ({
  default: (await import('#teams/request/web/own-requests.tsx')).OwnRequests,
}))

/** A mentor's first screen: the line of what mentors do, and the one thing that waits (docs/decisions/0021). */
export function MentorHomePage() {
  return (
    <Page>
      <Home />
    </Page>
  )
}

function Home() {
  const t = useTranslations('mentor-home')
  const { facts, dates, sides } = useMentorFacts()
  const isSecond = facts.semester === 2
  useEffect(() => {
    if (isSecond) OwnRequests.ahead()
  }, [isSecond])
  if (useAwaiting(...Object.values(sides))) return <DashboardSkeleton />
  return (
    <>
      <MentorStage facts={facts} dates={dates} />
      <FailedTogether>
        <SideFailed of={sides.dates} name={t('dates')} />
        <SideFailed of={sides.profile} name={t('stops.profile')} />
      </FailedTogether>
      {isSecond ? (
        <>
          <SecondCards facts={facts} sides={sides} />
          <ProjectSearch />
          <AwaitedPart>
            <OwnRequests />
          </AwaitedPart>
        </>
      ) : (
        <FirstCards isPublished={facts.isPublished} />
      )}
    </>
  )
}
