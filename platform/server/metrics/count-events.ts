import { Counter, Histogram, type Registry } from 'prom-client'
import { cacheRead, jobEnded, noticesMissed, queueFull } from '../events.ts'

/** Seconds: most jobs take milliseconds, and a mail server may take half a minute. */
const BUCKETS = [0.01, 0.1, 0.5, 1, 5, 30, 120]

/** Counts what the platform says of its own work (platform/server/events.ts); answers what ends it. */
export function countEvents(registry: Registry): () => void {
  const registers = [registry]
  const reads = new Counter({
    name: 'rajt_cache_reads_total',
    help: 'Reads of what a process remembers, by what empties it, and whether it was there.',
    labelNames: ['cache', 'hit'],
    registers,
  })
  const refused = new Counter({
    name: 'rajt_queue_full_total',
    help: 'Requests that were refused as busy, by the queue that was full (docs/limits.md).',
    labelNames: ['queue'],
    registers,
  })
  const missed = new Counter({
    name: 'rajt_notices_missed_total',
    help: 'How often notices of other processes may have been missed and the caches were emptied.',
    registers,
  })
  const ended = new Counter({
    name: 'rajt_job_ends_total',
    help: 'Runs of jobs, by task and outcome; of send-mail and send-push, what became of each message.',
    labelNames: ['task', 'outcome'],
    registers,
  })
  const took = new Histogram({
    name: 'rajt_job_seconds',
    help: 'Time that runs of jobs take, by task.',
    labelNames: ['task'],
    buckets: BUCKETS,
    registers,
  })
  const ends = [
    cacheRead.subscribe(({ cache, isHit }) => reads.inc({ cache, hit: isHit ? 'yes' : 'no' })),
    queueFull.subscribe((queue) => refused.inc({ queue })),
    noticesMissed.subscribe(() => missed.inc()),
    jobEnded.subscribe(({ task, outcome, seconds }) => {
      ended.inc({ task, outcome })
      took.observe({ task }, seconds)
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}
