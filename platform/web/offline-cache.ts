import type { Answer, Call, Sent } from '#platform/contract/call.ts'
import { callAddress } from './call-address.ts'
import { isFailure } from './failure.ts'
import { session } from './session.ts'
import { readStored, store } from './stored.ts'

/**
 * What somebody chose to keep on this device to read without a network: answers of the API, and files, by their
 * addresses (docs/decisions/0015). The service worker knows it by the same name. It goes when they leave.
 */
const KEPT = 'rajt-kept'

/** Not in an old browser, nor over a connection that is not secure. */
export const canKeep = 'caches' in globalThis && 'serviceWorker' in navigator

/** Where the browser notes which modules are kept, and what was finished without a network. */
export const KEPT_MODULES = 'rajt.keptModules'
export const DONE_LATER = 'rajt.doneLater'
export const hasKept = () => [KEPT_MODULES, DONE_LATER].some((key) => readStored(localStorage, key) !== null)

session.subscribe(() => {
  if (session.get().token) return
  for (const key of [KEPT_MODULES, DONE_LATER]) store(localStorage, key, null)
  if (canKeep) void caches.delete(KEPT)
})

export async function keepAnswer<C extends Call>(
  call: C,
  request: Sent<C>,
  answer: Answer<C>,
): Promise<void> {
  const cache = await caches.open(KEPT)
  await cache.put(callAddress(call, request), Response.json(answer))
}

export async function keepFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(KEPT)
  for (const address of addresses) await cache.add(address)
}

export async function forgetKept(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(KEPT)
  await Promise.all(addresses.map((address) => cache.delete(address)))
}

export async function keptAnswer<C extends Call>(call: C, request: Sent<C>): Promise<Answer<C> | null> {
  if (!canKeep) return null
  const kept = await caches.match(callAddress(call, request), { cacheName: KEPT })
  return kept ? ((await kept.json()) as Answer<C>) : null
}

/** Asks the server, and renews by its answer what is kept of it; where no server is reached, answers what is kept. */
export async function orKept<C extends Call>(
  call: C,
  request: Sent<C>,
  ask: () => Promise<Answer<C>>,
): Promise<Answer<C>> {
  if (!hasKept()) return ask()
  try {
    const answer = await ask()
    if (await keptAnswer(call, request)) await keepAnswer(call, request, answer)
    return answer
  } catch (failure) {
    const kept = isFailure(failure, 'network') ? await keptAnswer(call, request) : null
    if (!kept) throw failure
    return kept
  }
}
