import { type LinkState, linkStates } from '#platform/contract/parts.ts'

/** What stands behind the question mark of an address: anything a person may have typed there. */
export type Search = Record<string, unknown>

/**
 * What a list keeps in its address (decision L2): page, search words, and the values of its filters. Whoever comes to go
 * through it begins with its first row open.
 */
export type ListSearch<F extends string> = { page?: number; search?: string; open?: 'first' } & {
  [K in F]?: string[]
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value)

/** Takes what has the right shape and drops the rest: a bent address shows the list unfiltered. */
export const listSearch =
  <F extends string>(...filters: readonly F[]) =>
  (search: Search): ListSearch<F> => {
    const page = Number(search.page)
    return Object.assign(
      Number.isInteger(page) && page > 1 ? { page } : {},
      textOf(search, 'search'),
      search.open === 'first' ? { open: 'first' as const } : {},
      ...filters.map((filter) => wordsOf(search, filter)),
    )
  }

const invitationsSearch = listSearch('roles', 'status', 'deliveries')

/** Which part of the settings is open, and what the list of invitations shows there. */
export const settingsSearch = (search: Search): { tab?: string } & ReturnType<typeof invitationsSearch> => ({
  ...invitationsSearch(search),
  ...textOf(search, 'tab'),
})

/** Beside what a page keeps in its address: of which semester it shows things; of the current one where it names none. */
export const inSemester =
  <S extends object>(own: (search: Search) => S) =>
  (search: Search): S & { semester?: string } => ({ ...own(search), ...textOf(search, 'semester') })

/** Of which university the figures are; of all where it names none. */
export const universitySearch = (search: Search): { university?: string } => textOf(search, 'university')

export const examSearch = ({ attempt }: Search): { attempt?: string } => (isUuid(attempt) ? { attempt } : {})

/** Of which module an exam could not be taken. */
export const examErrorSearch = ({ module }: Search): { module?: string } => (isUuid(module) ? { module } : {})

function textOf<K extends string>(search: Search, key: K): Partial<Record<K, string>> {
  // Digits typed into an address arrive as a number.
  const value = typeof search[key] === 'number' ? String(search[key]) : search[key]
  return (typeof value === 'string' && value !== '' ? { [key]: value } : {}) as Partial<Record<K, string>>
}

function wordsOf<K extends string>(search: Search, key: K): Partial<Record<K, string[]>> {
  const value = search[key]
  const words = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  return (words.length > 0 ? { [key]: words } : {}) as Partial<Record<K, string[]>>
}

/** What became of the link that led to a failed page. */
export function deadLinkSearch({ why }: Search): { why?: Exclude<LinkState, 'open'> } {
  const state = linkStates.find((one) => one === why)
  return state && state !== 'open' ? { why: state } : {}
}

/** The dead link itself too: of an expired invitation it asks for a new one. */
export const deadInvitationSearch = (search: Search) => ({
  ...deadLinkSearch(search),
  ...textOf(search, 'accessToken'),
})
