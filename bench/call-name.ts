import { type Feature, features } from '#app/contract/index.ts'
import type { Call } from '#platform/contract/call.ts'

/** A call as benches and walks name it: `news.list`. */
export type CallName = { [F in Feature]: `${F}.${keyof (typeof features)[F] & string}` }[Feature]

/** Every call of the contract. */
export const callsByName = Object.fromEntries(
  Object.entries(features).flatMap(([feature, calls]) =>
    Object.entries<Call>(calls).map(([name, call]) => [`${feature}.${name}`, call]),
  ),
) as Record<CallName, Call>
