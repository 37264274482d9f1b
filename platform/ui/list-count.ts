import { useDeferredValue } from 'react'
import { useFormatter, useTranslations } from 'use-intl'

/** How many match, and how many there are without any filter; each may be a bound that there are more than. */
export interface ListCount {
  total: number
  isMore: boolean
  all: number
  isAllMore: boolean
}

interface Found {
  count: ListCount | null
  /** Whether a search or a filter may leave anything out: there is nothing to tell of a whole list. */
  isNarrowed: boolean
  /** It is still that of the search before. */
  isStale: boolean
}

/** How many were found, in words, which change with the rows that they count: these are drawn a moment later. */
export function useFound({ count, isNarrowed, isStale }: Found): string | null {
  const t = useTranslations('ui.list')
  const format = useFormatter()
  const isAll = count !== null && count.isMore === count.isAllMore && count.total === count.all
  const isSaid = isNarrowed && !(isStale && isAll)
  const words =
    count && isSaid
      ? t('count', {
          total: count.total,
          isMore: String(count.isMore),
          all: format.number(count.all),
          isAllMore: String(count.isAllMore),
          isAll: String(isAll),
        })
      : count && ''
  return useDeferredValue(words) ?? words
}

/** The same of what matches alone. */
export function useTotal(count: ListCount | null): string | null {
  const t = useTranslations('ui.list')
  const format = useFormatter()
  if (!count) return null
  return count.isMore ? t('moreThan', { count: count.total }) : format.number(count.total)
}
