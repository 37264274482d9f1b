import type { Settings } from '#platform/server/settings.ts'

/** Of a process that only answers requests: its pool, and who listens. */
const CONNECTIONS_OF_EACH = 20
const CONNECTIONS = 100

interface Embedded {
  url: string
  appUrl: string
}

/** What `npm start` is told once the first process serves (scripts/supervise.mjs). */
export interface Beside {
  /** Of each, over that of the first. */
  environments: Record<string, string>[]
  database: 'embedded' | 'own'
}

/** The web processes beside this one; null where there are none. */
export function besideOf(
  { webProcesses, isWeb, BESIDE, METRICS_PORT }: Settings,
  port: number,
  embedded: Embedded | null,
): Beside | null {
  if (webProcesses === 1 || !isWeb || BESIDE === 'first') return null
  const database = embedded && { DATABASE_URL: embedded.appUrl, DATABASE_OWNER_URL: embedded.url }
  const environment = { BESIDE: 'first', ROLES: 'web', PORT: String(port), ...database }
  return {
    environments: Array.from({ length: webProcesses - 1 }, (_, n) => ({
      ...environment,
      ...(METRICS_PORT > 0 && { METRICS_PORT: String(METRICS_PORT + n + 1) }),
    })),
    database: embedded ? 'embedded' : 'own',
  }
}

/** How many connections an embedded database takes that several processes share. */
export const connectionsFor = ({ webProcesses }: Settings): number =>
  CONNECTIONS + CONNECTIONS_OF_EACH * (webProcesses - 1)
