import { Check, type LucideIcon, RotateCcw, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { type Person, PersonSecurityAct } from '#people/security/web/person-security.tsx'
import { AnswerActs } from '#platform/ui/answer-acts.tsx'
import { useFullName } from '#platform/ui/names.ts'
import type { PanelAct } from '#platform/ui/panel.ts'
import { RowAct } from '#platform/ui/row-act.tsx'
import { RowMenu } from '#platform/ui/row-menu.tsx'
import type { Registration } from '../calls.ts'
import type { Asked, Decision } from './confirmation-calls.ts'

interface ActsProps {
  onAsk: (asked: Asked) => void
}

const decisions: readonly { decision: Decision; icon: LucideIcon; letter: string }[] = [
  { decision: 'accept', icon: Check, letter: 'a' },
  { decision: 'reject', icon: X, letter: 'r' },
  { decision: 'reopen', icon: RotateCcw, letter: 'o' },
]

const possible = ({ can }: Registration) => decisions.filter(({ decision }) => can[decision])

interface RowProps extends ActsProps {
  row: Registration
  onHelp: (person: Person) => void
}

/** What can be done with a row of the list. */
export function RowActs({ row, onAsk, onHelp }: RowProps) {
  const t = useTranslations('registration-staff')
  const fullName = useFullName()
  const account = row.account && { ...row, _id: row.account }
  return (
    <>
      {possible(row).map(({ decision, icon }) => (
        <RowAct
          key={decision}
          act={decision}
          icon={icon}
          word={t(decision)}
          isPurpose={decision !== 'reopen'}
          isTaking={decision === 'reject'}
          label={t('actOn', { act: t(decision), name: fullName(row) })}
          onClick={() => onAsk({ decision, rows: [row] })}
        />
      ))}
      {account && (
        <RowMenu name={fullName(row)}>
          <PersonSecurityAct person={account} onOpen={() => onHelp(account)} />
        </RowMenu>
      )}
    </>
  )
}

/** The same in the panel, by a letter too. */
export function usePanelActs({ onAsk }: ActsProps): (row: Registration) => PanelAct[] {
  const t = useTranslations('registration-staff')
  return (row) =>
    possible(row).map(({ decision, icon, letter }) => ({
      act: decision,
      icon,
      letter,
      word: t(decision),
      isMain: decision === 'accept',
      isTaking: decision === 'reject',
      run: () => onAsk({ decision, rows: [row] }),
    }))
}

interface MarkedProps extends ActsProps {
  rows: Registration[]
  onDone: () => void
}

export function MarkedActs({ rows, onDone, onAsk }: MarkedProps) {
  const t = useTranslations('registration-staff')
  return (
    <AnswerActs
      yes={{ word: t('accept'), onPress: () => onAsk({ decision: 'accept', rows, onDone }) }}
      no={{ word: t('reject'), onPress: () => onAsk({ decision: 'reject', rows, onDone }) }}
    />
  )
}
