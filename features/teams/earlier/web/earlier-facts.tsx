import { useTranslations } from 'use-intl'
import { Dotted } from '#platform/ui/dotted.tsx'
import { DownloadButton } from '#platform/ui/download-button.tsx'
import { Fact, Facts } from '#platform/ui/facts.tsx'
import { useFileSize } from '#platform/ui/file-size.ts'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { useShortDay } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { written } from '#platform/ui/written.tsx'
import { callAddress } from '#platform/web/call-address.ts'
import { ProjectLink } from '#programme/finished/web/project-link.tsx'
import { progressReport } from '#teams/progress-report/calls.ts'
import type { EarlierSemester, EarlierTeam } from '../calls.ts'
import classes from './earlier.module.css'

interface Props {
  of: Pick<EarlierSemester, 'semester' | 'number' | 'onePager' | 'team' | 'dissolved'>
}

/** What somebody has of a finished semester beside its modules: the one-pager of a first one, the team of a second one. */
export function EarlierFacts({ of: { semester, number, onePager, team, dissolved } }: Props) {
  const t = useTranslations('earlier')
  const day = useShortDay()
  if (number === 2)
    return (
      <Facts>
        <TeamFacts team={team} semester={semester} />
        {dissolved.map(({ project, report }) => (
          <Fact key={report._id} name={t('dissolved')}>
            <div>{written(project)}</div>
            <Report report={report} name={project} />
          </Fact>
        ))}
      </Facts>
    )
  return (
    <Facts>
      <Fact name={t('onePager')}>
        {onePager ? (
          <>
            {t('handedIn', { date: day(onePager.submittedAt) })}{' '}
            <LinkAnchor
              to="/one-pager/details/$id"
              params={{ id: onePager._id }}
              aria-label={t('openOnePagerOf', { key: semester })}
            >
              {t('openOnePager')}
            </LinkAnchor>
          </>
        ) : (
          t('notHandedIn')
        )}
      </Fact>
    </Facts>
  )
}

function TeamFacts({ team, semester }: { team: EarlierTeam | null; semester: string }) {
  const t = useTranslations('earlier')
  const fullName = useFullName()
  if (!team) return <Fact name={t('project')}>{t('noTeam')}</Fact>
  const { project, isOwner, members, mentor, report, can } = team
  return (
    <>
      <Fact name={t('project')}>
        <Dotted
          parts={[
            <ProjectLink key="project" project={project} isGone={!can.open} semester={semester} />,
            t(isOwner ? 'owner' : 'member'),
          ]}
        />
      </Fact>
      {/* A coordinator of another university is told no more. */}
      {members.length > 0 && (
        <>
          <Fact name={t('team')}>{members.map(fullName).join(', ')}</Fact>
          <Fact name={t('mentor')}>{mentor ? fullName(mentor) : t('noMentor')}</Fact>
          <Fact name={t('report')}>
            <Report report={report} name={project.name} />
          </Fact>
        </>
      )}
    </>
  )
}

function Report({ report, name }: { report: EarlierTeam['report']; name: string }) {
  const t = useTranslations('earlier')
  const day = useShortDay()
  const size = useFileSize()
  if (!report) return t('noReport')
  return (
    <div className={classes.report}>
      {t('uploaded', { date: day(report.submittedAt) })}
      <DownloadButton
        variant="default"
        size="compact-sm"
        path={callAddress(progressReport.file, { params: { id: report._id } })}
        aria-label={t('downloadOf', { name })}
      >
        {t('download', { size: size(report.bytes) })}
      </DownloadButton>
    </div>
  )
}
