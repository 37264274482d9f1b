import { useMatches } from '@tanstack/react-router'

/**
 * The path of the page that is shown. The address changes when a link is pressed, the page when it has come: what
 * belongs to the next page would stand above the one before, and move it.
 */
export const useShownPath = (): string => useMatches({ select: (all) => all.at(-1)?.pathname ?? '/' })
