import { type ComponentType, lazy } from 'react'
import { Failure } from './failure.ts'
import { textsReady } from './texts.tsx'

/**
 * A part of the product and the texts that it shows. One that did not arrive is a network's failure like any other: the
 * router would load everything anew, which without a network leaves nothing at all.
 */
export async function arrive<T>(load: () => Promise<T>): Promise<T> {
  try {
    const part = await load()
    await textsReady()
    return part
  } catch {
    throw new Failure({ code: 'network' })
  }
}

/** A part of a page that is loaded when it is first shown. */
export const lazyPart = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => arrive(load))
