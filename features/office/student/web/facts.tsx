import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { StudentCertificates } from '#course/certificate/web/student-certificates.tsx'
import type { Registration } from '#people/registration/calls.ts'
import { Dotted } from '#platform/ui/dotted.tsx'
import { Fact, Facts } from '#platform/ui/facts.tsx'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { MailAddress } from '#platform/ui/mail-address.tsx'
import { useDay } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { ProjectLink } from '#programme/finished/web/project-link.tsx'
import { useUniversities } from '#programme/programme/web/universities.ts'
import type { StudentDetails, StudentTeam } from '../calls.ts'
import classes from './student.module.css'

/** Who they are, and what they have handed in. */
export function StudentFacts({ details: { student, onePager, project } }: { details: StudentDetails }) {
  const t = useTranslations('student-staff')
  const fullName = useFullName()
  const { nameOf } = useUniversities()
  const day = useDay()
  const isFirst = useStore(session).context?.CURRENT_SEMESTER === 1
  const { personality, lastActiveOn, formerly } = student
  return (
    <section className={`${classes.card} ${classes.whole}`} aria-labelledby="data">
      <Title order={2} id="data" size="h4">
        {t('one.data')}
      </Title>
      <Facts areBeside>
        <Fact name={t('one.email')}>
          <MailAddress>{student.email}</MailAddress>
        </Fact>
        {student.emailAsked && (
          <Fact name={t('one.emailAsked')}>
            <MailAddress>{student.emailAsked}</MailAddress>
          </Fact>
        )}
        <Fact name={t('one.neptun')}>
          {student.neptun ? <span translate="no">{student.neptun}</span> : t('none')}
        </Fact>
        <Fact name={t('one.university')}>{nameOf(student.university)}</Fact>
        <Fact name={t('one.username')}>
          {student.username ? <span translate="no">{student.username}</span> : t('none')}
        </Fact>
        <Fact name={t('one.personality')}>
          {personality ? t(`personality.${personality}`) : t('noPersonality')}
        </Fact>
        {formerly.length > 0 && <Fact name={t('one.formerly')}>{formerly.map(fullName).join(', ')}</Fact>}
        <Fact name={t('one.since')}>{day(student.since)}</Fact>
        <Fact name={t('one.active')}>{lastActiveOn ? day(`${lastActiveOn}T12:00:00Z`) : t('never')}</Fact>
        {student.participation === 'ENTERED' &&
          (isFirst ? (
            <OnePagerFact onePager={onePager} />
          ) : (
            <TeamFacts team={student.team} project={project} />
          ))}
      </Facts>
    </section>
  )
}

function OnePagerFact({ onePager }: Pick<StudentDetails, 'onePager'>) {
  const t = useTranslations('student-staff')
  const day = useDay()
  return (
    <Fact name={t('one.onePager')}>
      {onePager ? (
        <>
          {t('one.handedIn', { date: day(onePager.submittedAt) })}{' '}
          <LinkAnchor to="/one-pager/details/$id" params={{ id: onePager._id }}>
            {t('one.openOnePager')}
          </LinkAnchor>
        </>
      ) : (
        t('notHandedIn')
      )}
    </Fact>
  )
}

interface OfTeam {
  team: StudentTeam | null
  project: StudentDetails['project']
}

function TeamFacts({ team, project }: OfTeam) {
  const t = useTranslations('student-staff')
  const fullName = useFullName()
  const day = useDay()
  if (!team) return <Fact name={t('one.team')}>{t('noTeam')}</Fact>
  return (
    <>
      <Fact name={t('one.team')}>
        <Dotted
          parts={[<ProjectLink key="project" project={team.project} />, t(team.isOwner ? 'owner' : 'member')]}
        />
      </Fact>
      {project && (
        <>
          <Fact name={t('one.mentor')}>{project.mentor ? fullName(project.mentor) : t('one.noMentor')}</Fact>
          <Fact name={t('one.report')}>
            {project.reportAt ? t('one.handedIn', { date: day(project.reportAt) }) : t('notHandedIn')}
          </Fact>
        </>
      )}
    </>
  )
}

/** The student's certificates, for the office. */
export function CertificatesCard({ student }: { student: string }) {
  const t = useTranslations('certificate-staff')
  return (
    <section className={classes.card} aria-labelledby="certificates">
      <Title order={2} id="certificates" size="h4">
        {t('title')}
      </Title>
      <StudentCertificates student={student} />
    </section>
  )
}

/** How the student came into the programme. */
export function RegistrationCard({ registration }: { registration: Registration | null }) {
  const t = useTranslations('student-staff')
  const fullName = useFullName()
  const day = useDay()
  return (
    <section className={classes.card} aria-labelledby="registration">
      <Title order={2} id="registration" size="h4">
        {t('one.registration')}
      </Title>
      {registration ? (
        <Facts areBeside>
          <Fact name={t('one.registered')}>{day(registration.since)}</Fact>
          <Fact name={t(`one.status.${registration.status}`)}>
            {registration.decidedAt &&
              t('one.decidedBy', {
                name: registration.decidedBy ? fullName(registration.decidedBy) : t('none'),
                date: day(registration.decidedAt),
              })}
          </Fact>
          {registration.reason && <Fact name={t('one.rejectedFor')}>{registration.reason}</Fact>}
        </Facts>
      ) : (
        <Text>{t('one.invited')}</Text>
      )}
    </section>
  )
}
