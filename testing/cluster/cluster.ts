import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostOffice } from '#testing/server/post-office.ts'
import { type App, type AppMachine, fillDemonstration, startApp, startHaproxy, startWays } from './app.ts'
import { addresses, buildLan, CLIENT } from './lan.ts'
import { untilListens } from './machine.ts'
import { startDatabases } from './patroni.ts'

/** Two machines that answer requests, one that runs jobs. */
export const roles = { app1: 'web', app2: 'web', worker1: 'worker' } as const satisfies Record<
  AppMachine,
  string
>

interface Wanted {
  /** Connections of each pooler to PostgreSQL, where it is not what deploy/ says. */
  pool?: number
  /** Settings of every machine of the app. */
  settings?: Record<string, string>
}

/** Everything of docs/operating.md's middle size, filled with the demonstration of semester 2. */
export async function startCluster({ pool, settings = {} }: Wanted = {}) {
  buildLan()
  const disk = mkdtempSync(join(tmpdir(), 'rajt-cluster-'))
  const post = await openPostOffice(CLIENT)
  await startDatabases(disk)
  const ways = Object.fromEntries(
    (Object.keys(roles) as AppMachine[]).map((machine) => [machine, startWays(disk, machine, pool)]),
  )
  await fillDemonstration(disk, 'app1')
  const begin = (machine: AppMachine, own: Record<string, string> = {}, program?: readonly string[]) =>
    startApp(disk, machine, { ROLES: roles[machine], SMTP_URL: post.url, ...settings, ...own }, program)
  const apps: Record<AppMachine, App> = {
    app1: await begin('app1'),
    app2: await begin('app2'),
    worker1: await begin('worker1'),
  }
  const edge = startHaproxy(disk, 'edge', 'deploy/haproxy/edge.cfg')
  await untilListens(edge, 'edge', 8080)
  return {
    disk,
    post,
    apps,
    ways,
    edge,
    url: `http://${addresses.edge}:8080`,
    /** The platform on a machine anew, also in another version. */
    begin,
    async end() {
      buildLan()
      await post.close()
      rmSync(disk, { recursive: true, force: true })
    },
  }
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>
