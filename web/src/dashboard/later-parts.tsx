import { type ReactNode, Suspense, useEffect } from 'react'
import { certificatesQuery } from '../certificate/calls.ts'
import { OwnCertificates } from '../certificate/home-certificates.tsx'
import { ownProjectQuery } from '../mentor-application/calls.ts'
import { NewestNews, newestQuery } from '../news/home-news.tsx'
import { lazyPart } from '../plumbing/arrive.ts'
import { session } from '../plumbing/session.ts'
import { useStore } from '../plumbing/store.ts'
import { ownCampaignsQuery } from '../push/calls.ts'
import { OwnCampaigns } from '../push/home-campaigns.tsx'
import { NextEvents, upcomingQuery } from '../startup-lab/home-events.tsx'
import { AwaitedPart } from '../ui/late-part.tsx'
import { useAwaiting, useSide } from '../ui/side.tsx'
import { TextSkeleton } from '../ui/skeletons.tsx'

// Nobody has it in the first semester.
const MentorPrompt = lazyPart(() => import('../mentor-application/mentor-prompt.tsx'))

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
