import { type LucideIcon, Pencil, ShieldCheck, UserCheck, UserX } from 'lucide-react'
import { useTranslations } from 'use-intl'
import {
  PersonSecurityAct,
  PersonSecurityDialog,
  useHasSecurity,
} from '#people/security/web/person-security.tsx'
import { useFullName } from '#platform/ui/names.ts'
import { RowAct } from '#platform/ui/row-act.tsx'
import { RowMenu } from '#platform/ui/row-menu.tsx'
import type { Account } from '../calls.ts'
import { CorrectDialog } from './correct-dialog.tsx'
import { ScopeDialog } from './scope-dialog.tsx'
import { SwitchDialog } from './switch-dialog.tsx'

type Act = 'correct' | 'security' | 'setScope' | 'disable' | 'enable'

/** An act on an account that waits to be confirmed. */
export interface Asked {
  act: Act
  row: Account
}

interface Props {
  row: Account
  onAsk: (asked: Asked) => void
}

const icons: Record<Exclude<Act, 'security'>, LucideIcon> = {
  correct: Pencil,
  setScope: ShieldCheck,
  disable: UserX,
  enable: UserCheck,
}

/** What the office may do with an account; a student's own page has the same, beside everything else about them. */
export function AccountActs({ row, onAsk }: Props) {
  const t = useTranslations('account-staff')
  const name = useFullName()(row)
  const hasSecurity = useHasSecurity()(row)
  const acts = (['correct', 'setScope', 'disable', 'enable'] as const).filter(
    (act) => row.role !== 'STUDENT' && row.can[act],
  )
  if (!hasSecurity && acts.length === 0) return null
  return (
    <RowMenu name={name}>
      {hasSecurity && <PersonSecurityAct person={row} onOpen={() => onAsk({ act: 'security', row })} />}
      {acts.map((act) => (
        <RowAct
          key={act}
          act={act}
          icon={icons[act]}
          word={t(`acts.${act}`)}
          label={t(`actsOn.${act}`, { name })}
          isTaking={act === 'disable'}
          onClick={() => onAsk({ act, row })}
        />
      ))}
    </RowMenu>
  )
}

/** The dialog that asks about it. */
export function AccountDialog({ asked: { act, row }, onClose }: { asked: Asked; onClose: () => void }) {
  if (act === 'security') return <PersonSecurityDialog person={row} onClose={onClose} />
  if (act === 'correct') return <CorrectDialog person={row} onClose={onClose} />
  if (act === 'setScope')
    return row.officeScope && <ScopeDialog person={row} was={row.officeScope} onClose={onClose} />
  return <SwitchDialog person={row} to={act} onClose={onClose} />
}
