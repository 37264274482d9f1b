import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Avatar } from '#platform/ui/avatar.tsx'
import { Loaded } from '#platform/ui/boundary.tsx'
import { BoxedRows } from '#platform/ui/boxed-rows.tsx'
import { ContactLinks, WebLinks, WithAddresses } from '#platform/ui/contact-links.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Label } from '#platform/ui/label.tsx'
import { LinkAnchor, LinkButton } from '#platform/ui/links.tsx'
import { useMoment, whole } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { Page } from '#platform/ui/page.tsx'
import { useAwaiting, useSide } from '#platform/ui/side.tsx'
import { Stage } from '#platform/ui/stage.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { useContact } from '#programme/programme/web/contact.ts'
import { useUniversities } from '#programme/programme/web/universities.ts'
import { TypeTag } from '#teams/introduction/web/type-tag.tsx'
import { ReportPart } from '#teams/progress-report/web/report-part.tsx'
import { ownRescueQuery } from '#teams/rescue/web/calls.ts'
import { OwnRescue } from '#teams/rescue/web/own-rescue.tsx'
import { OwnWay } from '#teams/rescue/web/own-way.tsx'
import person from '#teams/seats/web/person.module.css'
import { Seats } from '#teams/seats/web/seats.tsx'
import type { Team } from '../calls.ts'
import { teamQuery } from './calls.ts'
import { CompleteTeam } from './complete-team.tsx'
import { NextOfTeam, useNextOfTeam } from './next-of-team.tsx'
import classes from './team.module.css'
import { TeamArrivals } from './team-arrivals.tsx'
import { TypesOfTeam } from './types-of-team.tsx'

/** The team of an owner or a member (decision X16). */
export function TeamPage() {
  const t = useTranslations('team.team')
  const next = useNextOfTeam()
  const isWaiting = useAwaiting(useSide(ownRescueQuery()), next.own, next.requests, next.report)
  return (
    <Page>
      <Loaded query={teamQuery()} heading={t('title')} lines={12} isWaiting={isWaiting}>
        {({ team }) => (
          <>
            <Title order={1}>{t('title')}</Title>
            {team ? <Whole team={team} /> : <NoTeam />}
          </>
        )}
      </Loaded>
    </Page>
  )
}

function NoTeam() {
  const t = useTranslations('team.team')
  const rescue = useSide(ownRescueQuery()).data?.rescue
  const introducing = { to: '/settings', search: { tab: 'introduction' } } as const
  return (
    <>
      <OwnRescue />
      {rescue ? (
        <OwnWay>
          <LinkButton {...introducing} variant="default">
            {t('toIntroduction')}
          </LinkButton>
        </OwnWay>
      ) : (
        <EmptyState line="waits">
          <Text>{t('empty')}</Text>
          <LinkButton {...introducing}>{t('toIntroduction')}</LinkButton>
        </EmptyState>
      )}
    </>
  )
}

function Whole({ team }: { team: Team }) {
  const t = useTranslations('team.team')
  const tr = useTranslations('progress-report')
  const { step } = useNextOfTeam()
  const isMentorNext = step?.kind === 'find-mentor' || step?.kind === 'suggest-mentor'
  const { project, remainingSeats, members } = team
  const isFull = remainingSeats === 0
  const isOpen = !isFull && !project.isComplete
  return (
    <>
      <Text c="dimmed" mt={8} mb="md">
        {t.rich('ofProject', {
          name: project.name,
          written: (name) => (
            <LinkAnchor to="/my-project" {...WRITTEN}>
              {name}
            </LinkAnchor>
          ),
        })}
      </Text>
      <OwnRescue />
      <TeamArrivals team={team} />
      <NextOfTeam />
      {(isFull || project.isComplete) && (
        <Stage>
          <Title order={2}>{t(isFull ? 'isFull' : 'isComplete')}</Title>
          <Text>{t(isFull ? 'isFullText' : 'isCompleteText')}</Text>
        </Stage>
      )}
      <div className={classes.columns}>
        <div className={classes.column}>
          <Part title={t('members')}>
            <Seats remainingSeats={remainingSeats} isComplete={project.isComplete} />
            <BoxedRows>
              {members.map((one) => (
                <Member key={one._id} member={one} />
              ))}
            </BoxedRows>
            <CompleteTeam team={team} />
          </Part>
          <Part title={t('mentor')}>
            <Mentor mentor={team.mentor} isNext={isMentorNext} />
          </Part>
          <Part title={tr('title')}>
            <ReportPart />
          </Part>
        </div>
        <div className={classes.column}>
          <Part title={t('types')}>
            <Text c="dimmed">{t('typesLead', { isOpen: String(isOpen) })}</Text>
            <TypesOfTeam types={members.map(({ personality }) => personality)} isOpen={isOpen} />
          </Part>
          <Limits deadline={team.teamDeadline} />
        </div>
      </div>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part} aria-label={title}>
      <Title order={2} size="h3">
        {title}
      </Title>
      {children}
    </section>
  )
}

function Member({ member }: { member: Team['members'][number] }) {
  const t = useTranslations('team.team')
  const format = useFormatter()
  const fullName = useFullName()
  const { nameOf } = useUniversities()
  const { user } = useStore(session)
  const { personality, isOwner, email, university, links, since } = member
  const date = whole(format.dateTime(new Date(since), { dateStyle: 'medium' }))
  return (
    <li>
      <div className={person.row}>
        <Avatar person={member} url={member.profilePictureUrl} size="row" />
        <div className={person.grow}>
          <div className={person.line}>
            <h3 className={person.name}>
              {fullName(member)} {member._id === user?._id && <span>({t('you')})</span>}
            </h3>
            {isOwner && <Label>{t('owner')}</Label>}
            <TypeTag type={personality} />
          </div>
          <Text size="sm" c="dimmed">
            {nameOf(university)}
          </Text>
          <Text size="sm" c="dimmed">
            {t('since', { date })}
          </Text>
          <ContactLinks email={email} />
          <WebLinks links={links} />
        </div>
      </div>
    </li>
  )
}

interface MentorProps extends Pick<Team, 'mentor'> {
  /** The page's one next step leads to it. */
  isNext: boolean
}

function Mentor({ mentor, isNext }: MentorProps) {
  const t = useTranslations('team.team')
  const fullName = useFullName()
  const isOwner = useStore(session).user?.projectRole === 'OWNER'
  if (!mentor)
    return (
      <>
        <Text>{t('noMentor')}</Text>
        {!isNext && (
          <div>
            <LinkButton variant="default" size="sm" to="/mentors/find-mentors">
              {t(isOwner ? 'askMentor' : 'suggestMentor')}
            </LinkButton>
          </div>
        )}
      </>
    )
  return (
    <BoxedRows>
      <li>
        <div className={person.row}>
          <Avatar person={mentor} url={mentor.profilePictureUrl} size="row" />
          <div className={person.grow}>
            <h3 className={person.name}>{fullName(mentor)}</h3>
            <Text size="sm" c="dimmed" {...WRITTEN}>
              {mentor.title}
            </Text>
            <ContactLinks {...mentor.contact} />
          </div>
        </div>
      </li>
    </BoxedRows>
  )
}

function Limits({ deadline }: { deadline: string }) {
  const t = useTranslations('team.team')
  const moment = useMoment()
  const contact = useContact()
  return (
    <Part title={t('limits')}>
      <ul className={classes.limits}>
        <li>{t('limitSize')}</li>
        <li>{t('limitDeadline', { date: moment(deadline) })}</li>
        <li>
          <WithAddresses words={t('limitHelp', { contact })} />
        </li>
      </ul>
    </Part>
  )
}
