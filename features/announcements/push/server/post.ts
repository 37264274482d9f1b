import { request as overTcp } from 'node:http'
import { request as overTls } from 'node:https'
import webPush from 'web-push'
import { days, seconds } from '#platform/server/clock.ts'
import { lookupPublic } from '#platform/server/public-address.ts'
import type { PushMessage } from '../calls.ts'
import type { PushKey } from './keys.ts'

/** How long a push service keeps it for a phone that is off. */
const LIVES = days(3)
const PATIENCE_MS = seconds(10)

export interface Device {
  endpoint: string
  p256dh: string
  auth: string
}

interface Sender {
  key: PushKey
  /** Whom a push service writes to when something is wrong (RFC 8292). */
  contact: string
  /** The push service of the tests; empty elsewhere. */
  testUrl: string
}

export interface Reply {
  status: number
  /** The header as it came. */
  retryAfter: string | undefined
}

/**
 * Encrypts a message for a device and gives it to the device's push service (RFC 8030, 8188, 8291, 8292). The campaign
 * is its topic: sent again after a crash it replaces itself. Redirections are not followed; what the push service says
 * beyond its status is not read.
 */
export function post(
  { endpoint, p256dh, auth }: Device,
  message: PushMessage,
  sender: Sender,
): Promise<Reply> {
  const { key, contact, testUrl } = sender
  const subscription = { endpoint, keys: { p256dh, auth } }
  const { method, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
    vapidDetails: {
      subject: `mailto:${contact}`,
      publicKey: key.publicKey,
      privateKey: key.privateKey,
    },
    TTL: LIVES / 1000,
    topic: message.id.replaceAll('-', ''),
    urgency: 'normal',
    contentEncoding: webPush.supportedContentEncodings.AES_128_GCM,
  })
  const isTest = testUrl !== '' && new URL(endpoint).origin === new URL(testUrl).origin
  const open = isTest && endpoint.startsWith('http:') ? overTcp : overTls
  return new Promise((resolve, reject) => {
    const request = open(endpoint, {
      method,
      headers: headers as Record<string, string>,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(isTest ? {} : { lookup: lookupPublic as never }),
    })
    request.on('response', (response) => {
      response.destroy()
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] })
    })
    request.on('error', reject)
    request.end(body)
  })
}
