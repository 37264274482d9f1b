/** The header is cut to the second. */
const HALF_MS = 500

let aheadMs = 0

/** Of an answer that has just come: what was kept, or waited for whoever asked, says nothing of the time. */
export function heardDate(header: string | null): void {
  const date = Date.parse(header ?? '')
  if (Number.isFinite(date)) aheadMs = date + HALF_MS - Date.now()
}

/**
 * How far the server's clock is ahead of the device's, to about a second, by its latest answer; a device whose clock is
 * wrong would count an exam's time wrong.
 */
export const serverAheadMs = () => aheadMs
