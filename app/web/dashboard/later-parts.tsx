import { type ReactNode, Suspense, useEffect } from 'react'
import { NewestNews, newestQuery } from '#announcements/news/web/home-news.tsx'
import { ownCampaignsQuery } from '#announcements/push/web/calls.ts'
import { OwnCampaigns } from '#announcements/push/web/home-campaigns.tsx'
import { NextEvents, upcomingQuery } from '#announcements/startup-lab/web/home-events.tsx'
import { certificatesQuery } from '#course/certificate/web/calls.ts'
import { OwnCertificates } from '#course/certificate/web/home-certificates.tsx'
import { AwaitedPart } from '#platform/ui/late-part.tsx'
import { useAwaiting, useSide } from '#platform/ui/side.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { ownProjectQuery } from '#teams/project/web/calls.ts'

// Nobody has it in the first semester.
const MentorPrompt = lazyComponent(() => import('#teams/request/web/mentor-prompt.tsx'))

interface Props {
  hasCertificates: boolean
  /** Called once all parts are there: what stands below them on a phone may follow. */
  onThere: (areThere: true) => void
}

/** The rest of the rail comes at once, so that none of it moves when an answer about another comes. */
export function LaterParts({ hasCertificates, onThere }: Props) {
  const { user } = useStore(session)
  const isOwner = user?.projectRole === 'OWNER'
  const own = useSide({ ...ownProjectQuery(), enabled: isOwner })
  const campaigns = useSide(ownCampaignsQuery())
  const news = useSide(newestQuery())
  const events = useSide(upcomingQuery())
  const certificates = useSide({ ...certificatesQuery(), enabled: hasCertificates })
  if (useAwaiting(own, campaigns, news, events, certificates)) return <OnTheirWay />
  return (
    <Suspense fallback={<OnTheirWay />}>
      <Together onThere={onThere}>
        <OwnCampaigns />
        <AwaitedPart>{isOwner && <MentorPrompt />}</AwaitedPart>
        <NewestNews />
        <NextEvents />
        {hasCertificates && <OwnCertificates />}
      </Together>
    </Suspense>
  )
}

const OnTheirWay = () => <TextSkeleton lines={6} />

/** Its effect runs once nothing inside is awaited any more. */
function Together({ onThere, children }: Pick<Props, 'onThere'> & { children: ReactNode }) {
  useEffect(() => onThere(true), [onThere])
  return children
}
