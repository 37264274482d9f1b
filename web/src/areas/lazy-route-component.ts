import { lazyRouteComponent as lazyComponent } from '@tanstack/react-router'
import { Failure } from '../plumbing/failure.ts'

/**
 * The router's own, but a page that did not arrive is a network's failure like any other: the router would load
 * everything anew, which without a network leaves nothing at all.
 */
export const lazyRouteComponent = <T extends Record<string, unknown>, K extends keyof T>(
  load: () => Promise<T>,
  name: K,
) =>
  lazyComponent(
    () =>
      load().catch(() => {
        throw new Failure({ code: 'network' })
      }),
    name,
  )
