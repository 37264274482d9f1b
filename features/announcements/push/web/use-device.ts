import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { session } from '#platform/web/session.ts'
import { keepPushed, silence } from '#platform/web/worker.ts'
import { push } from '../calls.ts'
import {
  type Ability,
  abilityOf,
  currentSubscription,
  deviceOf,
  digestOf,
  subscribe,
} from './subscription.ts'

interface Own {
  ability: Ability
  /** Of this browser's subscription; null without one. */
  digest: string | null
}

/** What this device can do, and allowing pushes on it: asked of the browser when a button is pressed, never before. */
export function useDevice(publicKey: string) {
  const t = useTranslations('push')
  const [own, setOwn] = useState<Own>(() => ({ ability: abilityOf(), digest: null }))
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    void ownDigest().then((digest) => setOwn({ ability: abilityOf(), digest }))
  }, [])
  const { run, busy } = useAct(push.allow, {
    invalidates: [push.devices],
    done: ({ digest }) => {
      const { user } = session.get()
      if (user) keepPushed({ person: user._id, digest })
      setOwn({ ability: abilityOf(), digest })
      toast({ kind: 'success', text: t('allowed') })
    },
  })
  const allow = async () => {
    setAsking(true)
    const subscription = await asked(publicKey)
    setAsking(false)
    const ability = abilityOf()
    setOwn({ ability, digest: null })
    if (subscription) await run({ body: deviceOf(subscription) })
    else if (ability === 'open') toast({ kind: 'failure', text: t('notAllowed') })
  }
  /** Nothing comes here any more, whatever the server knows. */
  const leave = async () => {
    await silence()
    setOwn({ ability: abilityOf(), digest: null })
  }
  return { ...own, allow, leave, busy: busy || isAsking }
}

async function ownDigest(): Promise<string | null> {
  if (abilityOf() !== 'open' || Notification.permission !== 'granted') return null
  const subscription = await currentSubscription()
  return subscription && digestOf(subscription)
}

/** Null where the person said no, closed the question, or the browser's push service does not answer. */
async function asked(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  return subscribe(publicKey).catch(() => null)
}
