import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Label } from '#platform/ui/label.tsx'
import { LatePart } from '#platform/ui/late-part.tsx'
import { LinkButton } from '#platform/ui/links.tsx'
import { useShortDay } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { Page } from '#platform/ui/page.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { queryOf } from '#platform/web/query.ts'
import { MentorIntroduction } from '#teams/mentor-profile/web/mentor-introduction.tsx'
import { useAskState } from '#teams/request/web/ask-state.ts'
import { RequestCard, RequestCards } from '#teams/request/web/request-card.tsx'
import { TeamNote } from '#teams/request/web/team-note.tsx'
import { team } from '#teams/team/calls.ts'
import type { MentorInterest } from '../calls.ts'
import { interestsQuery } from './calls.ts'
import classes from './mentor-interest.module.css'

const ApplyDialog = lazyComponent(() => import('#teams/request/web/apply-to-mentor-dialog.tsx'))

/** The mentors who would take an owner's project; the answer is to apply to one (decision P8). */
export function InterestedMentorsPage() {
  const t = useTranslations('mentor-interest.owner')
  const [asked, setAsked] = useState<MentorInterest['_mentor'] | null>(null)
  return (
    <Page>
      <Title order={1}>{t('title')}</Title>
      <Loaded query={interestsQuery()} lines={6}>
        {({ interests }) =>
          interests.length === 0 ? (
            <NobodyYet />
          ) : (
            <>
              <Text className={classes.lead}>{t('lead')}</Text>
              <TeamNote of={interests.map(({ apply }) => apply)} />
              <RequestCards>
                {interests.map((one) => (
                  <Interested key={one._id} interest={one} onAsk={() => setAsked(one._mentor)} />
                ))}
              </RequestCards>
            </>
          )
        }
      </Loaded>
      <LatePart>{asked && <ApplyDialog mentor={asked} onClose={() => setAsked(null)} />}</LatePart>
    </Page>
  )
}

/** Once there is a mentor nobody else is asked. */
function NobodyYet() {
  const t = useTranslations('mentor-interest.owner')
  return (
    <Loaded query={queryOf(team.mine)} lines={2}>
      {({ team: own }) => (
        <EmptyState line="waits">
          <Text>{t(own?.mentor ? 'hasMentor' : 'empty')}</Text>
          {own?.mentor ? (
            <LinkButton to="/my-project/team">{t('toTeam')}</LinkButton>
          ) : (
            <LinkButton to="/mentors/find-mentors">{t('find')}</LinkButton>
          )}
        </EmptyState>
      )}
    </Loaded>
  )
}

function Interested({ interest, onAsk }: { interest: MentorInterest; onAsk: () => void }) {
  const t = useTranslations('mentor-interest.owner')
  const ta = useTranslations('request-mentor-application')
  const fullName = useFullName()
  const day = useShortDay()
  const { _id, _mentor, sentAt, outcome, apply } = interest
  const name = fullName(_mentor)
  const state = useAskState()(apply)
  return (
    <RequestCard
      id={_id}
      person={_mentor}
      heading={name}
      below={<span {...WRITTEN}>{_mentor.title}</span>}
      tag={outcome === 'MENTORED' && <Label>{t('ours')}</Label>}
      times={[t('sentAt', { date: day(sentAt) })]}
      acts={
        <>
          <MentorIntroduction mentor={_mentor} />
          {apply === 'ok' && (
            <Button variant="default" size="sm" aria-label={ta('askOne', { name })} onClick={onAsk}>
              {ta('ask')}
            </Button>
          )}
          {state && (
            <Text size="sm" c="dimmed">
              {state}
            </Text>
          )}
        </>
      }
    />
  )
}
