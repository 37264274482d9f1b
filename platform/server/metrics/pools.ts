import type pg from 'pg'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** Seconds; a wait for a connection ends after three. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 3]

type Connected = Parameters<Parameters<pg.Pool['connect']>[0]>

/** How full the pools are, and how long whoever needs a connection waits for one. */
export function watchPools(registry: Registry, pools: Record<string, pg.Pool>): void {
  const registers = [registry]
  new Gauge({
    name: 'rajt_pool_connections',
    help: 'Connections of a pool, by state.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'used' }, totalCount - idleCount)
      }
    },
  })
  new Gauge({
    name: 'rajt_pool_size',
    help: 'The most connections that a pool opens.',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const [pool, { options }] of Object.entries(pools)) this.set({ pool }, options.max)
    },
  })
  new Gauge({
    name: 'rajt_pool_waiting',
    help: 'Who waits for a connection right now.',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const [pool, { waitingCount }] of Object.entries(pools)) this.set({ pool }, waitingCount)
    },
  })
  const waited = new Histogram({
    name: 'rajt_pool_wait_seconds',
    help: 'Time waited for a connection.',
    labelNames: ['pool'],
    buckets: BUCKETS,
    registers,
  })
  const failed = new Counter({
    name: 'rajt_pool_failures_total',
    help: 'Waits that ended without a connection.',
    labelNames: ['pool'],
    registers,
  })
  for (const [name, pool] of Object.entries(pools)) {
    const wait = waited.labels(name)
    failed.inc({ pool: name }, 0)
    timeConnecting(pool, (seconds, isFailed) => {
      wait.observe(seconds)
      if (isFailed) failed.inc({ pool: name })
    })
  }
}

/** Tells of each wait for a connection, in both forms of `connect`: queries of the pool itself take the first. */
function timeConnecting(pool: pg.Pool, tell: (seconds: number, isFailed: boolean) => void): void {
  const connect = pool.connect.bind(pool)
  const timed = (use: (...connected: Connected) => void) => {
    const from = performance.now()
    connect((error, client, release) => {
      tell((performance.now() - from) / 1000, error !== undefined && error !== null)
      use(error, client, release)
    })
  }
  const promised = () =>
    new Promise<pg.PoolClient>((resolve, reject) =>
      timed((error, client) => (client ? resolve(client) : reject(error))),
    )
  pool.connect = ((use?: (...connected: Connected) => void) =>
    use ? timed(use) : promised()) as typeof pool.connect
}
