import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { frameOrigins, isOnThisMachine } from './frame-origins.ts'
import { refuse } from './refuse.ts'
import type { Settings } from './settings.ts'
import { isThisMachine } from './this-machine.ts'

const SECRET_LENGTH = 32

/**
 * Whether only this machine is served: only then do a demonstration's mails and passwords put nobody at risk.
 */
export const isLocal = (settings: Settings) => openness(settings) === null

/** Which setting lets others in; null where none does. */
function openness({ NODE_ENV, HOST, PUBLIC_URL }: Settings): string | null {
  if (NODE_ENV === 'production') return 'NODE_ENV=production'
  if (!isThisMachine(HOST)) return `HOST=${HOST}`
  if (!PUBLIC_URL) return null
  const { protocol, hostname } = new URL(PUBLIC_URL)
  return protocol === 'http:' && isThisMachine(hostname) ? null : `PUBLIC_URL=${PUBLIC_URL}`
}

/** What a start that others can reach lacks, in one sentence; null where nothing is missing. */
export function refusalOfStart(settings: Settings): string | null {
  const open = openness(settings)
  if (!open) return null
  const { DEMO, SECRET, SMTP_URL, PUSH_TEST_URL } = settings
  const missing = [
    ...(DEMO === 'off' || DEMO === 'force'
      ? []
      : ['DEMO=off (or DEMO=force for a demonstration that anybody may enter)']),
    ...(SECRET.length < SECRET_LENGTH ? [`a SECRET of at least ${SECRET_LENGTH} characters`] : []),
    ...(SMTP_URL ? [] : ['SMTP_URL']),
    ...(PUSH_TEST_URL ? ['an empty PUSH_TEST_URL'] : []),
    ...(frameOrigins(settings).some(isOnThisMachine)
      ? ['INTERACTIVE_HOSTS without a host of this machine alone']
      : []),
  ]
  if (missing.length === 0) return null
  return `Others can reach this platform (${open}), so it needs ${missing.join(', ')}; see docs/hardening.md.`
}

const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/**
 * Whether a request was made on this machine and to it: no proxy or tunnel brought it, and no stranger's page whose name
 * leads here.
 */
function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const host = headers.host ?? ''
  if (FORWARDED.some((name) => headers[name] !== undefined)) return false
  if (!URL.canParse(`http://${host}`) || !isThisMachine(new URL(`http://${host}`).hostname)) return false
  return isThisMachine(socket.remoteAddress?.replace(/^::ffff:/, '') ?? '')
}

/** For pages of the demonstration alone: to everybody else they are not there. */
export async function onThisMachine({ raw }: FastifyRequest): Promise<void> {
  if (!isFromThisMachine(raw)) refuse('not-found')
}
