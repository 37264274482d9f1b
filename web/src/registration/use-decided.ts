import { AlreadyDecided, registration } from '@rajt/contract/registration'
import { useFormatter, useTranslations } from 'use-intl'
import { isFailure } from '../plumbing/failure.ts'
import { language } from '../plumbing/language.ts'
import { askAgain } from '../plumbing/query.ts'
import { wordsOf } from '../ui/failure-words.ts'
import { useFullName } from '../ui/names.ts'
import { toast } from '../ui/toast.tsx'
import type { Asked, Decision, ShownStatus } from './confirmation-calls.ts'

export interface DecisionProps {
  asked: Asked
  onClose: () => void
}

const results: Record<Decision, ShownStatus> = { accept: 'ACCEPTED', reject: 'REJECTED', reopen: 'WAITING' }

/** What follows on a decision: the dialog closes, it is told, and the list is asked for again. */
export function useDecided({ asked, onClose }: DecisionProps) {
  const t = useTranslations('registration-staff')
  const format = useFormatter()
  const fullName = useFullName()
  const finish = () => {
    // The dialog goes first: behind an open one nothing takes the focus.
    onClose()
    asked.onDone?.()
    void askAgain(registration.list)
  }
  const tell = (decided: number, before: number) => {
    const [first] = asked.rows
    if (!first || decided === 0) return toast({ kind: 'failure', text: t('noneLeft') })
    const done = t(`done.${asked.decision}`, { count: decided, name: fullName(first) })
    const text = before > 0 ? t('alreadyDecided', { done, count: format.number(before) }) : done
    return toast({ kind: 'success', text })
  }
  /** Somebody else was faster, which is no failure (decision A2); or the answer to one's own decision was lost. */
  const tellDecidedBefore = (failure: unknown): boolean => {
    if (!isFailure(failure, 'registration-already-decided', 'registration-not-decided')) return false
    const { data: before } = AlreadyDecided.safeParse(failure.detail)
    finish()
    if (before?.byYou && before.status === results[asked.decision]) return tell(1, 0)
    const words =
      before &&
      t('decidedBefore', {
        status: t(`status.${before.status}`),
        name: before.decidedBy ? fullName(before.decidedBy) : '–',
      })
    return toast({ kind: 'failure', text: words ?? wordsOf(failure, language.get()) })
  }
  return {
    one: () => {
      finish()
      tell(1, 0)
    },
    marked: ({ decided, alreadyDecided }: { decided: number; alreadyDecided: number }) => {
      finish()
      tell(decided, alreadyDecided)
    },
    failed: tellDecidedBefore,
  }
}
