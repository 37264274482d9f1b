import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Sort } from '#platform/contract/list.ts'
import {
  type Chosen,
  clearedState,
  type Filters,
  firstState,
  isNarrowed,
  type ListState,
  type Params,
  paramsOf,
  readState,
  saysState,
} from './list-state.ts'
import { session } from './session.ts'
import { readStored, store } from './stored.ts'

/** What the list frame needs of a list, whatever its filters are. */
export interface ListControls {
  /** Under which it is remembered how the list was left. */
  name: string
  page: number
  search: string
  narrowed: boolean
  /** Tells one search and its filters from another. */
  scope: string
  /** `corrected`: the address had asked for a page that is not there, and is not worth going back to. */
  goTo: (page: number, corrected?: boolean) => void
  find: (search: string) => void
  /** What was chosen to sort by; null for the list's own order. */
  sort: Sort<string> | null
  sortBy: (sort: Sort<string> | null) => void
  clear: () => void
  /** The address asks for the first row, until it has been opened. */
  opensFirst?: boolean
  openedFirst?: () => void
}

export interface List<F extends Filters, S extends string> extends ListControls {
  sort: Sort<S> | null
  chosen: Chosen<F>
  choose: <K extends keyof F>(filter: K, values: Chosen<F>[K]) => void
}

/**
 * A list whose filters, order and page live in the address and are remembered for the session (decision L2).
 * An address that says nothing about the list shows it as it was left.
 */
export function useList<F extends Filters, S extends string = never>(
  name: string,
  filters: F,
  sorts: readonly S[] = [],
): List<F, S> {
  const params: Params = useSearch({ strict: false })
  const navigate = useNavigate()
  const key = `rajt.list.${name}.${session.get().user?._id}`
  const address = JSON.stringify(params)
  // What was chosen shows at once, not only when the address has followed.
  const [wanted, setWanted] = useState<{ at: string; state: ListState<F, S> } | null>(null)
  const isAhead = wanted?.at === address
  const said = saysState(params, filters) ? readState(params, filters, sorts) : null
  const state = isAhead ? wanted.state : (said ?? leftState(key, filters, sorts))

  const show = (next: ListState<F, S>, { replace = false, scroll = false } = {}) => {
    setWanted({ at: address, state: next })
    store(sessionStorage, key, paramsOf(next))
    return navigate({
      to: '.',
      search: (before: Params) => ({ ...before, ...paramsOf(next) }),
      replace,
      resetScroll: scroll,
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address and the memory follow the state alone
  useEffect(() => {
    if (isAhead) return
    setWanted(null)
    if (said) store(sessionStorage, key, paramsOf(said))
    else if (JSON.stringify(paramsOf(state)) !== '{}') show(state, { replace: true })
  }, [key, address])

  return {
    name,
    page: state.page,
    search: state.search,
    chosen: state.chosen,
    narrowed: isNarrowed(state),
    scope: JSON.stringify([state.search, state.chosen]),
    goTo: (page, corrected = false) => show({ ...state, page }, { scroll: true, replace: corrected }),
    find: (search) => show({ ...state, search, page: 1 }, { replace: true }),
    sort: state.sort,
    sortBy: (sort) => show({ ...state, sort: sort as Sort<S> | null, page: 1 }, { replace: true }),
    choose: (filter, values) => show({ ...state, chosen: { ...state.chosen, [filter]: values }, page: 1 }),
    clear: () => show(clearedState(filters, state)),
    opensFirst: params.open === 'first',
    openedFirst: () =>
      navigate({
        to: '.',
        search: (before: Params) => ({ ...before, open: undefined }),
        replace: true,
        resetScroll: false,
      }),
  }
}

function leftState<F extends Filters, S extends string>(
  key: string,
  filters: F,
  sorts: readonly S[],
): ListState<F, S> {
  const left = readStored<Params>(sessionStorage, key)
  return left ? readState(left, filters, sorts) : firstState(filters)
}
