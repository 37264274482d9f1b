import { useTranslations } from 'use-intl'
import { useShortMoment } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import type { Meanwhile } from '../calls.ts'

/** Who was faster, and when, in a few words. */
export function useMeanwhile(): (meanwhile: Meanwhile) => string {
  const t = useTranslations('account-staff.meanwhile')
  const moment = useShortMoment()
  const fullName = useFullName()
  return ({ by, at }) => {
    const name = by ? fullName(by) : t('somebody')
    if (!at) return t('by', { name })
    const date = moment(at)
    return t('byAt', { name, date })
  }
}
