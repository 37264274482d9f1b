import type { Call, Sent } from '@rajt/contract/call'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import { send } from './api.ts'
import { isFailure } from './failure.ts'
import { language } from './language.ts'
import { session } from './session.ts'

const FRESH_MS = 30_000
const TRIES = 3

/** What passes by itself is tried again; a refusal is an answer. */
const mayPass = (failure: unknown) => isFailure(failure, 'network', 'unavailable')

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: FRESH_MS, retry: (tries, failure) => tries < TRIES && mayPass(failure) },
    mutations: { retry: false },
  },
})

// What one person was shown is never shown to the next one on the same device.
session.subscribe(() => {
  if (!session.get().user) queryClient.clear()
})

/** The query of a reading call; answers carry texts, so each language has its own. */
export const callQuery = <C extends Call>(call: C, request: Sent<C>) =>
  queryOptions({
    queryKey: [call.path, request, language.get()],
    queryFn: ({ signal }) => send(call, request, signal),
  })

/** Drops every answer of a call, whatever was asked: it is read anew where it is shown. */
export const forgetAnswers = (...calls: Call[]) =>
  Promise.all(calls.map((call) => queryClient.invalidateQueries({ queryKey: [call.path] })))
