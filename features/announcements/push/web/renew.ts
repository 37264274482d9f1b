import { send } from '#platform/web/api.ts'
import { queryClient } from '#platform/web/query.ts'
import { session } from '#platform/web/session.ts'
import { keepPushed, pushedHere, silence } from '#platform/web/worker.ts'
import { push } from '../calls.ts'
import { devicesQuery } from './calls.ts'
import { abilityOf, deviceOf, digestOf, subscribe } from './subscription.ts'

/**
 * Browsers change their subscriptions, and the platform may have got another key: who allowed pushes here is reached
 * again without being asked again. What was withdrawn, here or from another device, stays withdrawn.
 */
export async function renew(): Promise<void> {
  const { user } = session.get()
  const before = pushedHere()
  if (!before || user?._id !== before.person) return
  if (abilityOf() !== 'open' || Notification.permission !== 'granted') return keepPushed(null)
  // Where this fails, the next visit tries again; nobody waits for it.
  await brought(before).catch(() => undefined)
}

async function brought(before: { person: string; digest: string }): Promise<void> {
  const { devices, publicKey } = await queryClient.fetchQuery(devicesQuery())
  const subscription = await subscribe(publicKey)
  const digest = await digestOf(subscription)
  if (devices.some((device) => device.digest === digest)) return
  if (digest === before.digest) return silence()
  await send(push.allow, { body: deviceOf(subscription) })
  keepPushed({ person: before.person, digest })
}
