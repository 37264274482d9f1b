import type { AnyRouter } from '@tanstack/react-router'

const LESS = '(prefers-reduced-motion: reduce)'

/**
 * Another page comes by a view transition, in which heading and line move to their new place (tokens.css). Not for
 * another list or part of the same page, nor for whoever asks for less movement, nor where a browser has none.
 */
export function movePages(router: AnyRouter): void {
  router.startViewTransition = async (update) => {
    const from = router.stores.resolvedLocation.get()?.pathname
    const isOther = from !== undefined && from !== router.latestLocation.pathname
    if (!isOther || !document.startViewTransition || matchMedia(LESS).matches) return update()
    const { ready, finished, updateCallbackDone } = document.startViewTransition(update)
    // One that is left for another page, or that nobody sees, is skipped: that is no failure.
    for (const moved of [ready, finished]) moved.catch(() => undefined)
    return updateCallbackDone
  }
}
