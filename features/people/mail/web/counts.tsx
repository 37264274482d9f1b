import { useTranslations } from 'use-intl'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { type UntakenState, untakenStates } from '../calls.ts'

type Counts = Record<UntakenState, number>

export const isNone = (counts: Counts) => untakenStates.every((state) => counts[state] === 0)

/** How many people a mail has not reached, by what became of it, and the way there. */
export function UntakenCounts({ of }: { of: Counts }) {
  const t = useTranslations('mail-staff')
  const found = untakenStates.filter((state) => of[state] > 0)
  return (
    <span>
      {found.map((state) => t(`counts.${state}`, { count: of[state] })).join(' ')}{' '}
      <LinkAnchor to="/desk/mails">{t('toMails')}</LinkAnchor>
    </span>
  )
}
