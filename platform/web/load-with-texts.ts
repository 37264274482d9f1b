import { type ComponentType, lazy } from 'react'
import { Failure } from './failure.ts'
import { isReachable } from './reachable.ts'
import { textsReady } from './texts.tsx'

/**
 * A part of the product and the texts that it shows. One that did not load is a network's failure like any other: the
 * router would load everything anew, which without a network leaves nothing at all. Throws a Failure: `network`, or
 * `outdated` where the server answers and no longer has the part.
 */
export async function loadWithTexts<T>(load: () => Promise<T>): Promise<T> {
  try {
    const part = await load()
    await textsReady()
    return part
  } catch {
    throw await whyMissing()
  }
}

/** Why a part did not load: each release has files of its own. */
export const whyMissing = async () => new Failure({ code: (await isReachable()) ? 'outdated' : 'network' })

/** A part of a page that is loaded when it is first shown, or once it is known that it will be: `ahead`. */
export function lazyComponent<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  let arriving: ReturnType<typeof load> | undefined
  const once = () => (arriving ??= loadWithTexts(load))
  // That it did not load is told where it is shown.
  const ahead = () => void once().catch(() => undefined)
  return Object.assign(lazy(once), { ahead })
}
