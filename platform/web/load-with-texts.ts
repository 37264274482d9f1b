import { type ComponentType, createElement, lazy, useState } from 'react'
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

/**
 * A part of a page that is loaded when it is first shown, or once it is known that it will be: `ahead`. One that is there
 * by then stands in the page's first picture: after what stands in its place React would wait for 300 ms.
 */
export function lazyComponent<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  let arriving: ReturnType<typeof load> | undefined
  let there: ComponentType<P> | undefined
  const begin = async () => {
    try {
      const part = await loadWithTexts(load)
      there = part.default
      return part
    } catch (failure) {
      // What did not load ahead is loaded once more where it is shown.
      arriving = undefined
      throw failure
    }
  }
  const once = () => (arriving ??= begin())
  const Later = lazy(once) as ComponentType<P>
  const choose = () => there ?? Later
  const shown = (props: P) => createElement(Begun<P>, { choose, props })
  // That it did not load is told where it is shown.
  return Object.assign(shown, { ahead: () => once().then(ignored, ignored) })
}

interface Begun<P extends object> {
  choose: () => ComponentType<P>
  props: P
}

/** Stays what it begins with: the same in another way would lose what was done in it. */
function Begun<P extends object>({ choose, props }: Begun<P>) {
  const [Part] = useState(choose)
  return createElement(Part, props)
}

const ignored = () => undefined
