import { useDeferredValue } from 'react'
import { useFormatter, useTranslations } from 'use-intl'

/** How many match, and how many there are without any filter; each may be a bound that there are more than. */
export interface ListCount {
  total: number
  isMore: boolean
  all: number
  isAllMore: boolean
}

/** The count in words, which changes with the rows that it counts: they are drawn a moment later. */
export function useCounted(count: ListCount | null): string | null {
  const t = useTranslations('ui.list')
  const format = useFormatter()
  const words =
    count &&
    t('count', {
      total: count.total,
      isMore: String(count.isMore),
      all: format.number(count.all),
      isAllMore: String(count.isAllMore),
      isAll: String(count.isMore === count.isAllMore && count.total === count.all),
    })
  return useDeferredValue(words) ?? words
}

/** The same of what matches alone. */
export function useTotal(count: ListCount | null): string | null {
  const t = useTranslations('ui.list')
  const format = useFormatter()
  if (!count) return null
  return count.isMore ? t('moreThan', { count: count.total }) : format.number(count.total)
}
