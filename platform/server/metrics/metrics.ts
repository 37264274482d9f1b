import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { Gauge, Registry } from 'prom-client'
import type { Call } from '#platform/contract/call.ts'
import { countEvents } from './count-events.ts'
import { watchPools } from './pools.ts'
import { watchProcess } from './process.ts'
import { type CountRequest, countRequests } from './requests.ts'
import { PATIENCE_MS, watchWork } from './work.ts'

export interface Watched {
  /** What requests ask, and what jobs and notices do. */
  pools: Record<'app' | 'jobs', pg.Pool>
  /** What each call is told by. */
  nameOf: ReadonlyMap<Call, string>
  version: string
  /** As the setting has them. */
  roles: string
  log: FastifyBaseLogger
}

interface Measured {
  name: string
  help: string
  /** Asked whenever metrics are read, for a second at most; null: not known now, and so not told. */
  value: () => number | null | Promise<number | null>
}

export interface Metrics {
  /** In the text form of Prometheus. */
  read(): Promise<string>
  contentType: string
  countRequest: CountRequest
  /** One more, of a part that knows it. */
  addGauge(measured: Measured): void
  /** Nothing is watched or counted any more. */
  stop(): void
}

/** The metrics of this process (docs/runbook.md says what they are for): each belongs to it alone, and none to a person. */
export function openMetrics({ pools, nameOf, version, roles, log }: Watched): Metrics {
  const registry = new Registry()
  new Gauge({
    name: 'rajt_info',
    help: 'What runs here; always 1.',
    labelNames: ['version', 'roles'],
    registers: [registry],
  }).set({ version, roles }, 1)
  watchPools(registry, pools)
  const askWork = watchWork(registry, pools, log)
  const stops = [watchProcess(registry), countEvents(registry)]
  return {
    async read() {
      await askWork()
      return registry.metrics()
    },
    contentType: registry.contentType,
    countRequest: countRequests(registry, nameOf),
    addGauge: (measured) => addGauge(registry, measured, log),
    stop() {
      for (const stop of stops) stop()
    },
  }
}

function addGauge(registry: Registry, { name, help, value }: Measured, log: FastifyBaseLogger): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const late = sleep(PATIENCE_MS, null, { ref: false })
      const now = await Promise.race([late, Promise.resolve().then(value)]).catch((err) => {
        log.warn({ part: 'metrics', err, name }, 'a metric is not known now')
        return null
      })
      if (now === null) this.remove()
      else this.set(now)
    },
  })
}
