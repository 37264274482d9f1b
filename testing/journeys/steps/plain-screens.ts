import { pages } from '#app/web/pages.ts'
import type { Row } from '#app/web/row.ts'
import type { Viewer } from '#app/web/viewer.ts'
import type { Screen } from './open-screen.ts'

type Pages = typeof pages
/** A page of the second semester alone is not among these. */
type NotLater<V extends Viewer, N> = V extends `2 ${string}` ? never : N
type WithParameter = {
  [N in keyof Pages]: Pages[N]['path'] extends `${string}$${string}`
    ? NotLater<Pages[N]['for'][number], N>
    : never
}[keyof Pages]

/** An address for each page whose path has a parameter. */
export type Addresses = Record<WithParameter, string>
/** The token of somebody of each kind that is at hand; null for guests. */
export type People = Partial<Record<Viewer, string | null>>

/** Each page of the first semester as it is when it is opened, seen by the first of its audience. */
export function plainScreens(addresses: Partial<Addresses>, people: People): Screen[] {
  return Object.entries<Row>(pages).flatMap(([name, { path, for: audience }]) => {
    if (audience.every((one) => one.startsWith('2 '))) return []
    const viewer = audience.find((one) => people[one] !== undefined)
    if (!viewer) throw new Error(`The page ${name} is on no screen: nobody at hand is one of ${audience}`)
    const address = path.includes('$') ? addresses[name as WithParameter] : path
    if (!address) throw new Error(`The page ${name} is on no screen: no screens.ts has an address of it`)
    return {
      name: `${viewer.replace(/^\d /, '').toLowerCase()}-${name}`,
      path: address,
      token: people[viewer] ?? null,
    }
  })
}
