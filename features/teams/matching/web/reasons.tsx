import { Armchair, Building2, type LucideIcon, MessagesSquare, Puzzle, Target, Users } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSpokenNames } from '#people/profile/web/spoken-names.ts'
import { useTerms } from '#programme/terms/web/use-terms.ts'
import type { Reason } from '../calls.ts'
import classes from './matching.module.css'

const icons: Record<Reason['kind'], LucideIcon> = {
  TYPE: Puzzle,
  FOCUSES: Target,
  LANGUAGES: MessagesSquare,
  UNIVERSITY: Building2,
  LAST_PLACE: Armchair,
  BOTH_PLACES: Users,
}

/** What speaks for somebody; where nothing does, what is true of all who are suggested. */
export function Reasons({ reasons, none }: { reasons: readonly Reason[]; none: string }) {
  const t = useTranslations('matching')
  const words = useReasonWords()
  if (reasons.length === 0) return <p className={classes.none}>{none}</p>
  return (
    <ul className={classes.reasons} aria-label={t('why')}>
      {reasons.map((reason) => {
        const Icon = icons[reason.kind]
        return (
          <li key={reason.kind} data-type={reason.kind === 'TYPE' ? reason.type : undefined}>
            <Icon size={16} aria-hidden="true" />
            {words(reason)}
          </li>
        )
      })}
    </ul>
  )
}

function useReasonWords() {
  const t = useTranslations('matching.reasons')
  const typeName = useTranslations('ui.types')
  const focuses = useTerms('focus')
  const spokenName = useSpokenNames()
  return (reason: Reason): string => {
    switch (reason.kind) {
      case 'TYPE':
        return t('TYPE', { type: typeName(reason.type) })
      case 'FOCUSES':
        return t('FOCUSES', { names: reason.focuses.map(focuses.nameOf).join(', ') })
      case 'LANGUAGES':
        return t('LANGUAGES', { names: reason.languages.map(spokenName).join(', ') })
      default:
        return t(reason.kind)
    }
  }
}
