import { Check, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFullName } from '#platform/ui/names.ts'
import { RowAct } from '#platform/ui/row-act.tsx'
import type { NameChange } from '../calls.ts'
import type { Asked } from './decision-dialog.tsx'

const icons = { accept: Check, reject: X } as const

interface Props {
  row: NameChange
  onAsk: (asked: Asked) => void
}

/** What the caller may decide about a request. */
export function RowActs({ row, onAsk }: Props) {
  const t = useTranslations('name-change-staff')
  const name = useFullName()(row)
  return (['accept', 'reject'] as const)
    .filter((decision) => row.can[decision])
    .map((decision) => (
      <RowAct
        key={decision}
        act={decision}
        icon={icons[decision]}
        word={t(decision)}
        isPurpose
        isTaking={decision === 'reject'}
        label={t('actOn', { act: t(decision), name })}
        onClick={() => onAsk({ decision, row })}
      />
    ))
}
