import * as z from 'zod/mini'
import { cleanAddress } from './signs.ts'

/** Characters of an address. */
const LINK_MAX = 300

/** A safe address below one host (spec 5: "links start with {host}"), or nothing. */
const linkTo = (host: RegExp) =>
  z.union([
    z.literal(''),
    z.url({ protocol: /^https$/, hostname: host }).check(z.overwrite(cleanAddress), z.maxLength(LINK_MAX)),
  ])

/** How each begins, for people. */
export const linkStarts = {
  facebook: 'https://www.facebook.com/',
  linkedin: 'https://www.linkedin.com/',
  website: 'https://',
} as const

export const FacebookLink = linkTo(/^(?:www\.|m\.)?facebook\.com$/)
export const LinkedinLink = linkTo(/^(?:[a-z]{2,3}\.)?linkedin\.com$/)
export const WebsiteLink = linkTo(z.regexes.domain)
