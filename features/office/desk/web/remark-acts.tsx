import { Check, type LucideIcon, MessageSquareReply } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Remark } from '#course/remark/calls.ts'
import { useFullName } from '#platform/ui/names.ts'
import type { PanelAct } from '#platform/ui/panel.ts'
import { RowAct } from '#platform/ui/row-act.tsx'
import type { Asked } from './calls.ts'

type OnAsk = (asked: Asked) => void

const acts: readonly { act: Asked['act']; icon: LucideIcon; letter: string }[] = [
  { act: 'answer', icon: MessageSquareReply, letter: 'a' },
  { act: 'finish', icon: Check, letter: 'd' },
]
const possible = ({ can }: Remark) => acts.filter(({ act }) => can[act])

export function RowActs({ row, onAsk }: { row: Remark; onAsk: OnAsk }) {
  const t = useTranslations('desk-staff.remarks')
  const fullName = useFullName()
  return possible(row).map(({ act, icon }, place) => {
    const word = t(`acts.${act}`)
    return (
      <RowAct
        key={act}
        act={act}
        icon={icon}
        word={word}
        isPurpose={place === 0}
        label={t('actOn', { act: word, name: fullName(row.from) })}
        onClick={() => onAsk({ act, row })}
      />
    )
  })
}

/** The same in the panel, by a letter too. */
export function usePanelActs(onAsk: OnAsk): (row: Remark) => PanelAct[] {
  const t = useTranslations('desk-staff.remarks')
  return (row) =>
    possible(row).map(({ act, icon, letter }) => ({
      act,
      icon,
      letter,
      word: t(`acts.${act}`),
      isMain: act === 'answer',
      run: () => onAsk({ act, row }),
    }))
}
