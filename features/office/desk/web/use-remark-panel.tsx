import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Remark } from '#course/remark/calls.ts'
import { ListPanel } from '#platform/ui/list-panel.tsx'
import { useFullName } from '#platform/ui/names.ts'
import type { Panel } from '#platform/ui/panel.ts'
import { toast } from '#platform/ui/toast.tsx'
import type { Asked } from './calls.ts'
import { usePanelActs } from './remark-acts.tsx'
import { RemarkFacts } from './remark-facts.tsx'

/** Goes through the remarks one after another: the next new one opens once the open one is handled. */
export function useRemarkPanel(onAsk: (asked: Asked) => void) {
  const t = useTranslations('desk-staff.remarks')
  const [open, setOpen] = useState<string | null>(null)
  const [handled, setHandled] = useState<ReadonlySet<string>>(new Set())
  const fullName = useFullName()
  const acts = usePanelActs(onAsk)
  const panel = {
    view: ListPanel,
    open,
    onOpen: setOpen,
    onClose: () => setOpen(null),
    title: ({ from }) => fullName(from),
    content: (row) => <RemarkFacts row={row} />,
    acts,
    // What one has done oneself counts at once, and not only when the list has been asked again.
    waits: (row) => row.can.answer && !handled.has(row._id),
    onLeft: (row) => {
      if (!handled.has(row._id)) toast({ kind: 'failure', text: t('left', { name: fullName(row.from) }) })
    },
  } satisfies Panel<Remark>
  return { panel, remember: (id: string) => setHandled(new Set([...handled, id])) }
}
