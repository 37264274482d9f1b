import pLimit from 'p-limit'
import { atOnce, limits } from '#platform/server/limits.ts'
import { queueOf } from '#platform/server/queue.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { hitOrRefuse } from '#platform/server/throttle.ts'
import { editing } from '../editing-calls.ts'
import { lookAtLink } from './look-at-link.ts'

/** Connections of one check. */
const CONNECTIONS = 8
const inTurn = queueOf({ name: 'linkChecks', atOnce: 2, waiting: atOnce.linkChecks.most })

/** Nothing of it is kept; each link is asked once, however often it stands in the text. */
export const checkLinks = commandInSteps(editing.checkLinks, async function checkLinks(request) {
  const { db, actor, now, body } = request
  await hitOrRefuse(db, { key: `links ${actor.id}`, limit: limits.linkChecks }, now)
  const turns = pLimit(CONNECTIONS)
  const look = (address: string) => turns(async () => ({ address, outcome: await lookAtLink(address) }))
  return { links: await inTurn(() => Promise.all([...new Set(body.addresses)].map(look))) }
})
