import { useTranslations } from 'use-intl'
import { progressQuery } from '#course/course/web/calls.ts'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { SideFailed, useSide } from '#platform/ui/side.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { ComingCard } from '../dashboard/coming-card.tsx'
import { HomeCard } from '../dashboard/home-card.tsx'
import classes from '../dashboard/home-cards.module.css'

/** In a first semester there are no teams: whether they will find the mentor, what students learn, what comes next. */
export function FirstCards({ isPublished }: { isPublished: boolean }) {
  const t = useTranslations('mentor-home')
  return (
    <div className={classes.cards}>
      <HomeCard id="profile" title={t('stops.profile')}>
        <p className={classes.state}>{t(isPublished ? 'profile.shown' : 'profile.hidden')}</p>
        <LinkAnchor to="/settings" search={{ tab: 'mentor' }} size="sm" data-own-line>
          {t('profile.open')}
        </LinkAnchor>
      </HomeCard>
      <Modules />
      <ComingCard />
    </div>
  )
}

function Modules() {
  const t = useTranslations('mentor-home.modules')
  const side = useSide(progressQuery())
  const { data } = side
  return (
    <HomeCard id="modules" title={t('title')}>
      <SideFailed of={side} name={t('title')} />
      {side.isAwaited && <TextSkeleton lines={2} />}
      {data && (
        <>
          <p className={classes.figure}>
            <strong>{t('count', { count: data.modules.length })}</strong>{' '}
            <span>{t('of', { count: data.modules.length })}</span>
          </p>
          <LinkAnchor to="/modules" size="sm" data-own-line>
            {t('open')}
          </LinkAnchor>
        </>
      )}
    </HomeCard>
  )
}
