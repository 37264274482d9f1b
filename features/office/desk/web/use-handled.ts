import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AlreadyHandled, remark } from '#course/remark/calls.ts'
import { today } from '#office/today/calls.ts'
import { useFullName } from '#platform/ui/names.ts'
import { toast } from '#platform/ui/toast.tsx'
import { isFailure } from '#platform/web/failure.ts'
import { askAgain } from '#platform/web/query.ts'
import type { Asked } from './calls.ts'

export interface HandlingProps {
  asked: Asked
  /** The remark that the signed-in person has handled, as soon as they have. */
  onHandled: (id: string) => void
  onClose: () => void
}

const told = { answer: 'answering.sent', finish: 'finishing.done' } as const

/** What follows on an act: the dialog closes, it is told, and the list is asked for again; or somebody else was faster. */
export function useHandled({ asked: { act, row }, onHandled, onClose }: HandlingProps) {
  const t = useTranslations('desk-staff.remarks')
  const fullName = useFullName()
  const [late, setLate] = useState<AlreadyHandled | null>(null)
  const finish = () => {
    // The dialog goes first: behind an open one nothing takes the focus.
    onClose()
    void askAgain(remark.list, today.queues)
  }
  const done = () => {
    onHandled(row._id)
    finish()
    toast({ kind: 'success', text: t(told[act], { name: fullName(row.from) }) })
  }
  const failed = (failure: unknown): boolean => {
    if (!isFailure(failure, 'remark-already-answered', 'remark-already-done')) return false
    const { data } = AlreadyHandled.safeParse(failure.detail)
    if (data) setLate(data)
    return data !== undefined
  }
  return { done, failed, late, close: late ? finish : onClose }
}
