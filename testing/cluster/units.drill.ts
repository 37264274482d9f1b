import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sessionOf } from '#bench/session.ts'
import { profile } from '#people/profile/calls.ts'
import { inProject } from '#platform/server/in-project.ts'
import { overHttp } from '#testing/server/over-http.ts'
import { png } from '#testing/server/png.ts'
import { openPostOffice } from '#testing/server/post-office.ts'
import { isReady } from '#testing/server/process.ts'
import { until } from '#testing/server/until.ts'
import { addresses, buildLan, CLIENT } from './lan.ts'
import { inCluster, passwords, startDatabases } from './patroni.ts'
import { type Booted, boot } from './systemd.ts'

const OFFICE = 'first@office.example'
/** Of 10; what systemd-analyze calls well protected begins below 2. */
const MOST_EXPOSED = 2

buildLan()
const disk = mkdtempSync(join(tmpdir(), 'rajt-units-'))
const post = await openPostOffice(CLIENT)
/** What the file leaves to its machine: a later line counts. */
const ownLines = Object.entries({
  PUBLIC_URL: `http://${addresses.edge}:8080`,
  DATABASE_URL: `postgres://rajt_app:${passwords.app}@127.0.0.1:6432/rajt`,
  DATABASE_DIRECT_URL: `postgres://rajt_app:${passwords.app}@127.0.0.1:5000/rajt`,
  DATABASE_OWNER_URL: `postgres://rajt_owner:${passwords.owner}@127.0.0.1:5000/rajt`,
  DATABASE_READ_URL: `postgres://rajt_app:${passwords.app}@127.0.0.1:5001/rajt`,
  SECRET: 'a secret of thirty-two characters',
  SMTP_URL: post.url,
  FILES_URL: '',
  FILES_KEY_FILE: '',
  FIRST_OFFICE_EMAIL: OFFICE,
  METRICS_TOKEN: 'the-token-of-the-machines-of-this-drill',
})
  .map(([name, value]) => `${name}=${value}\n`)
  .join('')

await startDatabases(disk)
const worker = await bootApp('worker1', 'rajt-worker')
const web = await bootApp('app1', 'rajt-web')
const app = { url: `http://${addresses.app1}:3000` }
afterAll(async () => {
  buildLan()
  await post.close()
  rmSync(disk, { recursive: true, force: true })
})

/** A machine of the app as docs/operating.md has it, none of whose units is started yet. */
function bootApp(machine: 'app1' | 'worker1', unit: string): Promise<Booted> {
  const users = join(disk, `${machine}-userlist.txt`)
  writeFileSync(users, `"rajt_app" "${passwords.app}"\n`)
  chmodSync(users, 0o644)
  const settings = join(disk, `${machine}.env`)
  writeFileSync(settings, readFileSync(inProject('deploy/rajt/rajt.env'), 'utf8') + ownLines)
  return boot(machine, disk, {
    '/opt/rajt': inProject('.'),
    '/etc/rajt/rajt.env': settings,
    [`/etc/systemd/system/${unit}.service`]: `deploy/systemd/${unit}.service`,
    '/etc/haproxy/haproxy.cfg': 'deploy/haproxy/database.cfg',
    '/etc/pgbouncer/pgbouncer.ini': 'deploy/pgbouncer/pgbouncer.ini',
    '/etc/pgbouncer/userlist.txt': users,
  })
}

const start = async ({ inside }: Booted, unit: string) => {
  await inside('systemctl', 'start', 'haproxy', 'pgbouncer', unit)
}
/** Fails with what the unit said. */
const untilWith = (one: Booted, unit: string, what: string, is: () => boolean | Promise<boolean>) =>
  until(what, is, 60_000).catch(async (cause) => {
    throw new Error(`${cause.message}:\n${await one.inside('journalctl', '-n', '40', '-u', unit)}`, { cause })
  })
