import { days, hours, later, seconds } from '#platform/server/clock.ts'
import type { Verdict } from '#platform/server/refuse.ts'
import { type NewCampaign, type PushPage, pushLimits, pushPagesOf } from '../calls.ts'

/**
 * The push services of the browsers in use: Chrome, Edge, Opera and Samsung; Firefox; Safari; Edge on Windows
 * (decision L8).
 */
const HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com']
const DOMAINS = ['.push.apple.com', '.notify.windows.com', '.push.services.mozilla.com']

/**
 * Whether an endpoint lies at a known push service, over TLS and at its own port: whoever may name any address would
 * have the server call it. `testUrl` is a push service of the tests, on this machine.
 */
export function mayReceivePushes(endpoint: string, testUrl: string): Verdict<'push-service-unknown'> {
  if (!URL.canParse(endpoint)) return 'push-service-unknown'
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint)
  if (username || password) return 'push-service-unknown'
  if (testUrl && origin === new URL(testUrl).origin) return 'ok'
  const isKnown = HOSTS.includes(hostname) || DOMAINS.some((domain) => hostname.endsWith(domain))
  return isKnown && protocol === 'https:' && port === '' ? 'ok' : 'push-service-unknown'
}

/** Of the positions a person's devices have. */
export const mayAllowAnother = (taken: readonly number[]): Verdict<'push-devices-too-many'> =>
  taken.length < pushLimits.devices ? 'ok' : 'push-devices-too-many'

/** Only pages that students have in this semester (decision N4). */
export const mayLeadTo = (page: PushPage, semester: number): Verdict<'wrong-semester'> =>
  pushPagesOf(semester).includes(page) ? 'ok' : 'wrong-semester'

type Written = Pick<NewCampaign, 'title' | 'text' | 'redirect'>

/**
 * A key stands for one campaign. Idempotent: the same campaign again is the same; other words under its key
 * are refused.
 */
export const mayRepeat = (sent: Written, asked: Written): Verdict<'push-key-used'> =>
  sent.title === asked.title && sent.text === asked.text && sent.redirect === asked.redirect
    ? 'ok'
    : 'push-key-used'

export type Outcome = 'delivered' | 'gone' | 'again' | 'refused'

/** What a push service's status means (RFC 8030, 5 and 7.3); null where it did not answer. */
export function outcomeOf(status: number | null): Outcome {
  if (status === null || status === 429 || status >= 500) return 'again'
  if (status >= 200 && status < 300) return 'delivered'
  // The subscription does not exist any more.
  return status === 404 || status === 410 ? 'gone' : 'refused'
}

const MOST_TRIES = 12
const LONGEST_PAUSE = hours(1)
/** A push about something of yesterday only confuses. */
const GIVES_UP = days(1)

interface Tried {
  /** This one included. */
  tries: number
  /** Milliseconds the push service asked for; null where it said nothing. */
  retryAfter: number | null
  sentAt: Date
  now: Date
}

/** When to try again what may pass: each time later, and never sooner than was asked for. Null: no more. */
export function nextTry({ tries, retryAfter, sentAt, now }: Tried): Date | null {
  if (tries >= MOST_TRIES) return null
  const own = Math.min(seconds(2 ** tries), LONGEST_PAUSE)
  const at = later(now, Math.max(own, retryAfter ?? 0))
  return at > later(sentAt, GIVES_UP) ? null : at
}

/** `Retry-After` in milliseconds: seconds or a date (RFC 9110, 10.2.3); null where it is neither. */
export function retryAfterOf(header: string | undefined, now: Date): number | null {
  if (!header) return null
  if (/^\d{1,9}$/.test(header)) return seconds(Number(header))
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime())
}
