import { type FrameSettings, frameOrigins, hostOf, mayBeFramed } from '#platform/server/frame-origins.ts'
import { refuse } from '#platform/server/refuse.ts'
import { mediaLimits } from '../parts.ts'

/** As the database holds it (`an_address_is_of_a_page`). */
const PAGE =
  /^(https:\/\/[a-z0-9.-]+|http:\/\/(([a-z0-9-]+\.)*localhost|127(\.\d{1,3}){3}))(:\d{1,5})?\/[^\s\\]*$/

/** An address as browsers read it; null where it is not that of a page, or not safe to be read by all of them alike. */
export function pageAddress(typed: string): string | null {
  if (!/^https?:\/\/[^/]/i.test(typed) || /[\s\\\p{Cc}]/u.test(typed) || !URL.canParse(typed)) return null
  const { href, username, password } = new URL(typed)
  if (username || password || href.length > mediaLimits.address) return null
  return PAGE.test(href) ? href : null
}

export const hostsAllowed = (settings: FrameSettings): string[] => frameOrigins(settings).map(hostOf)

/** Refuses an address that no lesson could show. */
export function allowedAddress(typed: string, settings: FrameSettings): string {
  const fields = { address: { rule: 'format' } } as const
  const address = pageAddress(typed)
  if (!address) return refuse('interactive-address-unfit', { fields })
  if (mayBeFramed(address, settings)) return address
  return refuse('interactive-host-not-allowed', { fields, detail: { hosts: hostsAllowed(settings) } })
}