/** One property of a unit. */
const show = async ({ inside }: Booted, unit: string, property: string) =>
  (await inside('systemctl', 'show', '--value', '-p', property, unit)).trim()

test('the units start Rajt with its ways to the database: pages, jobs and uploads work in their sandbox', async () => {
  await start(worker, 'rajt-worker')
  await untilWith(worker, 'rajt-worker', 'the office is invited', () => post.delivered.length > 0)
  await start(web, 'rajt-web')
  await untilWith(web, 'rajt-web', 'it is ready', () => isReady(app))
  expect((await fetch(`${app.url}/app`)).status).toBe(200)
  const token = await inCluster(async (db) => {
    const entered = { password_hash: 'x', username: 'first', is_admitted: true }
    await db.updateTable('semester').set({ second_factor_required: false }).execute()
    await db.updateTable('account').set(entered).where('email', '=', OFFICE).execute()
    return (await sessionOf(db, OFFICE)).token
  })
  // Read in a process of its own, and kept below DATA_DIR.
  const { user } = await overHttp(() => app)({ token }).does(profile.changePicture, {
    files: { file: new Blob([new Uint8Array(png({ width: 300, height: 300 }))], { type: 'image/png' }) },
  })
  expect(user.profilePictureUrl).toBeTruthy()
})

test('what runs there has no right that it does not need, and writes nowhere else', async () => {
  const pid = await show(web, 'rajt-web', 'MainPID')
  const status = await web.inside('cat', `/proc/${pid}/status`)
  expect(status).toMatch(/^CapEff:\t0+$/m)
  expect(status).toMatch(/^NoNewPrivs:\t1$/m)
  expect(status).toMatch(/^Seccomp:\t2$/m)
  const write = (path: string) => web.inside('nsenter', '-t', pid, '-m', '-r', 'touch', path)
  for (const path of ['/opt/rajt/x', '/etc/rajt/x', '/usr/x'])
    await expect(write(path)).rejects.toThrow('Read-only file system')
  await write('/var/lib/rajt/x')
})

test.each([
  ['app1', 'rajt-web'],
  ['worker1', 'rajt-worker'],
])('systemd finds nothing wrong with the unit of %s', async (machine, unit) => {
  const { inside } = machine === 'app1' ? web : worker
  expect(await inside('systemd-analyze', 'verify', `/etc/systemd/system/${unit}.service`)).toBe('')
  const told = await inside('systemd-analyze', 'security', '--no-pager', unit)
  const [line = '', exposure = ''] = told.match(/Overall exposure level for \S+: ([\d.]+)/) ?? []
  process.stdout.write(`${line} of 10\n`)
  expect(Number(exposure)).toBeLessThan(MOST_EXPOSED)
})

test('a process that is killed is there again within seconds', async () => {
  const killed = await show(web, 'rajt-web', 'MainPID')
  expect(killed).toMatch(/^[1-9]/)
  await web.inside('kill', '-KILL', killed)
  const from = performance.now()
  await until('another one is ready', async () => {
    const pid = await show(web, 'rajt-web', 'MainPID')
    return pid !== killed && pid !== '0' && (await isReady(app))
  })
  process.stdout.write(`ready ${((performance.now() - from) / 1000).toFixed(1)} s after it was killed\n`)
  expect(await show(web, 'rajt-web', 'NRestarts')).toBe('1')
})

test('a stop leaves the service before it ends, and ends cleanly', async () => {
  const from = performance.now()
  const stopping = web.inside('systemctl', 'stop', 'rajt-web')
  await until('it is out of service', async () => (await fetch(`${app.url}/health/serving`)).status === 503)
  expect((await fetch(`${app.url}/app`)).status).toBe(200)
  await stopping
  process.stdout.write(`stopped after ${((performance.now() - from) / 1000).toFixed(1)} s\n`)
  expect(await show(web, 'rajt-web', 'Result')).toBe('success')
  expect(await show(web, 'rajt-web', 'ExecMainStatus')).toBe('0')
})
