import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFullName } from '#platform/ui/names.ts'
import { useTellFailure } from '#platform/ui/tell.ts'
import { toast } from '#platform/ui/toast.tsx'
import { send } from '#platform/web/api.ts'
import { isFailure } from '#platform/web/failure.ts'
import { askAgain } from '#platform/web/query.ts'
import { AlreadyDecided, type Registration, registration } from '../calls.ts'
import type { Asked, Decision, ShownStatus } from './confirmation-calls.ts'

export interface DecisionProps {
  asked: Asked
  /** Called at once with the ids that the signed-in person has decided about. */
  onDecided: (ids: readonly string[], decision: Decision) => void
  onClose: () => void
}

/** What others had decided before: told in the dialog, which stays with what was typed. */
export interface Late {
  /** Of a marked set: how many were decided now. */
  decided: number
  others: readonly { row: Registration; before: AlreadyDecided }[]
}

const results: Record<Decision, ShownStatus> = { accept: 'ACCEPTED', reject: 'REJECTED', reopen: 'WAITING' }

/** What follows on a decision: the dialog closes, it is told, and the list is asked for again. */
export function useDecided({ asked, onDecided, onClose }: DecisionProps) {
  const { rows, decision } = asked
  const t = useTranslations('registration-staff')
  const fullName = useFullName()
  const [late, setLate] = useState<Late | null>(null)
  const tellFailure = useTellFailure()
  const close = () => {
    onClose()
    asked.onDone?.()
  }
  const finish = () => {
    // The dialog goes first: behind an open one nothing takes the focus.
    close()
    void askAgain(registration.list)
  }
  const tell = (decided: readonly Registration[]) => {
    onDecided(idsOf(decided), decision)
    finish()
    say(decided)
  }
  const say = (decided: readonly Registration[]) => {
    const [one] = decided
    if (one)
      toast({
        kind: 'success',
        text: t(`done.${decision}`, { count: decided.length, name: fullName(one) }),
        ...(decision === 'accept' && { offer: { word: t('undo'), run: () => void takeBack(decided) } }),
      })
  }
  const takeBack = async (accepted: readonly Registration[]) => {
    const ids = idsOf(accepted)
    const undone = await send(registration.undo, { body: { ids } }).then(
      () => true,
      (failure: unknown) => void tellFailure(failure),
    )
    // Also where it was too late: what the list shows may be older.
    onDecided(ids, 'reopen')
    await askAgain(registration.list)
    const [one] = accepted
    if (undone && one)
      toast({ kind: 'success', text: t('undone', { count: ids.length, name: fullName(one) }) })
  }
  /** Somebody else was faster, which is no failure (decision A2); or the answer to one's own decision was lost. */
  const failed = (failure: unknown): boolean => {
    // Reopened by somebody else: the dialog says so, and the list behind it shows it.
    if (isFailure(failure, 'registration-not-decided')) void askAgain(registration.list)
    if (!isFailure(failure, 'registration-already-decided')) return false
    const [row] = rows
    const before = beforeOf(failure.detail)
    if (!row || !before) return false
    if (before.byYou && before.status === results[decision]) tell(rows)
    else setLate({ decided: 0, others: [{ row, before }] })
    return true
  }
  const marked = ({
    before = [],
  }: {
    before?: readonly (AlreadyDecided & { _id: string })[] | undefined
  }) => {
    const byId = new Map(before.map((one) => [one._id, one]))
    const others = rows.flatMap((row) => {
      const known = byId.get(row._id)
      return known ? [{ row, before: known }] : []
    })
    if (others.length > 0) setLate({ decided: rows.length - others.length, others })
    else tell(rows)
  }
  /** The row goes before the server has answered; the dialog with it. Another one may be open when the answer comes. */
  const begin = () => {
    onDecided(idsOf(rows), decision)
    close()
  }
  const answered = () => {
    void askAgain(registration.list)
    say(rows)
  }
  /** The row is back, with the reason. */
  const refused = (failure: unknown): boolean => {
    const before = isFailure(failure, 'registration-already-decided') ? beforeOf(failure.detail) : undefined
    if (before?.byYou && before.status === results[decision]) {
      answered()
      return true
    }
    onDecided(idsOf(rows), 'reopen')
    void askAgain(registration.list)
    const [row] = rows
    if (!before?.decidedBy || !row) return false
    const status = t(`status.${before.status}`)
    const text = t('left.decided', { name: fullName(row), status, by: fullName(before.decidedBy) })
    return toast({ kind: 'failure', text })
  }
  return {
    one: () => tell(rows),
    marked,
    failed,
    late,
    close: late ? finish : onClose,
    early: { begin, answered, refused },
  }
}

const idsOf = (rows: readonly Registration[]) => rows.map(({ _id }) => _id)
const beforeOf = (detail: unknown) => AlreadyDecided.safeParse(detail).data
