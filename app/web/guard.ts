import { rootOf } from './menu-of.ts'
import { type Row, rowFor } from './row.ts'
import { isClosedTo, type Viewer } from './viewer.ts'

/**
 * Where somebody is sent from an address that has no page for them; null where it has one (spec 4, decision
 * R2), or where the page says that it is not of their scope (decision 24).
 */
export const elsewhere = (rows: readonly Row[], viewer: Viewer): string | null =>
  rowFor(rows, viewer) || isClosed(rows, viewer) ? null : rootOf(viewer)

/** Whether the address has a page of the office that is closed to this member of it. */
export const isClosed = (rows: readonly Row[], viewer: Viewer): boolean =>
  isClosedTo(
    rows.flatMap((row) => row.for),
    viewer,
  )
