import { useTranslations } from 'use-intl'
import { dotted } from '#platform/ui/dotted.tsx'
import { useShortMoment } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { Tag, type TagKind } from '#platform/ui/tag.tsx'
import type { Import, ImportOutcome } from '../calls.ts'

const kinds: Record<Import['status'], TagKind> = {
  PREVIEWED: 'open',
  RUNNING: 'open',
  DONE: 'good',
  DISCARDED: 'quiet',
}

export function ImportState({ status }: Pick<Import, 'status'>) {
  const t = useTranslations('imports-staff')
  return <Tag kind={kinds[status]}>{t(`status.${status}`)}</Tag>
}

/** Who read the file and when, and who decided on it: a sentence of each. */
export function useStory() {
  const t = useTranslations('imports-staff.story')
  const fullName = useFullName()
  const moment = useShortMoment()
  return ({ status, madeAt, madeBy, decidedAt, decidedBy }: Import): string[] => {
    const made = t('made', { at: moment(madeAt), name: fullName(madeBy) })
    if (!decidedAt || !decidedBy) return [made]
    const decided = { at: moment(decidedAt), name: fullName(decidedBy) }
    return [made, t(status === 'DISCARDED' ? 'discarded' : 'started', decided)]
  }
}

/** How many rows of each outcome, those that there are. */
export function useCounts() {
  const t = useTranslations('imports-staff.counts')
  return (counts: Import['counts'], outcomes: readonly ImportOutcome[]) =>
    dotted(outcomes.map((one) => counts[one] > 0 && t(one, { count: counts[one] })))
}
