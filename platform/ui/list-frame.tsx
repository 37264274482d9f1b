import '@mantine/core/styles/InlineInput.css'
import { Button } from '@mantine/core'
import type { QueryKey } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useDeferredValue, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { ListControls } from '#platform/web/use-list.ts'
import { ColumnChoice, type HiddenColumns, shownOf, useHiddenColumns } from './list-columns.tsx'
import { type ListCount, useFound, useTotal } from './list-count.ts'
import { ListFilters } from './list-filters.tsx'
import { useFirstRow } from './list-first-row.ts'
import { closeByEscape, useFocusBack, useListFocus } from './list-focus.ts'
import classes from './list-frame.module.css'
import { ListHead } from './list-head.tsx'
import { MarkBar, MarkPage } from './list-mark-bar.tsx'
import { type Marking, type Marks, MarksOfList, useMarks } from './list-marks.ts'
import { ListCards, ListTable, type RowsProps } from './list-rows.tsx'
import { ListSearch } from './list-search.tsx'
import { SortChoice, type Sorting } from './list-sort.tsx'
import { ListEmpty, ListFailed, ListWaiting } from './list-states.tsx'
import { Notice } from './notice.tsx'
import type { Panel } from './panel.ts'
import { useBarHeight, useRoom } from './use-room.ts'

/** What every list says of itself, however it is loaded. */
export interface ListProps<Row> extends Pick<RowsProps<Row>, 'columns' | 'keyOf' | 'acts' | 'leaves'> {
  title: string
  /** 2 for a list inside a page that has its own h1. */
  level?: 1 | 2
  list: ListControls
  /** Its rows are prose, or people as on a card: they become a table where all columns have room, and not before. */
  isProse?: boolean
  /** Its own order, as the header of a column would ask for it; where no header does, left out. */
  ownSort?: string
  /** The tabs of its states, given how many rows each has where that is known. */
  states?: (byStatus: Partial<Record<string, number>> | undefined) => ReactNode
  /** Between the title and the search: what is worth seeing first. */
  lead?: ReactNode
  filters?: ReactNode
  /** Which fields the search looks into. */
  searchHint?: string
  /** Whether there is something to clear; not given: whenever anything is left out. */
  isClearable?: boolean
  /** At the end of the title's line: what is done with the whole list, or makes a new row. */
  tools?: ReactNode
  /** Instead of rows when there are none at all: what to do next. */
  empty: ReactNode
  /** Instead of rows that are too many to be answered (`isVague`): why, and what to do. */
  vague?: ReactNode
  /** An `EmptyState` for the list as it opens: the reader has set no filter to be blamed, or cleared. */
  emptyAtFirst?: ReactNode
  /** Rows can be marked; `acts` are the buttons for the marked ones. */
  marking?: (Marking<Row> & { acts: (marked: Row[], clear: () => void) => ReactNode }) | undefined
  panel?: Panel<Row>
}

/** What is loaded of a list by now. */
export interface Loading<Row> {
  /** Undefined before the first answer. */
  rows: readonly Row[] | undefined
  /** Null where the answer does not tell. */
  count: ListCount | null
  /** Null where it has no numbered pages. */
  pages: number | null
  byStatus?: Partial<Record<string, number>> | undefined
  /** More match than the list answers with. */
  isVague?: boolean | undefined
  /** The rows are still those of the search before. */
  isStale: boolean
  failure: Error | null
  queryKey: QueryKey
}

interface Props<Row> extends ListProps<Row> {
  loading: Loading<Row>
  /** Below the rows: how to come to others. */
  paging: ReactNode
}

/** Rem of the rows from which a table is read more easily than cards: of what is compared, and of all columns. */
const ROOM_FOR_TABLE = { some: 40, all: 52 }
/** Rem of the whole list from which a panel has its place beside the rows, which stay a table. */
const ROOM_FOR_PANEL = 79

