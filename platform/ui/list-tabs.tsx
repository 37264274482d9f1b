import { useId } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { limits } from '#platform/contract/parts.ts'
import classes from './list-tabs.module.css'
import moved from './moved-row.module.css'
import { useMovedRow } from './moved-row.ts'
import { NativeSelect } from './native-select.tsx'
import { useWindowFrom } from './use-window-from.ts'

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

/** The em of a window from which on it is no phone's; the rem that tabs have below it. */
const TABLET = { from: 48, below: 20 }
const LETTER_REM = 0.5
const PADDING_REM = 1.25
const COUNT_REM = 3

/**
 * The states of a list's rows: one of them is shown, or all. On a phone, where they have no room beside each other, they
 * are one field: in a row that a finger moves, most would be out of sight, and whoever came to the last would not see the
 * first. On a tablet one or two are, behind an edge that fades.
 */
export function StateTabs<V extends string>(props: Props<V>) {
  const tabs = useTabs(props)
  const isPhone = !useWindowFrom(TABLET.from)
  return isPhone && widthOf(tabs, props.isCounted) > TABLET.below ? (
    <Field {...props} tabs={tabs} />
  ) : (
    <Tabs {...props} tabs={tabs} />
  )
}

/** By their letters, before they are drawn and before their counts are known: what is drawn stays as it is. */
const widthOf = (tabs: readonly Tab<string>[], isCounted = false) =>
  tabs.reduce(
    (sum, { label }) => sum + label.length * LETTER_REM + PADDING_REM + (isCounted ? COUNT_REM : 0),
    0,
  )

interface Tab<V extends string> {
  value: string
  label: string
  /** What its short label stands for. */
  meaning?: string
  values: V[]
  count: number | undefined
}

function useTabs<V extends string>({ options, chosen, isOneOf = false, counts }: Props<V>): Tab<V>[] {
  const t = useTranslations('ui')
  const tabs = options.map((one) => ({ ...one, values: [one.value], count: counts?.[one.value] }))
  const shown = tabs.filter(({ value }) => chosen.includes(value))
  const all = { value: 'all', label: t('all'), values: [], count: sumOf(tabs) }
  const several = t('list.states', { count: shown.length })
  return [
    ...(shown.length > 1 && shown.length < tabs.length ? [together(shown, several)] : []),
    ...tabs,
    ...(isOneOf ? [] : [all]),
  ]
}

/**
 * Several states at once, which an address alone asks for: one more as long as they are shown. Their names stand in the
 * row already, so that it is as short as the others and none is pushed out.
 */
const together = <V extends string>(tabs: readonly Tab<V>[], label: string): Tab<V> => ({
  value: 'several',
  label,
  meaning: tabs.map((tab) => tab.label).join(' + '),
  values: tabs.flatMap(({ values }) => values),
  count: sumOf(tabs),
})

type ShownProps<V extends string> = Props<V> & { tabs: Tab<V>[] }

/** The one that shows what is chosen; every state at once is all of them. */
function chosenOf<V extends string>({ tabs, options, chosen, isOneOf }: ShownProps<V>) {
  const shown = chosen.length === options.length && !isOneOf ? [] : chosen
  return tabs.find(
    ({ values }) => values.length === shown.length && values.every((value) => shown.includes(value)),
  )
}

function Tabs<V extends string>(props: ShownProps<V>) {
  const { label, tabs, onChoose, isCounted } = props
  const name = useId()
  const row = useMovedRow<HTMLFieldSetElement>('label:has(:checked)')
  const current = chosenOf(props)
  return (
    <fieldset ref={row} className={`${moved.row} ${classes.tabs}`} aria-label={label}>
      {tabs.map((tab) => (
        <label key={tab.value} className={classes.tab}>
          <input
            type="radio"
            name={name}
            checked={tab === current}
            title={tab.meaning}
            onChange={() => onChoose(tab.values)}
          />
          <span>{tab.label}</span>
          {isCounted && <Count count={tab.count} />}
        </label>
      ))}
    </fieldset>
  )
}

function Field<V extends string>(props: ShownProps<V>) {
  const { label, tabs, onChoose } = props
  const countOf = useCountWords()
  const options = tabs.map(({ value, label: word, meaning = word, count }) => ({
    value,
    label: count === undefined ? meaning : `${meaning} (${countOf(count)})`,
  }))
  return (
    <NativeSelect
      className={classes.field}
      aria-label={label}
      required={null}
      options={options}
      value={chosenOf(props)?.value}
      onChange={({ currentTarget: { value } }) =>
        onChoose(tabs.find((tab) => tab.value === value)?.values ?? [])
      }
    />
  )
}

/** Not known as long as one of them is not. */
const sumOf = (tabs: readonly Pick<Tab<string>, 'count'>[]) =>
  tabs.reduce<number | undefined>(
    (sum, { count }) => (sum === undefined || count === undefined ? undefined : sum + count),
    0,
  )

function useCountWords() {
  const t = useTranslations('ui.list')
  const format = useFormatter()
  return (count: number) =>
    count > limits.listed ? t('moreThan', { count: limits.listed }) : format.number(count)
}

function Count({ count }: { count: number | undefined }) {
  const words = useCountWords()
  return <span className={classes.count}>{count === undefined ? '\u00a0' : words(count)}</span>
}
