import { useTranslations } from 'use-intl'
import { DownloadButton } from '#platform/ui/download-button.tsx'
import { Fact, Facts } from '#platform/ui/facts.tsx'
import { useFileSize } from '#platform/ui/file-size.ts'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { useDay } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { callAddress } from '#platform/web/call-address.ts'
import { ProjectLink } from '#programme/finished/web/project-link.tsx'
import { progressReport } from '#teams/progress-report/calls.ts'
import type { EarlierSemester, EarlierTeam } from '../calls.ts'
import classes from './earlier.module.css'

interface Props {
  of: Pick<EarlierSemester, 'semester' | 'number' | 'onePager' | 'team'>
}

/** What somebody has of a finished semester beside its modules: the one-pager of a first one, the team of a second one. */
export function EarlierFacts({ of: { semester, number, onePager, team } }: Props) {
  const t = useTranslations('earlier')
  const day = useDay()
  if (number === 2) return <TeamFacts team={team} semester={semester} />
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
  if (!team)
    return (
      <Facts>
        <Fact name={t('project')}>{t('noTeam')}</Fact>
      </Facts>
    )
  const { project, isOwner, members, mentor, report, can } = team
  return (
    <Facts>
      <Fact name={t('project')}>
        <ProjectLink project={project} isGone={!can.open} semester={semester} />
        <span>{` · ${t(isOwner ? 'owner' : 'member')}`}</span>
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
    </Facts>
  )
}

function Report({ report, name }: { report: EarlierTeam['report']; name: string }) {
  const t = useTranslations('earlier')
  const day = useDay()
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
