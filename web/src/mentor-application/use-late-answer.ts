import { mentorApplication } from '@rajt/contract/mentor-application'
import { useTranslations } from 'use-intl'
import { isFailure } from '../plumbing/failure.ts'
import { askAgain } from '../plumbing/query.ts'
import { toast } from '../ui/toast.tsx'

const OWN_ANSWERS: readonly unknown[] = ['ACCEPTED', 'REJECTED']

/** For an answer that came too late: after the mentor's own in another window there is nothing left to press. */
export function useLateAnswer(onClose: () => void) {
  const t = useTranslations('mentor-application.manage')
  return (failure: unknown): boolean => {
    void askAgain(mentorApplication.received)
    const isOwn =
      isFailure(failure, 'mentor-application-not-pending') && OWN_ANSWERS.includes(failure.detail.status)
    if (!isOwn) return false
    onClose()
    toast({ kind: 'failure', text: t('answeredAlready') })
    return true
  }
}
