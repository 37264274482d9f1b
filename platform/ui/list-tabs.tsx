import { useId } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { limits } from '#platform/contract/parts.ts'
import classes from './list-tabs.module.css'
import { useShowCurrent } from './show-current.ts'

interface Props<V extends string> {
  label: string
  options: readonly { value: V; label: string }[]
  /** None means all of them. */
  chosen: readonly V[]
  onChoose: (values: V[]) => void
  /** One of them is always chosen: there is no tab for all. */
  isOneOf?: boolean
  /** Whether the list counts its states: the counts have their place before they are known. */
  isCounted?: boolean
  /** `byStatus` of the answer: rows in each state; missing before the first one. */
  counts?: Partial<Record<string, number>> | undefined
}

/** The states of a list's rows: one of them is shown, or all. */
export function StateTabs<V extends string>({
  label,
  options,
  chosen,
  onChoose,
  isOneOf = false,
  isCounted,
  counts,
}: Props<V>) {
  const t = useTranslations('ui')
  const name = useId()
  const row = useShowCurrent<HTMLFieldSetElement>('label:has(:checked)')
  const tabs = tabsOf(options, chosen, counts)
  const all = { label: t('all'), values: [], count: sumOf(options.map(({ value }) => counts?.[value])) }
  const shown = chosen.length === options.length && !isOneOf ? [] : chosen
  return (
    <fieldset ref={row} className={classes.tabs} aria-label={label}>
      {[...tabs, ...(isOneOf ? [] : [all])].map(({ label: word, values, count }) => (
        <label key={String(values) || 'all'} className={classes.tab}>
          <input
            type="radio"
            name={name}
            checked={values.length === shown.length && values.every((value) => shown.includes(value))}
            onChange={() => onChoose(values)}
          />
          <span>{word}</span>
          {isCounted && <Count count={count} />}
        </label>
      ))}
    </fieldset>
  )
}

interface Tab<V extends string> {
  label: string
  values: V[]
  count: number | undefined
}

/** One for each state; several at once, which an address alone asks for, are one more as long as they are shown. */
function tabsOf<V extends string>(
  options: Props<V>['options'],
  chosen: readonly V[],
  counts: Props<V>['counts'],
): Tab<V>[] {
  const tabs = options.map(({ value, label }) => ({ label, values: [value], count: counts?.[value] }))
  const several = options.filter(({ value }) => chosen.includes(value))
  if (several.length < 2 || several.length === options.length) return tabs
  const values = several.map(({ value }) => value)
  const label = several.map((one) => one.label).join(' + ')
  return [{ label, values, count: sumOf(values.map((value) => counts?.[value])) }, ...tabs]
}

/** Not known as long as one of them is not. */
const sumOf = (counts: readonly (number | undefined)[]) =>
  counts.reduce((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0)

function Count({ count }: { count: number | undefined }) {
  const t = useTranslations('ui.list')
  const format = useFormatter()
  if (count === undefined) return <span className={classes.count}>&nbsp;</span>
  const words = count > limits.listed ? t('moreThan', { count: limits.listed }) : format.number(count)
  return <span className={classes.count}>{words}</span>
}
