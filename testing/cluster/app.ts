import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '#platform/server/in-project.ts'
import { untilServes } from '#testing/server/process.ts'
import { until } from '#testing/server/until.ts'
import { server } from '../../scripts/server.mjs'
import { addresses } from './lan.ts'
import { type Program, run, runEngine } from './machine.ts'
import { passwords } from './patroni.ts'

export type AppMachine = 'app1' | 'app2' | 'worker1'

const PORT = 3000
const address = (role: 'app' | 'owner', port: number) =>
  `postgres://rajt_${role}:${passwords[role]}@127.0.0.1:${port}/rajt`

/** What a machine of the app is set to, as deploy/ says. */
const settings = {
  DATABASE_URL: address('app', 6432),
  DATABASE_DIRECT_URL: address('app', 5000),
  DATABASE_OWNER_URL: address('owner', 5000),
  PORT: String(PORT),
  HOST: '0.0.0.0',
  PUBLIC_URL: `http://${addresses.edge}:8080`,
  TRUSTED_PROXIES: '1',
  SECRET: 'a secret of thirty-two characters',
  DEMO: 'force',
  LEAVE_SECONDS: '8',
  LOG_LEVEL: 'warn',
  RATE_LIMIT: '0',
}

export interface App extends Program {
  url: string
}

/** HAProxy and PgBouncer of a machine of the app: the ways to the primary. */
export function startWays(disk: string, machine: AppMachine, pool?: number): Program[] {
  const users = join(disk, machine, 'userlist.txt')
  mkdirSync(join(disk, machine), { recursive: true })
  writeFileSync(users, `"rajt_app" "${passwords.app}"\n`)
  chmodSync(users, 0o644)
  const config = join(disk, machine, 'pgbouncer.ini')
  const given = readFileSync(inProject('deploy/pgbouncer/pgbouncer.ini'), 'utf8')
  const sized = given
    .replace(/^(default_pool_size) = .*/m, `$1 = ${pool}`)
    .replace(/^(reserve_pool_size) = .*/m, '$1 = 0')
  writeFileSync(config, pool ? sized : given)
  const haproxy = startHaproxy(disk, machine, 'deploy/haproxy/database.cfg')
  const pgbouncer = runEngine(machine, disk, {
    words: ['pgbouncer', '/etc/pgbouncer/pgbouncer.ini'],
    user: 'postgres',
    files: {
      '/etc/pgbouncer/pgbouncer.ini': config,
      '/etc/pgbouncer/userlist.txt': users,
    },
  })
  return [haproxy, pgbouncer]
}

export const startHaproxy = (disk: string, machine: AppMachine | 'edge', file: string): Program =>
  runEngine(machine, disk, {
    words: ['haproxy', '-db', '-f', '/etc/haproxy/haproxy.cfg'],
    files: { '/etc/haproxy/haproxy.cfg': file },
  })

/** The platform on a machine, once it serves. */
export async function startApp(
  disk: string,
  machine: AppMachine,
  own: Record<string, string> = {},
  program: readonly string[] = server,
): Promise<App> {
  const started = run(machine, [process.execPath, ...program], {
    PATH: process.env.PATH,
    DATA_DIR: join(disk, 'shared'),
    ...settings,
    ...own,
  })
  const app = { ...started, url: `http://${addresses[machine]}:${PORT}` }
  await untilServes(app)
  return app
}

/**
 * Fills the database with the demonstration of semester 2, which no platform that others can reach does: from inside its
 * machine.
 */
export async function fillDemonstration(
  disk: string,
  machine: AppMachine,
  store: Record<string, string> = {},
): Promise<void> {
  const own = { ...store, HOST: '127.0.0.1', PUBLIC_URL: '', DEMO: 'semester-2' }
  const filling = run(machine, [process.execPath, ...server], {
    PATH: process.env.PATH,
    DATA_DIR: join(disk, 'shared'),
    ...settings,
    ...own,
  })
  await untilSaid(filling, 'Ready in')
  filling.child.kill('SIGTERM')
  await filling.ended
}

async function untilSaid(program: Program, words: string): Promise<void> {
  await until(
    words,
    () => {
      if (program.child.exitCode !== null) throw new Error(`it ended instead:\n${program.output()}`)
      return program.output().includes(words)
    },
    120_000,
  )
}
