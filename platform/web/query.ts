import {
  infiniteQueryOptions,
  type Query,
  QueryClient,
  type QueryFilters,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import type { Answer, Call, Sent } from '#platform/contract/call.ts'

import { arrivedAnswer, send } from './api.ts'
import { isAway, mayPass } from './failure.ts'
import { dropFirstAnswers } from './first-answers.ts'
import { language } from './language.ts'
import { session } from './session.ts'

const FRESH_MS = 30_000
const TRIES = 3
/** Most of a minute: another machine takes over from one that died within half of it. */
export const TRIES_WHILE_AWAY = 12
const LONGEST_PAUSE_MS = 5_000
/** 1, 2, 4, then 5 seconds. */
export const pauseBefore = (tries: number) => Math.min(1_000 * 2 ** tries, LONGEST_PAUSE_MS)
/** A call that has failed rests as long, whatever part of the page is shown anew and would ask again. */
const REST_MS = 15_000

export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network a call fails and is told, instead of waiting in silence.
    queries: {
      networkMode: 'always',
      staleTime: FRESH_MS,
      // What passes by itself is tried again; a refusal is an answer.
      retry: (tries, failure) => tries < (isAway(failure) ? TRIES_WHILE_AWAY : TRIES) && mayPass(failure),
      retryDelay: pauseBefore,
      // So no page spends the server's budget, however it is built: four tries in that time at most for each call.
      retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > REST_MS,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

// What one person was shown is never shown to the next one on the same device.
session.subscribe(() => {
  if (!session.get().user) queryClient.clear()
})

// Answers carry texts: those on the screen are asked for again in the new language, the others are forgotten.
language.subscribe(() => {
  queryClient.removeQueries({ type: 'inactive' })
  void askAll()
})

type Asked<C extends Call> = Record<never, never> extends Sent<C> ? [request?: Sent<C>] : [Sent<C>]

const keyOf = ({ method, path }: Call) => `${method} ${path}`

/** The query of a reading call; its key follows from the call, so that `askAgain` finds every answer of it. */
export function queryOf<C extends Call>(call: C, ...[request]: Asked<C>) {
  const sent = request ?? ({} as Sent<C>)
  return queryOptions({
    queryKey: [keyOf(call), request] as const,
    queryFn: ({ signal }) => send(call, sent, signal),
    initialData: () => arrivedAnswer(call, sent),
  })
}

type Growing<C extends Call> = Answer<C> extends { hasMore: boolean } ? C : never

/**
 * The query of a call that loads by from and count (`loadMoreList`): `count` more rows, until the server has no more. What
 * follows begins with the last row that is known, by which ui/use-more.ts sees whether the list has moved.
 */
export const moreOf = <C extends Call>(
  call: Growing<C>,
  count: number,
  requestOf: (from: number, count: number) => Sent<C>,
) =>
  infiniteQueryOptions({
    queryKey: [keyOf(call), 'more', requestOf(0, count)] as const,
    queryFn: ({ pageParam, signal }) => {
      const request = pageParam === 0 ? requestOf(0, count) : requestOf(pageParam - 1, count + 1)
      return send<C>(call, request, signal)
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      (last as { hasMore: boolean }).hasMore ? pages.length * count : undefined,
  })

/** Asks at once, whether the query was given up or waits for its next try. Settles with the answer or the failure. */
export async function tryAgain(queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey, exact: true })
  await queryClient.refetchQueries({ queryKey, exact: true })
}

/** What is no more is not shown from memory. */
export const forget = (queryKey: QueryKey) => queryClient.removeQueries({ queryKey, exact: true })

/** Asks the server again for what is shown of these calls, whatever was asked; the rest is asked when it is shown. */
export const askAgain = (...calls: readonly Call[]) =>
  Promise.all(calls.map((call) => askAll({ queryKey: [keyOf(call)] })))

/** Asks again for all that is shown, or for what fits `filters`; the rest is asked when it is shown. */
export async function askAll(filters: QueryFilters = {}): Promise<void> {
  dropFirstAnswers()
  const onTheirWay = queryClient
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })
  await Promise.all([queryClient.invalidateQueries(filters), ...onTheirWay.map(askAfterFirst)])
}

// The library asks once for a query without an answer, and that answer may be older than what it is asked again for.
async function askAfterFirst({ promise, queryKey }: Query): Promise<void> {
  await Promise.allSettled([promise])
  await queryClient.invalidateQueries({ queryKey, exact: true })
}