/** The one frame of every list: count, search, filters, rows, what follows them, and what to do when there is nothing. */
export function ListFrame<Row>(props: Props<Row>) {
  const {
    title,
    level = 1,
    list,
    ownSort,
    loading,
    keyOf,
    marking,
    filters,
    searchHint,
    tools,
    paging,
  } = props
  const { rows, count, failure } = loading
  const t = useTranslations('ui.list')
  const frame = useRef<HTMLElement>(null)
  const marks = useMarks({ shown: rows ?? [], keyOf, marking, scope: list.scope })
  useListFocus(frame, useDeferredValue(rows), marks.rows.length)
  const isBeside = useRoom(frame, ROOM_FOR_PANEL)
  const hidden = useHiddenColumns(list.name)
  const bar = useRef<HTMLElement>(null)
  useBarHeight(frame, bar)
  const isEmpty = rows?.length === 0
  const sorting = { now: list.sort ?? ownSort, own: ownSort, go: list.sortBy }
  // Where there is nothing at all, no filter hides it.
  const isNarrowed = list.narrowed && count?.all !== 0
  const isVague = loading.isVague === true && props.vague !== undefined
  // Of a state alone its tab says how many there are.
  const isClearable = props.isClearable ?? list.narrowed
  const isFound = isClearable && isNarrowed && !isVague
  const found = useFound({ count, isNarrowed: isFound, isStale: loading.isStale })
  const states = props.states?.(loading.byStatus)
  const columnChoice = !isEmpty && <ColumnChoice columns={props.columns} hidden={hidden} />

  return (
    <section ref={frame} className={classes.frame} data-prose={props.isProse}>
      <ListHead title={title} level={level} counted={found} tools={tools} />
      {props.lead}
      {states && (
        <div className={classes.states}>
          {states}
          {columnChoice}
        </div>
      )}
      <search ref={bar} className={classes.filters}>
        <div className={classes.search}>
          <ListSearch value={list.search} hint={searchHint} onFind={list.find} />
        </div>
        <ListFilters>
          {filters}
          <SortChoice columns={props.columns} sorting={sorting} isProse={props.isProse} />
        </ListFilters>
        {isClearable && (!isEmpty || isVague) && (
          <Button className={classes.clear} variant="subtle" size="sm" onClick={list.clear}>
            {t('clear')}
          </Button>
        )}
        <span className={classes.found} data-words={found} aria-hidden="true" />
        {!states && columnChoice}
      </search>
      {marking && !isEmpty && !(failure && !rows) && <MarkPage marking={marking} marks={marks} />}
      {marking && rows && !isEmpty && (
        <MarkBar marking={marking} marks={marks}>
          {marking.acts(marks.rows, marks.clear)}
        </MarkBar>
      )}
      {failure && <ListFailed failure={failure} queryKey={loading.queryKey} />}
      {!rows && !failure && <ListWaiting />}
      {isVague && (
        <div role="status">
          <Notice kind="note">{props.vague}</Notice>
        </div>
      )}
      {isEmpty &&
        !isVague &&
        ((isNarrowed && props.emptyAtFirst) || (
          <ListEmpty narrowed={isNarrowed} onClear={list.clear}>
            {!isNarrowed && props.empty}
          </ListEmpty>
        ))}
      {rows && (
        <Body
          {...props}
          rows={rows}
          marks={marks}
          frame={frame}
          isBeside={isBeside}
          sorting={sorting}
          hidden={hidden}
        />
      )}
      {rows && paging}
    </section>
  )
}

interface BodyProps<Row> extends ListProps<Row> {
  loading: Loading<Row>
  rows: readonly Row[]
  marks: Marks<Row>
  frame: RefObject<HTMLElement | null>
  /** Whether the panel has its place beside the rows. */
  isBeside: boolean
  sorting: Sorting
  hidden: HiddenColumns
}

/** The rows, and the panel of the open one. */
function Body<Row>({ frame, isBeside, loading, panel, ...props }: BodyProps<Row>) {
  const { rows, keyOf, list } = props
  const { count, pages, isStale } = loading
  const place = useRef<HTMLDivElement>(null)
  const isRoomy = useRoom(place, ROOM_FOR_TABLE.all)
  const hasSome = useRoom(place, ROOM_FOR_TABLE.some)
  const isTable = isRoomy || (hasSome && !props.isProse)
  const total = useTotal(count)
  const key = panel?.open ?? null
  const open = rows.some((row) => keyOf(row) === key) ? key : null
  useFocusBack(frame, key)
  useFirstRow({ list, panel, rows, keyOf, isStale })
  const Rows = isTable ? ListTable : ListCards
  const { title, acts, marking, leaves, sorting, hidden } = props
  const columns = isTable ? shownOf(props.columns, hidden) : props.columns
  // What was pressed shows at once; many rows are drawn for it a moment later.
  const shown = useDeferredValue({
    title,
    rows,
    keyOf,
    columns,
    acts,
    marking,
    open,
    leaves,
    sorting,
    isTight: !isRoomy,
  })
  const isBehind = isStale || shown.rows !== rows
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from its row too
    <div
      className={classes.body}
      data-list-body
      data-marking={props.marks.rows.length > 0 || undefined}
      data-beside={(open !== null && isBeside) || undefined}
      onKeyDown={open !== null && panel ? closeByEscape(panel.onClose) : undefined}
    >
      <div ref={place} className={classes.rows} data-stale={isBehind || undefined} aria-busy={isBehind}>
        <MarksOfList value={props.marks}>{shown.rows.length > 0 && <Rows {...shown} />}</MarksOfList>
      </div>
      {panel && (
        <panel.view
          panel={panel}
          rows={rows}
          keyOf={keyOf}
          isStale={isStale}
          list={list}
          pages={pages}
          total={total}
          isBeside={isBeside}
        />
      )}
    </div>
  )
}
