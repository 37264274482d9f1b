import { useTranslations } from 'use-intl'
import { toast } from '#platform/ui/toast.tsx'
import { isFailure } from '#platform/web/failure.ts'
import { askAgain } from '#platform/web/query.ts'
import { mentorApplication } from '../mentor-application-calls.ts'
import { requests } from '../requests-calls.ts'

const OWN_ANSWERS: readonly unknown[] = ['ACCEPTED', 'REJECTED']

/** For an answer that came too late: after the mentor's own in another window there is nothing left to press. */
export function useLateAnswer(onClose: () => void) {
  const t = useTranslations('request-mentor-application.manage')
  return (failure: unknown): boolean => {
    void askAgain(mentorApplication.received, requests.waiting)
    const isOwn =
      isFailure(failure, 'mentor-application-not-pending') && OWN_ANSWERS.includes(failure.detail.status)
    if (!isOwn) return false
    onClose()
    toast({ kind: 'failure', text: t('answeredAlready') })
    return true
  }
}
