import { readFileSync } from 'node:fs'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { features } from '#app/contract/index.ts'
import type { Call } from '#platform/contract/call.ts'
import type { Database } from '#platform/server/database.ts'
import { inProject } from '#platform/server/in-project.ts'
import type { Metrics } from '#platform/server/metrics/metrics.ts'
import { bytesBehind } from '#platform/server/reads.ts'
import type { Settings } from '#platform/server/settings.ts'

/** As `exam.start`, by the row of the contract. */
const callNames = (): Map<Call, string> =>
  new Map(
    Object.entries<Record<string, Call>>(features).flatMap(([feature, calls]) =>
      Object.entries(calls).map(([name, call]): [Call, string] => [call, `${feature}.${name}`]),
    ),
  )

/** The metrics of this process; null where no setting asks for them: then nothing of them is loaded. */
export async function metricsOf(
  { METRICS_PORT, METRICS_TOKEN, ROLES: roles }: Settings,
  pools: Record<'app' | 'jobs', pg.Pool>,
  log: FastifyBaseLogger,
): Promise<Metrics | null> {
  if (!METRICS_PORT && !METRICS_TOKEN) return null
  const { openMetrics } = await import('#platform/server/metrics/metrics.ts')
  const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  return openMetrics({ pools, nameOf: callNames(), version, roles, log })
}

export const tellListener = (metrics: Metrics, isListening: () => boolean): void =>
  metrics.addGauge({
    name: 'rajt_listener_connected',
    help: 'Whether notices of other processes are heard.',
    value: () => Number(isListening()),
  })

export const tellReplica = (metrics: Metrics, replica: Database, primary: Database): void =>
  metrics.addGauge({
    name: 'rajt_replica_behind_bytes',
    help: 'Bytes of the log of the primary that the replica has not replayed.',
    value: () => bytesBehind(replica, primary),
  })
