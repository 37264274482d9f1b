import { rootOf } from './menu-of.ts'
import { type Row, rowFor } from './row.ts'
import type { Viewer } from './viewer.ts'

/**
 * Where somebody is sent from an address that has no page for them; null where it has one (spec 4, decision
 * R2).
 */
export const elsewhere = (rows: readonly Row[], viewer: Viewer): string | null =>
  rowFor(rows, viewer) ? null : rootOf(viewer)
