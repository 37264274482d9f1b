import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Avatar } from '#platform/ui/avatar.tsx'
import { Loaded } from '#platform/ui/boundary.tsx'
import { WithAddresses } from '#platform/ui/contact-links.tsx'
import { Dotted } from '#platform/ui/dotted.tsx'
import { DownloadButton } from '#platform/ui/download-button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { useFileSize } from '#platform/ui/file-size.ts'
import { LinkButton } from '#platform/ui/links.tsx'
import { useShortDay, useShortMoment } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { Page } from '#platform/ui/page.tsx'
import { Redirect } from '#platform/ui/redirect.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import { callAddress } from '#platform/web/call-address.ts'
import { queryOf } from '#platform/web/query.ts'
import { ProjectLink } from '#programme/finished/web/project-link.tsx'
import { SemesterChoice } from '#programme/finished/web/semester-choice.tsx'
import { type ShownSemester, useSemester } from '#programme/finished/web/use-semester.ts'
import { progressReport } from '#teams/progress-report/calls.ts'
import { type MentoredProject, mentoredProject } from '../calls.ts'
import classes from './mentored-project.module.css'
import { markOpened } from './opened-reports.ts'

/** The projects that a mentor has taken, in this semester or in a finished one: whom to write to, who is in the team, how far each of them is. */
export function MentoredProjectsPage() {
  const t = useTranslations('mentored-project')
  const shown = useSemester(2)
  // There has been no second semester yet (decision X9).
  if (!shown) return <Redirect to="/" />
  return (
    <Page>
      <Title order={1}>{t('title')}</Title>
      <div className={classes.semester}>
        <SemesterChoice shown={shown} />
      </div>
      <Loaded query={queryOf(mentoredProject.list, { query: shown.asked })} lines={10}>
        {({ projects }) =>
          projects.length === 0 ? (
            <Empty isFinished={shown.isFinished} />
          ) : (
            <ul className={classes.cards}>
              {projects.map((one) => (
                <Mentored key={one._id} project={one} shown={shown} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Page>
  )
}

function Empty({ isFinished }: { isFinished: boolean }) {
  const t = useTranslations('mentored-project')
  if (isFinished)
    return (
      <EmptyState line="stops">
        <Text>{t('emptyFinished')}</Text>
      </EmptyState>
    )
  return (
    <EmptyState line="waits">
      <Text>{t('empty')}</Text>
      <LinkButton to="/project/project-applications">{t('applications')}</LinkButton>
    </EmptyState>
  )
}

function Mentored({ project, shown }: { project: MentoredProject; shown: ShownSemester }) {
  const t = useTranslations('mentored-project')
  const day = useShortDay()
  const moment = useShortMoment()
  const size = useFileSize()
  const { _id, shortDescription, contact, since, members, moduleCount, report } = project
  return (
    <li className={classes.card} data-row={_id}>
      <div>
        <Title order={2} size="h3">
          <ProjectLink project={project} {...shown.asked} />
        </Title>
        <p className={classes.soft}>{t(shown.isFinished ? 'wasSince' : 'since', { date: day(since) })}</p>
        <Text mt="sm" {...WRITTEN}>
          {shortDescription}
        </Text>
        <Title order={3} size="h5" mt="md">
          {t('contact')}
        </Title>
        <p className={classes.contact} {...WRITTEN}>
          <WithAddresses words={contact} />
        </p>
        <Title order={3} size="h5" mt="md">
          {t('report')}
        </Title>
        {report ? (
          <>
            <Text>{t('uploaded', { date: moment(report.submittedAt) })}</Text>
            <DownloadButton
              variant="default"
              size="sm"
              mt="xs"
              path={callAddress(progressReport.file, { params: { id: report._id } })}
              onBegun={() => markOpened(report._id)}
              aria-label={t('downloadOf', { size: size(report.bytes), name: project.name })}
            >
              {t('download', { size: size(report.bytes) })}
            </DownloadButton>
          </>
        ) : (
          <p className={classes.soft}>{t(shown.isFinished ? 'notUploaded' : 'notYet')}</p>
        )}
      </div>
      <div>
        <Title order={3} size="h5">
          {t('team')}
        </Title>
        <ul className={classes.team}>
          {members.map((one) => (
            <Member key={one._id} member={one} moduleCount={moduleCount} />
          ))}
        </ul>
      </div>
    </li>
  )
}

interface MemberProps {
  member: MentoredProject['members'][number]
  moduleCount: number
}

function Member({ member, moduleCount }: MemberProps) {
  const t = useTranslations('mentored-project')
  const tp = useTranslations('ui.types')
  const fullName = useFullName()
  const { personality, isOwner, modulesCompleted, email } = member
  return (
    <li className={classes.member}>
      <Avatar person={member} size="row" />
      <div>
        <Text fw={600}>{fullName(member)}</Text>
        <p className={classes.soft}>
          <Dotted parts={[isOwner && t('owner'), personality && tp(personality)]} />
        </p>
        {email && (
          <p className={classes.contact}>
            <WithAddresses words={email} />
          </p>
        )}
        <div className={classes.track} aria-hidden="true">
          {Array.from({ length: moduleCount }, (_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: modules have nothing but their number here
            <span key={n} className={classes.module} data-done={n < modulesCompleted || undefined} />
          ))}
        </div>
        <p className={classes.soft}>{t('modules', { done: modulesCompleted, all: moduleCount })}</p>
      </div>
    </li>
  )
}
