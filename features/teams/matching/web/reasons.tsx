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

export type Suggestable = 'members' | 'projects' | 'mentors'

interface Props {
  of: Suggestable
  reasons: readonly Reason[]
  none: string
  /** The strongest alone, in few words. */
  isShort: boolean
}

/** What speaks for somebody; where nothing does, what is true of all who are suggested. */
export function Reasons({ of, reasons, none, isShort }: Props) {
  const t = useTranslations('matching')
  const words = useReasonWords(of, isShort ? 'short' : 'reasons')
  if (reasons.length === 0) return <p className={classes.none}>{none}</p>
  return (
    <ul className={classes.reasons} aria-label={t('why')}>
      {(isShort ? reasons.slice(0, 1) : reasons).map((reason) => {
        const Icon = icons[reason.kind]
        return (
          <li key={reason.kind} data-type={reason.kind === 'TYPE' ? reason.type : undefined}>
            <Icon size={16} aria-hidden="true" />
            <span>{words(reason)}</span>
          </li>
        )
      })}
    </ul>
  )
}

function useReasonWords(of: Suggestable, length: 'short' | 'reasons') {
  const t = useTranslations(`matching.${length}`)
  const typeName = useTranslations('ui.types')
  const focuses = useTerms('focus')
  const spokenName = useSpokenNames()
  return (reason: Reason): string => {
    switch (reason.kind) {
      case 'TYPE':
        // A project lacks the type of whoever reads it, the reader's team that of the person who is suggested.
        return t(of === 'projects' ? 'TYPE.own' : 'TYPE.theirs', { type: typeName(reason.type) })
      case 'FOCUSES':
        return t('FOCUSES', { names: reason.focuses.map(focuses.nameOf).join(', ') })
      case 'LANGUAGES':
        return t('LANGUAGES', { names: reason.languages.map(spokenName).join(', ') })
      default:
        return t(reason.kind)
    }
  }
}
