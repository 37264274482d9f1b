import { Text } from '@mantine/core'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { newestQuery } from '#announcements/news/web/calls.ts'
import { ownCampaignsQuery } from '#announcements/push/web/calls.ts'
import { OwnCampaigns } from '#announcements/push/web/home-campaigns.tsx'
import { upcomingQuery } from '#announcements/startup-lab/web/calls.ts'
import { certificatesQuery } from '#course/certificate/web/calls.ts'
import { OwnCertificates } from '#course/certificate/web/home-certificates.tsx'
import type { User } from '#people/auth/calls.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { AwaitedPart } from '#platform/ui/late-part.tsx'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { useAwaiting, useSide } from '#platform/ui/side.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { ownProjectQuery } from '#teams/project/web/calls.ts'
import classes from './dashboard-page.module.css'

// Nobody has it in the first semester.
const MentorPrompt = lazyComponent(() => import('#teams/request/web/mentor-prompt.tsx'))

interface Props {
  hasCertificates: boolean
  /** The lists of news and events, where no card tells the first of them. */
  children?: ReactNode
  /** Called once all parts are there: what stands below them may follow. */
  onThere?: (areThere: true) => void
}

/** What stands below comes at once, so that none of it moves when an answer about another comes. */
export function LaterParts({ hasCertificates, children, onThere }: Props) {
  const { user, context } = useStore(session)
  const hasTeams = context?.CURRENT_SEMESTER === 2
  const isOwner = user?.projectRole === 'OWNER'
  const own = useSide({ ...ownProjectQuery(), enabled: isOwner })
  const campaigns = useSide(ownCampaignsQuery())
  const news = useSide(newestQuery())
  const events = useSide(upcomingQuery())
  const certificates = useSide({ ...certificatesQuery(), enabled: hasCertificates })
  if (useAwaiting(own, campaigns, news, events, certificates)) return <OnTheirWay />
  // The prize of a semester before what else there is to say, but for a team's open tasks; what is missing for it comes last.
  const isFirst =
    !hasTeams &&
    certificates.data?.semesters.some(({ isCurrent, closedBy }) => isCurrent && !closedBy) === true
  return (
    <Suspense fallback={<OnTheirWay />}>
      <Together onThere={onThere}>
        {hasCertificates && isFirst && <OwnCertificates />}
        <OwnCampaigns />
        {user && !user.profilePictureUrl && <FillProfile person={user} />}
        <AwaitedPart>{isOwner && <MentorPrompt />}</AwaitedPart>
        {children}
        {hasCertificates && !isFirst && <OwnCertificates areFolded={hasTeams} />}
      </Together>
    </Suspense>
  )
}

/** Its effect runs once nothing inside is awaited any more. */
function Together({ onThere, children }: Pick<Props, 'onThere'> & { children: ReactNode }) {
  useEffect(() => onThere?.(true), [onThere])
  return children
}

const OnTheirWay = () => <TextSkeleton lines={6} />

/** Asks for a profile picture, which others will want to see; gone once it is there. */
function FillProfile({ person }: { person: User }) {
  const t = useTranslations('dashboard.coming')
  return (
    <div className={classes.profile}>
      <Avatar person={person} size="row" />
      <Text>
        {t('picture')}{' '}
        <LinkAnchor to="/settings" search={{ tab: 'profile' }}>
          {t('toProfile')}
        </LinkAnchor>
      </Text>
    </div>
  )
}
