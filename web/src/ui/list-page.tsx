import { Button, Text, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { ListControls } from '../plumbing/use-list.ts'
import { useListFocus } from './list-focus.ts'
import { MarkBar } from './list-mark-bar.tsx'
import { type Marking, useMarks } from './list-marks.ts'
import classes from './list-page.module.css'
import { ListPages } from './list-pages.tsx'
import { ListCards, ListTable, type RowsProps } from './list-rows.tsx'
import { ListSearch } from './list-search.tsx'
import { ListEmpty, ListFailed, ListWaiting } from './list-states.tsx'

/** The shape every list answers in (decision L2). */
export interface ListAnswer<Row> {
  data: Row[]
  pagination: {
    totalCount: number
    pageCount: number
    pageNumber: number
    isTotalExceeded?: boolean | undefined
  }
  /** How many there are without any filter. */
  allCount: number
  isAllCountExceeded?: boolean | undefined
}

interface Props<Row, K extends QueryKey> extends Pick<RowsProps<Row>, 'columns' | 'keyOf' | 'acts'> {
  title: string
  /** 2 for a list inside a page that has its own h1. */
  level?: 1 | 2
  list: ListControls
  query: UseQueryOptions<ListAnswer<Row>, Error, ListAnswer<Row>, K>
  filters?: ReactNode
  /** Which fields the search looks into. */
  searchHint?: string
  /** Beside the title: what makes a new row. */
  tools?: ReactNode
  /** Instead of rows when there are none at all: what to do next. */
  empty: ReactNode
  /** Instead of "nothing matches", where the filters that match nothing mean something better. */
  emptyFiltered?: ReactNode
  /** Rows can be marked; `acts` are the buttons for the marked ones. */
  marking?: Marking<Row> & { acts: (marked: Row[], clear: () => void) => ReactNode }
}

// Beside the side menu; with less room, cards are read more easily.
const ROOM_FOR_TABLE = '(min-width: 70em)'

/** The one frame of every list: count, search, filters, rows, pages, and what to do when there is nothing. */
export function ListPage<Row, K extends QueryKey>(props: Props<Row, K>) {
  const { title, level = 1, list, query, keyOf, marking, filters, searchHint, tools } = props
  const t = useTranslations('ui.list')
  const format = useFormatter()
  const frame = useRef<HTMLElement>(null)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  })
  const marks = useMarks({ shown: data?.data ?? [], keyOf, marking, scope: list.scope })
  useListFocus(frame, data, marks.rows.length)
  useLastPage(list, data?.pagination)
  const isEmpty = data?.data.length === 0

  return (
    <section ref={frame} className={classes.frame}>
      <header className={classes.head}>
        <Title order={level} tabIndex={-1} className={classes.title}>
          {title}
        </Title>
        <Text role="status" className={classes.count}>
          {data &&
            t('count', {
              total: data.pagination.totalCount,
              isMore: String(data.pagination.isTotalExceeded === true),
              all: format.number(data.allCount),
              isAllMore: String(data.isAllCountExceeded === true),
            })}
        </Text>
        {tools && <div className={classes.tools}>{tools}</div>}
      </header>
      <search className={classes.filters}>
        <div className={classes.search}>
          <ListSearch value={list.search} hint={searchHint} onFind={list.find} />
        </div>
        {filters}
        {list.narrowed && !isEmpty && (
          <Button variant="subtle" size="sm" onClick={list.clear}>
            {t('clear')}
          </Button>
        )}
      </search>
      {marking && data && !isEmpty && (
        <MarkBar marking={marking} marks={marks}>
          {marking.acts(marks.rows, marks.clear)}
        </MarkBar>
      )}
      {error && <ListFailed error={error} retry={refetch} />}
      {!data && !error && <ListWaiting />}
      {isEmpty && (
        <ListEmpty narrowed={list.narrowed} onClear={list.clear}>
          {list.narrowed ? props.emptyFiltered : props.empty}
        </ListEmpty>
      )}
      {data && !isEmpty && (
        <div
          className={classes.rows}
          data-stale={isPlaceholderData || undefined}
          aria-busy={isPlaceholderData}
        >
          <Rows {...props} rows={data.data} marks={marks} />
        </div>
      )}
      {data && (
        <ListPages page={list.page} count={data.pagination.pageCount} onGo={(page) => list.goTo(page)} />
      )}
    </section>
  )
}

function Rows<Row>(props: RowsProps<Row>) {
  const wide = useMediaQuery(ROOM_FOR_TABLE, true, { getInitialValueInEffect: false })
  return wide ? <ListTable {...props} /> : <ListCards {...props} />
}

/** The last rows of the last page may be gone: then the page before is the last. */
function useLastPage(
  { page, goTo }: ListControls,
  pagination: ListAnswer<unknown>['pagination'] | undefined,
) {
  const last = pagination && pagination.pageNumber === page ? Math.max(1, pagination.pageCount) : page
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each answer
  useEffect(() => {
    if (page > last) goTo(last, true)
  }, [page, last])
}
