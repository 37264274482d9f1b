import { Button } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Grade } from '#course/grade/web/grade.tsx'
import { CorrectDialog } from '#office/account/web/correct-dialog.tsx'
import { SwitchDialog } from '#office/account/web/switch-dialog.tsx'
import { MailOfPerson } from '#people/mail/web/of-person.tsx'
import { StudentNameChange } from '#people/name-change/web/of-student.tsx'
import { Loaded } from '#platform/ui/boundary.tsx'
import { BackLink } from '#platform/ui/links.tsx'
import { useMoment } from '#platform/ui/moment.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { Page } from '#platform/ui/page.tsx'
import { PersonHead } from '#platform/ui/person-head.tsx'
import { TakingButton } from '#platform/ui/taking-button.tsx'
import type { StudentDetails } from '../calls.ts'
import { studentQuery } from './calls.ts'
import { Earlier } from './earlier.tsx'
import { Exams } from './exams.tsx'
import { CertificatesCard, RegistrationCard, StudentFacts } from './facts.tsx'
import { IncludeDialog } from './include-dialog.tsx'
import { Lines } from './lines.tsx'
import classes from './student.module.css'

/** What a student did and when, and what was done about them (decision T4). */
export function StudentPage() {
  const t = useTranslations('student-staff')
  const { id } = useParams({ strict: false })
  return (
    <Page width="list">
      <BackLink to="/students">{t('one.back')}</BackLink>
      <Loaded query={studentQuery(id ?? '')} heading={t('one.title')} lines={16}>
        {(details) => <Student details={details} />}
      </Loaded>
    </Page>
  )
}

function Student({ details }: { details: StudentDetails }) {
  const t = useTranslations('student-staff')
  const moment = useMoment()
  const { student, course } = details
  const progress = course.currentProgress
  const takesPart = student.participation === 'ENTERED'
  return (
    <>
      <PersonHead person={student} acts={<Acts details={details} />} />
      <MailOfPerson id={student._id} />
      {student.disabledAt && (
        <div className={classes.notice}>
          <Notice kind="note">
            {t('one.isDisabled', {
              date: moment(student.disabledAt),
            })}
          </Notice>
        </div>
      )}
      {student.participation !== 'ENTERED' && (
        <div className={classes.notice}>
          <Notice kind="note">{t(`one.participation.${student.participation}`)}</Notice>
        </div>
      )}
      {details.nameChange && (
        <div className={classes.notice}>
          <StudentNameChange row={details.nameChange} />
        </div>
      )}
      <div className={classes.parts}>
        <StudentFacts details={details} />
        {progress && course.modules.length > 0 && (
          <Grade modules={course.modules} progress={progress} who="theirs" />
        )}
        {details.can.disable && <CertificatesCard student={student._id} />}
        <RegistrationCard registration={details.registration} />
        {progress && takesPart && <Exams details={details} progress={progress} />}
        <Earlier details={details} />
      </div>
      <Lines lines={details.lines} />
    </>
  )
}

type Asked = 'correct' | 'switch' | 'include' | null

function Acts({ details: { student, can } }: { details: StudentDetails }) {
  const t = useTranslations('account-staff')
  const of = useTranslations('student-staff')
  const [asked, setAsked] = useState<Asked>(null)
  const close = () => setAsked(null)
  const to = student.isDisabled ? 'enable' : 'disable'
  const person = { ...student, role: 'STUDENT' } as const
  return (
    <>
      {can.correct && (
        <Button variant="default" onClick={() => setAsked('correct')}>
          {t('correcting.open')}
        </Button>
      )}
      {can.include && (
        <Button variant="default" onClick={() => setAsked('include')}>
          {of('including.open')}
        </Button>
      )}
      {can.disable && to === 'disable' && (
        <TakingButton onClick={() => setAsked('switch')}>{t('switching.disable')}</TakingButton>
      )}
      {can.disable && to === 'enable' && (
        <Button variant="default" onClick={() => setAsked('switch')}>
          {t('switching.enable')}
        </Button>
      )}
      {asked === 'correct' && <CorrectDialog person={person} onClose={close} />}
      {asked === 'include' && <IncludeDialog of={student} onClose={close} />}
      {asked === 'switch' && <SwitchDialog person={person} to={to} onClose={close} />}
    </>
  )
}
