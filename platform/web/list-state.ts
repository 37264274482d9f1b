import type { Sort } from '#platform/contract/list.ts'
import { limits } from '#platform/contract/parts.ts'
import { cut } from '#platform/contract/signs.ts'

/** What a list can be narrowed by: the values a filter knows, and those chosen at the first visit. */
interface Filter<V extends string = string> {
  values: readonly V[]
  first?: readonly V[]
}
export type Filters = Record<string, Filter>
export type Chosen<F extends Filters> = { [K in keyof F]: F[K]['values'][number][] }

/**
 * What a list shows: page numbers begin at 1, a filter without values lets everything through (decision L2), and without a
 * sort it is in its own order.
 */
export interface ListState<F extends Filters, S extends string = string> {
  page: number
  search: string
  chosen: Chosen<F>
  sort: Sort<S> | null
}

/** Search parameters of an address, as the router reads them. */
export type Params = Record<string, unknown>

/** Whether an address says what its list shows; one that does not stands for "as I left it". */
export const saysState = (params: Params, filters: Filters): boolean =>
  ['page', 'search', 'sort', ...Object.keys(filters)].some((name) => params[name] !== undefined)

/** The state an address stands for; what it cannot mean is left out. */
export function readState<F extends Filters, S extends string = never>(
  params: Params,
  filters: F,
  sorts: readonly S[] = [],
): ListState<F, S> {
  const { page, search, sort } = params
  const isPage = Number.isInteger(page) && Number(page) >= 1 && Number(page) <= limits.pageNumber
  return {
    page: isPage ? Number(page) : 1,
    search: typeof search === 'string' ? cut(search, limits.search) : '',
    chosen: chosenBy(filters, ({ values }, name) =>
      values.filter((value) => listOf(params[name]).includes(value)),
    ),
    sort: sorts.flatMap((one): Sort<S>[] => [one, `-${one}`]).find((one) => one === sort) ?? null,
  }
}

/** The parameters of a state; none for the first page of a list without filters. */
export function paramsOf<F extends Filters>({ page, search, chosen, sort }: ListState<F>): Params {
  const filters = Object.entries(chosen).map(([name, values]) => [
    name,
    values.length > 0 ? values : undefined,
  ])
  return {
    page: page > 1 ? page : undefined,
    search: search || undefined,
    sort: sort ?? undefined,
    ...Object.fromEntries(filters),
  }
}

export const firstState = <F extends Filters>(filters: F): ListState<F, never> => ({
  page: 1,
  search: '',
  chosen: chosenBy(filters, ({ first = [] }) => [...first]),
  sort: null,
})

/** Nothing left out; sorted as before. */
export const clearedState = <F extends Filters, S extends string>(
  filters: F,
  { sort }: Pick<ListState<F, S>, 'sort'>,
): ListState<F, S> => ({
  page: 1,
  search: '',
  chosen: chosenBy(filters, () => []),
  sort,
})

/** Whether a state leaves anything out. */
export const isNarrowed = <F extends Filters>({ search, chosen }: ListState<F>): boolean =>
  search.trim() !== '' || Object.values(chosen).some((values) => values.length > 0)

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

const chosenBy = <F extends Filters>(
  filters: F,
  choose: (filter: Filter, name: string) => string[],
): Chosen<F> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [name, choose(filter, name)]),
  ) as Chosen<F>
