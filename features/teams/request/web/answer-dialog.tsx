import { useTranslations } from 'use-intl'
import { useFullName } from '#platform/ui/names.ts'
import { application as applications, type ReceivedApplication } from '../application-calls.ts'
import type { Answering } from './received-application-card.tsx'
import { RequestDialog } from './request-dialog.tsx'

interface Props {
  act: Answering
  application: ReceivedApplication
  isLastSeat: boolean
  onClose: () => void
}

/** Asks the owner before an application is accepted or rejected (spec 2). */
export function AnswerDialog({ act, application, isLastSeat, onClose }: Props) {
  const t = useTranslations('request-application.received')
  const name = useFullName()(application.applicant)
  return (
    <RequestDialog
      call={applications[act]}
      id={application._id}
      title={t(`${act}Title`, { name })}
      confirm={t(act)}
      danger={act === 'reject'}
      done={t(act === 'accept' ? 'accepted' : 'rejected', { name })}
      name={name}
      onClose={onClose}
    >
      <p>{t(`${act}Effect`)}</p>
      {act === 'accept' && isLastSeat && <p>{t('acceptLast')}</p>}
    </RequestDialog>
  )
}
