import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from './database.ts'
import { bearerOf } from './guard.ts'
import { limits } from './limits.ts'
import { isGuestAct } from './mount.ts'
import { networkOf, siteOf } from './network.ts'
import { rateOf } from './rates.ts'
import { refuse } from './refuse.ts'
import type { Actor } from './request.ts'
import { keyed, keyFor } from './secrets.ts'
import type { Settings } from './settings.ts'
import { shareRates } from './share-rates.ts'
import { type Limit, SITE_FACTOR } from './throttle.ts'

type WhoIs = (token: string) => Promise<Actor | null>

/**
 * How many calls a minute all processes take: of a session, of an uploader, of an address that only reads. What guests
 * do counts here not at all: its budgets are in the database, and public reads spend none of them.
 */
export function limitRates(api: FastifyInstance, db: Database, settings: Settings, whoIs: WhoIs): void {
  const scaled = ({ hits, window }: Limit) =>
    rateOf({ hits: Math.ceil((hits * settings.RATE_LIMIT) / limits.sessionCalls.hits), window })
  const sessionCalls = scaled(limits.sessionCalls)
  const uploads = scaled(limits.uploads)
  const publicReads = scaled(limits.publicReads)
  const key = keyFor('network address', settings.SECRET)
  const sharing = shareRates(db, { sessionCalls, uploads, publicReads }, (value) => keyed(key, value))
  api.addHook('onClose', async () => sharing.stop())

  api.addHook('onRequest', async (request) => {
    const { call } = request.routeOptions.config
    const actor = await actorOf(request, whoIs)
    if (actor && call?.uploads) return refusePast(uploads.hit(actor.id))
    if (actor) return refusePast(sessionCalls.hit(actor.tokenHash.toString('hex')))
    if (isGuestAct(call)) return
    const site = siteOf(request.ip)
    if (site) refusePast(publicReads.hit(`site ${site}`, SITE_FACTOR))
    refusePast(publicReads.hit(networkOf(request.ip)))
  })
}

/** An unreachable database is reported by the guard, which asks it too. */
async function actorOf(request: FastifyRequest, whoIs: WhoIs): Promise<Actor | null> {
  const token = bearerOf(request.headers.authorization)
  return token ? whoIs(token).catch(() => null) : null
}

function refusePast(milliseconds: number): void {
  if (milliseconds > 0) refuse('too-many-requests', { retryAfter: Math.ceil(milliseconds / 1000) })
}
