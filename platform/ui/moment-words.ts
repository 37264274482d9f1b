import { useFormatter, useNow, useTranslations } from 'use-intl'
import { fromBudapest } from '#platform/web/budapest-time.ts'
import { changeOfClocks, momentParts, problemsOf, type TypedMoment } from '#platform/web/typed-moment.ts'
import { useTimeParts } from './moment.ts'

/** Which part of a date is wrong or missing, in words; undefined when it is whole or nothing of it is typed. */
export function useMomentProblem() {
  const t = useTranslations('ui.moment')
  const format = useFormatter()
  const now = useNow()
  return (typed: TypedMoment): string | undefined => {
    const problems = problemsOf(typed)
    const wrong = momentParts.find((part) => problems[part] === 'wrong')
    if (wrong) return t(`wrong.${wrong}`, { year: String(now.getFullYear()) })
    const missing = momentParts.filter((part) => problems[part])
    if (missing.length === 0 || missing.length === momentParts.length) return undefined
    return t('missing', { parts: format.list(missing.map((part) => t(part).toLowerCase())) })
  }
}

/** A moment said again with its weekday, and what the change of the clocks makes of it. */
export function useReadBack() {
  const t = useTranslations('ui.moment')
  const format = useFormatter()
  const time = useTimeParts()
  const said = (instant: string) =>
    format.dateTime(new Date(instant), {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      weekday: 'long',
      ...time,
    })
  return (local: string): string => {
    const instant = fromBudapest(local)
    if (instant === null) return t('zone')
    const change = changeOfClocks(local)
    return [
      t('read', { moment: said(instant) }),
      change && t(change, { moment: format.dateTime(new Date(instant), { timeStyle: 'short' }) }),
    ]
      .filter(Boolean)
      .join('. ')
  }
}
