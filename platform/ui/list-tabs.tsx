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
  const every = options.map(({ value }) => counts?.[value])
  const sum = every.reduce<number | undefined>((all, one) => sumOf(all, one), 0)
  const tabs = [
    ...options.map((one) => ({ ...one, values: [one.value], count: counts?.[one.value] })),
    ...(isOneOf ? [] : [{ value: 'all', label: t('all'), values: [] as V[], count: sum }]),
  ]
  return (
    <fieldset ref={row} className={classes.tabs} aria-label={label}>
      {tabs.map(({ value, label: word, values, count }) => (
        <label key={value} className={classes.tab}>
          <input
            type="radio"
            name={name}
            checked={String(values) === String(chosen)}
            onChange={() => onChoose(values)}
          />
          <span>{word}</span>
          {isCounted && <Count count={count} />}
        </label>
      ))}
    </fieldset>
  )
}

const sumOf = (all: number | undefined, one: number | undefined) =>
  all === undefined || one === undefined ? undefined : all + one

function Count({ count }: { count: number | undefined }) {
  const t = useTranslations('ui.list')
  const format = useFormatter()
  if (count === undefined) return <span className={classes.count}>&nbsp;</span>
  const words = count > limits.listed ? t('moreThan', { count: limits.listed }) : format.number(count)
  return <span className={classes.count}>{words}</span>
}
