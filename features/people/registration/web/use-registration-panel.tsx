import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Role } from '#platform/contract/parts.ts'
import { ListPanel } from '#platform/ui/list-panel.tsx'
import { useFullName } from '#platform/ui/names.ts'
import type { Panel } from '#platform/ui/panel.ts'
import { toast } from '#platform/ui/toast.tsx'
import { queryClient } from '#platform/web/query.ts'
import type { Registration } from '../calls.ts'
import { usePanelActs } from './confirmation-acts.tsx'
import { type Asked, type Decision, listQuery } from './confirmation-calls.ts'
import { RegistrationFacts } from './confirmation-panel.tsx'

interface Options {
  role: Role
  onAsk: (asked: Asked) => void
}

/** Goes through the registrations one after another: the next waiting one opens once the open one is decided. */
export function useRegistrationPanel({ role, onAsk }: Options) {
  const [open, setOpen] = useState<string | null>(null)
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const fullName = useFullName()
  const acts = usePanelActs({ onAsk })
  const tellLeft = useTellLeft(role)
  const panel = {
    view: ListPanel,
    open,
    onOpen: setOpen,
    onClose: () => setOpen(null),
    title: fullName,
    content: (row) => <RegistrationFacts row={row} />,
    acts,
    // One's own decision counts at once, and not only when the list has been asked again.
    waits: (row) => row.can.accept && !decided.has(row._id),
    onLeft: (row) => {
      if (!decided.has(row._id)) void tellLeft(row)
    },
  } satisfies Panel<Registration>
  const remember = (ids: readonly string[], decision: Decision) => {
    setDecided((before) => {
      const next = new Set(before)
      for (const id of ids) decision === 'reopen' ? next.delete(id) : next.add(id)
      return next
    })
  }
  return { panel, remember, decided }
}

/** Somebody else decided about the open one: asked again, the server says who and what. */
function useTellLeft(role: Role) {
  const t = useTranslations('registration-staff')
  const fullName = useFullName()
  return async (row: Registration) => {
    const query = listQuery(role, { universities: [], status: [], search: row.email, pageNumber: 1 })
    const found = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => null)
    const now = found?.data.find(({ _id }) => _id === row._id)
    const name = fullName(row)
    if (now?.status === 'WAITING') return
    const text = now?.decidedBy
      ? t('left.decided', { name, status: t(`status.${now.status}`), by: fullName(now.decidedBy) })
      : t('left.gone', { name })
    toast({ kind: 'failure', text })
  }
}
