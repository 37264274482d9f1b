import type { Role } from '@rajt/contract/parts'
import { AlreadyDecided, type Registration, registration } from '@rajt/contract/registration'
import { useFormatter, useTranslations } from 'use-intl'
import { send } from '../plumbing/api.ts'
import { isFailure } from '../plumbing/failure.ts'
import { language } from '../plumbing/language.ts'
import { callQuery, forgetAnswers, queryClient } from '../plumbing/query.ts'
import { wordsOf } from '../ui/failure-words.ts'
import type { ListAnswer } from '../ui/list-page.tsx'
import { useFullName } from '../ui/names.ts'
import { toast } from '../ui/toast.tsx'

export const shownStatuses = ['WAITING', 'ACCEPTED', 'REJECTED'] as const
export type ShownStatus = (typeof shownStatuses)[number]
export type Decision = 'accept' | 'reject' | 'reopen'

/** A decision about somebody, before it is confirmed. */
export interface Asked {
  decision: Decision
  rows: readonly Registration[]
  /** Called when it is carried out: the marked rows are no longer marked. */
  onDone?: () => void
}

export interface Narrowing {
  universities: string[]
  status: ShownStatus[]
  search: string
  pageNumber: number
}

export const listQuery = (role: Role, body: Narrowing) =>
  callQuery(registration.list, { params: { role: role.toLowerCase() }, body })

const results: Record<Decision, ShownStatus> = { accept: 'ACCEPTED', reject: 'REJECTED', reopen: 'WAITING' }

/**
 * Carries a decision out and tells it; that somebody else was faster is told too, and is no failure (decision A2).
 * Says whether everything was decided as asked.
 */
export function useDecide() {
  const t = useTranslations('people.confirmation')
  const format = useFormatter()
  const fullName = useFullName()
  const tell = ({ decision, rows: [first] }: Asked, { decided, alreadyDecided }: Outcome) => {
    if (!first || decided === 0) return toast({ kind: 'failure', text: t('noneLeft') })
    const done = t(`done.${decision}`, { count: decided, name: fullName(first) })
    const text =
      alreadyDecided > 0 ? t('alreadyDecided', { done, count: format.number(alreadyDecided) }) : done
    toast({ kind: 'success', text })
  }
  const wordsFor = ({ status, decidedBy }: AlreadyDecided) =>
    t('decidedBefore', { status: t(`status.${status}`), name: decidedBy ? fullName(decidedBy) : '–' })
  return async (asked: Asked, words: string): Promise<boolean> => {
    try {
      const outcome = await carryOut(asked, words)
      tell(asked, outcome)
      return outcome.alreadyDecided === 0
    } catch (failure) {
      if (!isFailure(failure, 'registration-already-decided', 'registration-not-decided')) throw failure
      const { data: before } = AlreadyDecided.safeParse(failure.detail)
      // The answer to their own decision was lost on its way: it is done.
      const isHers = before?.byYou && before.status === results[asked.decision]
      if (isHers) tell(asked, { decided: 1, alreadyDecided: 0 })
      else toast({ kind: 'failure', text: before ? wordsFor(before) : wordsOf(failure, language.get()) })
      return isHers ?? false
    }
  }
}

interface Outcome {
  decided: number
  alreadyDecided: number
}

async function carryOut({ decision, rows }: Asked, words: string): Promise<Outcome> {
  const [first] = rows
  if (!first) return { decided: 0, alreadyDecided: 0 }
  if (rows.length === 1) {
    await decideOne(decision, first._id, words)
    return { decided: 1, alreadyDecided: 0 }
  }
  const ids = rows.map(({ _id }) => _id)
  if (decision === 'reject') return send(registration.rejectMarked, { body: { ids, reason: words } })
  return send(registration.acceptMarked, { body: { ids } })
}

function decideOne(decision: Decision, id: string, words: string): Promise<Registration> {
  const params = { id }
  if (decision === 'accept') return send(registration.accept, { params })
  if (decision === 'reject') return send(registration.reject, { params, body: { reason: words } })
  return send(registration.reopen, { params, body: { note: words } })
}

/** What was decided cannot be decided again: at once on the screen, then as the server tells it, who alone knows others' decisions. */
export function showDecided({ decision, rows }: Asked, asAsked: boolean): void {
  const ids = new Set(rows.map(({ _id }) => _id))
  const decided = (row: Registration): Registration =>
    ids.has(row._id)
      ? {
          ...row,
          status: asAsked ? results[decision] : row.status,
          account: null,
          can: { accept: false, reject: false, reopen: false },
        }
      : row
  queryClient.setQueriesData<ListAnswer<Registration>>(
    { queryKey: [registration.list.path] },
    (answer) => answer && { ...answer, data: answer.data.map(decided) },
  )
  void forgetAnswers(registration.list)
}
