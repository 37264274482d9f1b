import { channel } from 'node:diagnostics_channel'
import type { atOnce } from './limits.ts'

/** What becomes of one run of a job. `failed` is tried again later, and so is a push that comes to `again`. */
export type JobOutcome =
  | 'done'
  | 'failed'
  | 'given-up'
  | 'sent'
  | 'kept'
  | 'refused'
  | 'delivered'
  | 'again'
  | 'gone'

export interface JobEnd {
  task: string
  outcome: JobOutcome
  seconds: number
}

export interface CacheRead {
  /** The notice that empties it, `timed` where none does, or `session`. */
  cache: string
  isHit: boolean
}

/**
 * What the platform says of its own work, to whoever watches: each goes to all subscribers at once, and to nobody costs
 * a comparison. Nothing of the product may depend on one.
 */
function eventOf<Message>(name: string) {
  const told = channel(`rajt:${name}`)
  return {
    publish(message: Message): void {
      if (told.hasSubscribers) told.publish(message)
    },
    /** Answers what ends the subscription. */
    subscribe(hear: (message: Message) => void): () => void {
      const listener = (message: unknown) => hear(message as Message)
      told.subscribe(listener)
      return () => void told.unsubscribe(listener)
    },
  }
}

export const jobEnded = eventOf<JobEnd>('job-ended')
export const cacheRead = eventOf<CacheRead>('cache-read')
/** One more was refused by a queue that was full. */
export const queueFull = eventOf<keyof typeof atOnce>('queue-full')
/** Notices of other processes may have been missed; said again each second as long as nobody listens. */
export const noticesMissed = eventOf<void>('notices-missed')
