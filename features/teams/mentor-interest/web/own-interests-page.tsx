import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { LinkAnchor, LinkButton } from '#platform/ui/links.tsx'
import { useShortDay } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { Page } from '#platform/ui/page.tsx'
import { Tag, type TagKind } from '#platform/ui/tag.tsx'
import { TakingButton } from '#platform/ui/taking-button.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { WRITTEN } from '#platform/ui/written.tsx'
import { ProjectLink } from '#programme/finished/web/project-link.tsx'
import { RequestCard, RequestCards } from '#teams/request/web/request-card.tsx'
import { type MentorInterest, mentorInterest } from '../calls.ts'
import { interestsQuery } from './calls.ts'
import classes from './mentor-interest.module.css'

/** The projects that a mentor would take, and what became of it (decision P8). */
export function OwnInterestsPage() {
  const t = useTranslations('mentor-interest.own')
  return (
    <Page>
      <Title order={1}>{t('title')}</Title>
      <Text className={classes.lead}>{t('lead')}</Text>
      <Loaded query={interestsQuery()} lines={6}>
        {({ interests }) =>
          interests.length === 0 ? (
            <EmptyState line="waits">
              <Text>{t('empty')}</Text>
              <LinkButton to="/project/find-projects">{t('find')}</LinkButton>
            </EmptyState>
          ) : (
            <RequestCards>
              {interests.map((one) => (
                <Own key={one._id} interest={one} />
              ))}
            </RequestCards>
          )
        }
      </Loaded>
    </Page>
  )
}

const tags: Record<MentorInterest['outcome'], TagKind> = {
  OPEN: 'quiet',
  APPLIED: 'open',
  MENTORED: 'good',
  TAKEN: 'quiet',
  DISSOLVED: 'quiet',
}

function Own({ interest }: { interest: MentorInterest }) {
  const t = useTranslations('mentor-interest')
  const fullName = useFullName()
  const day = useShortDay()
  const { _id, _project, sentAt, outcome, can } = interest
  return (
    <RequestCard
      id={_id}
      person={_project._owner}
      heading={<ProjectLink project={_project} isGone={outcome === 'DISSOLVED'} />}
      below={t('own.by', { name: fullName(_project._owner) })}
      tag={<Tag kind={tags[outcome]}>{t(`own.outcomes.${outcome}`)}</Tag>}
      times={[t('own.sentAt', { date: day(sentAt) })]}
      acts={
        (outcome === 'APPLIED' || can.withdraw) && (
          <>
            {outcome === 'APPLIED' && (
              <LinkAnchor to="/project/project-applications" data-own-line>
                {t('own.answer')}
              </LinkAnchor>
            )}
            {can.withdraw && <Withdraw interest={interest} />}
          </>
        )
      }
    >
      <Text {...WRITTEN}>{_project.shortDescription}</Text>
    </RequestCard>
  )
}

/** Binds nobody, so nothing is asked before; it may be shown again. */
export function Withdraw({ interest: { _id, _project } }: { interest: MentorInterest }) {
  const t = useTranslations('mentor-interest')
  const { run, busy } = useAct(mentorInterest.withdraw, {
    invalidates: [mentorInterest.list],
    done: () => toast({ kind: 'success', text: t('withdrawn') }),
  })
  return (
    <TakingButton
      size="sm"
      isWithdrawal
      busy={busy}
      aria-label={t('withdrawOne', { name: _project.name })}
      onClick={() => run({ params: { id: _id } })}
    >
      {t('withdraw')}
    </TakingButton>
  )
}
