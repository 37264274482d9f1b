import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { type Side, SideFailed } from '#platform/ui/side.tsx'
import { isWaiting } from '#teams/request/web/is-waiting.ts'
import { timeLeft } from '#teams/request/web/time-left.ts'
import { HomeCard } from '../dashboard/home-card.tsx'
import classes from '../dashboard/home-cards.module.css'
import type { MentorFacts } from './mentor-step.ts'
import { TeamsCard } from './teams-card.tsx'

type Told = Pick<Side<unknown>, 'failure' | 'queryKey'>

interface Props {
  facts: MentorFacts
  sides: Record<'requests' | 'received' | 'teams', Told>
}

/** What a mentor wants to know beside the next step: the free places, who waits for an answer, what the teams did. */
export function SecondCards({ facts: { places, requests, teams }, sides }: Props) {
  const t = useTranslations('mentor-home')
  return (
    <div className={classes.cards}>
      <HomeCard id="places" title={t('places.title')}>
        <SideFailed of={sides.received} name={t('places.title')} />
        {places && <Places {...places} />}
      </HomeCard>
      <HomeCard id="waiting" title={t('requests.title')}>
        <SideFailed of={sides.requests} name={t('stops.requests')} />
        {requests && <Waiting requests={requests.filter(isWaiting)} />}
      </HomeCard>
      <HomeCard id="teams" title={t('stops.teams')}>
        <SideFailed of={sides.teams} name={t('stops.teams')} />
        {teams && <TeamsCard teams={teams} />}
      </HomeCard>
    </div>
  )
}

function Places({ left, all }: NonNullable<MentorFacts['places']>) {
  const t = useTranslations('mentor-home.places')
  return (
    <>
      <p className={classes.figure}>
        <strong>{all === 0 ? '–' : t('left', { left: Math.max(0, left) })}</strong>{' '}
        <span>{all === 0 ? t('none') : t('of', { all })}</span>
      </p>
      {all > 0 && (
        <LinkAnchor to={left > 0 ? '/project/find-projects' : '/mentored-projects'} size="sm" data-own-line>
          {t(left > 0 ? 'find' : 'taken')}
        </LinkAnchor>
      )}
    </>
  )
}

function Waiting({ requests }: { requests: NonNullable<MentorFacts['requests']> }) {
  const t = useTranslations('mentor-home.requests')
  const left = useTranslations('request.left')
  const [first] = requests
  const time = first && timeLeft(first, Date.now())
  return (
    <>
      <p className={classes.figure}>
        <strong>{t('count', { count: requests.length })}</strong>{' '}
        <span>{t('of', { count: requests.length })}</span>
      </p>
      {first && time && (
        <Text size="sm" className={classes.beside}>
          {t('first', { project: first._project.name, left: left(time.unit, { count: time.count }) })}
        </Text>
      )}
      <LinkAnchor to="/project/project-applications" size="sm" data-own-line>
        {t('all')}
      </LinkAnchor>
    </>
  )
}
