import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Sort } from '#platform/contract/list.ts'
import classes from './list-sort.module.css'
import { NativeSelect } from './native-select.tsx'

interface Sortable {
  header: string
  sort?: Sort<string>
  sortsBack?: boolean
}

/** How a list is sorted; an order as its call names it: `name`, and backwards `-name`. */
export interface Sorting {
  now: string | undefined
  /** The list's own order, which nothing has to be chosen for. */
  own: string | undefined
  go: (sort: Sort<string> | null) => void
}

export type Direction = 'ascending' | 'descending'

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

const backwards = (sort: Sort<string>): Sort<string> =>
  sort.startsWith('-') ? sort.replace('-', '') : `-${sort}`

/** Both directions of a column, that which is asked for first before the other. */
const waysOf = ({ sort = '', sortsBack }: Sortable): Sort<string>[] =>
  sortsBack ? [backwards(sort), sort] : [sort, backwards(sort)]

/** What `aria-sort` of its header says; nothing where the list is sorted by something else. */
export function directionOf({ sort }: Sortable, { now }: Sorting): Direction | undefined {
  if (sort === undefined) return undefined
  if (now === sort) return 'ascending'
  return now === backwards(sort) ? 'descending' : undefined
}

/** The header of a column that sorts: one way, then the other, then the list's own order again. */
export function SortButton({ column, sorting }: { column: Sortable; sorting: Sorting }) {
  const { now, own, go } = sorting
  const direction = directionOf(column, sorting)
  const ways = waysOf(column)
  const isOwn = ways.some((way) => way === own)
  const next = () => {
    const turns = isOwn ? ways : [...ways, null]
    const turn = turns[(turns.indexOf(now ?? null) + 1) % turns.length] ?? null
    go(turn === own ? null : turn)
  }
  const Icon = icons[direction ?? 'none']
  return (
    <button type="button" className={classes.header} onClick={next}>
      {column.header}
      <Icon size={14} aria-hidden="true" />
    </button>
  )
}

/** The header of the column by which a list is sorted that has this order alone. */
export function OrderSign({ header, direction }: { header: string; direction: Direction }) {
  const Icon = icons[direction]
  return (
    <span className={classes.order}>
      {header}
      <Icon size={14} aria-hidden="true" />
    </span>
  )
}

interface SortChoiceProps {
  columns: readonly (Sortable & { folds?: boolean })[]
  sorting: Sorting
  /** There is no table in little room. */
  isProse: boolean | undefined
}

/** How a list is sorted where rows are cards, which have no headers, or where something that sorts has none. */
export function SortChoice({ columns, sorting, isProse }: SortChoiceProps) {
  const t = useTranslations('ui.list')
  const { now = '', own, go } = sorting
  const sortable = columns.filter(({ sort }) => sort !== undefined)
  if (sortable.length === 0) return null
  const isHeaded = !isProse && !sortable.some(({ folds }) => folds)
  const orders = sortable.flatMap((column) =>
    waysOf(column).map((value) => ({
      value,
      label: t(value === column.sort ? 'sortedUp' : 'sortedDown', { column: column.header }),
    })),
  )
  const isOwnNamed = orders.some(({ value }) => value === own)
  return (
    <NativeSelect
      className={classes.choice}
      size="sm"
      label={t('sort')}
      required={null}
      options={orders}
      placeholder={isOwnNamed ? undefined : t('ownOrder')}
      value={now}
      data-headed={isHeaded || undefined}
      onChange={({ currentTarget: { value } }) => go(value === (own ?? '') ? null : value)}
    />
  )
}
