import type { RegisteredRouter } from '@tanstack/react-router'

/** Every address below /app, as the table of pages has them (app/web/pages.ts). */
export type Path = keyof RegisteredRouter['routesByPath']

/** Under which address the product stands (spec 2). */
export const BASE = '/app'

/** The whole address of a page, for links that the router does not follow. */
export const addressOf = (path: Path) => `${BASE}${path}`
