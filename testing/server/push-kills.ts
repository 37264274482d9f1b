import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { push } from '#announcements/push/calls.ts'
import { DEMO_PASSWORD } from '#local/demo/load.ts'
import { auth } from '#people/auth/calls.ts'
import { copyFilled } from './filled-folders.ts'
import { ask, query, startRajt } from './process.ts'
import { openPushService } from './push-service.ts'
import { campaignFields } from './pushes.ts'
import { until } from './until.ts'

const DEVICES_EACH = 10
/** Jobs of one kind that a process works on at once. */
const AT_ONCE = 4

/**
 * A campaign to many devices, while the platform is killed again and again: each is sent it, and each shows
 * it once. What was on its way at a kill may be posted again, under the topic by which it replaces itself.
 */
export async function sendUnderKills({ devices, kills }: { devices: number; kills: number }): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rajt-push-'))
  await copyFilled('semester-1', folder)
  const service = await openPushService()
  const start = () => startRajt(folder, { PUSH_TEST_URL: service.url })
  let rajt = await start()
  const tell = async (cause: Error) => {
    const { exitCode } = rajt.child
    throw new Error(`${await whatWaits(folder).catch(String)}\n${exitCode}: ${rajt.output()}`, { cause })
  }
  try {
    await allowMany(folder, service, devices)
    const body = { email: 'office@rajt.example', password: DEMO_PASSWORD }
    const { token } = (await ask(rajt, auth.login, { body })).body
    const fields = campaignFields()
    service.takeTime(20)
    for (let kill = 1; kill <= kills; kill++) {
      // Asked again after each kill, as somebody would who got no answer: it stays one campaign.
      const sent = ask(rajt, push.send, { token, body: fields })
      if (kill === 1) expect((await sent).status).toBe(200)
      const wanted = Math.floor((devices * kill) / (kills + 1))
      await until('some are sent', () => service.shown.size >= wanted, 120_000).catch(tell)
      rajt.child.kill('SIGKILL')
      await rajt.ended
      await sent
      rajt = await start()
    }
    service.takeTime(0)
    const campaigns = () =>
      query<{ title: string; devices: number; delivered: number; failed: number }>(
        folder,
        'select title, devices, delivered, failed from push_campaign where key = $1',
        [fields.key],
      )
    const areDelivered = async () => (await campaigns())[0]?.delivered === devices
    await until('all are delivered', areDelivered, 300_000).catch(tell)
    expect(await campaigns()).toEqual([{ title: fields.title, devices, delivered: devices, failed: 0 }])
    expect(service.shown.size).toBe(devices)
    expect(new Set(service.pushed.map(({ subscription }) => subscription)).size).toBe(devices)
    expect(service.pushed.length - devices).toBeLessThanOrEqual(kills * AT_ONCE)
    expect([...service.shown.values()].every(({ text }) => text === fields.text)).toBe(true)
  } finally {
    rajt.child.kill('SIGTERM')
    await rajt.ended
    await service.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Written as `POST /push-device` does, ten for each student. */
async function allowMany(
  folder: string,
  service: Awaited<ReturnType<typeof openPushService>>,
  devices: number,
) {
  const all = Array.from({ length: devices }, () => ({ id: randomUUID(), ...service.subscribe() }))
  await enterStudents(folder, Math.ceil(devices / DEVICES_EACH))
  await query(
    folder,
    `with students as (
       select a.id, row_number() over (order by a.id) - 1 as n from account a
       join onboarding o on o.account_id = a.id join semester s on s.key = o.semester_key and s.is_current
       where a.role = 'STUDENT' and a.released_at is null and a.disabled_at is null)
     insert into push_device (id, account_id, key_id, endpoint, p256dh, auth, position, allowed_at)
     select (one ->> 'id')::uuid, s.id, (select id from kept_key where purpose = 'push' and retired_at is null),
       one ->> 'endpoint', one ->> 'p256dh', one ->> 'auth', (x.n - 1) % $2 + 1, now()
     from json_array_elements($1::json) with ordinality x (one, n)
     join students s on s.n = (x.n - 1) / $2`,
    [JSON.stringify(all), DEVICES_EACH],
  )
  const [{ n } = { n: 0 }] = await query<{ n: number }>(folder, 'select count(*)::int as n from push_device')
  expect(n).toBe(devices)
}

/**
 * `count` students beside those of the demonstration, accepted and onboarded: 5,000 devices are of 500
 * students.
 */
async function enterStudents(folder: string, count: number): Promise<void> {
  await query(
    folder,
    `with entered as (
       insert into account (role, email, username, surname, firstname, neptun, university_id, password_hash,
         is_address_proven, created_at)
       select 'STUDENT', 'ertesitett' || n || '@hallgatok.example', 'ertesitett' || n, 'Próba', 'Hallgató',
         lpad(n::text, 6, '0'), u.id, p.password_hash, true, now()
       from generate_series(1, $1) n, (select id from university order by id limit 1) u,
         (select password_hash from account where password_hash is not null limit 1) p
       returning id, university_id), accepted as (
       insert into registration (account_id, university_id, status, since, decided_at, decided_by)
       select e.id, e.university_id, 'ACCEPTED', now(), now(), o.id
       from entered e, (select id from account where role = 'OFFICE' order by id limit 1) o)
     insert into onboarding (account_id, semester_key, at)
     select e.id, s.key, now() from entered e join semester s on s.is_current`,
    [count],
  )
}

/** For a failure: how far the deliveries are, and why their jobs wait. */
async function whatWaits(folder: string): Promise<string> {
  const deliveries = await query(
    folder,
    `select tries, status, delivered_at is not null as delivered, failed_at is not null as failed, count(*)::int
     from push_delivery group by 1, 2, 3, 4`,
  )
  const jobs = await query(
    folder,
    `select task_identifier, attempts, locked_by, locked_at, min(run_at) as run_at, max(last_error) as error, count(*)::int
     from graphile_worker.jobs group by 1, 2, 3, 4`,
  )
  return JSON.stringify({ deliveries, jobs }, null, 1)
}
