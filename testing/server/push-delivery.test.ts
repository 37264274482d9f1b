import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { push } from '#announcements/push/calls.ts'
import { ensurePushKey, pushKey } from '#announcements/push/server/keys.ts'
import { workersOf } from '#app/server/workers.ts'
import { account } from '#office/account/calls.ts'
import { hours, later } from '#platform/server/clock.ts'
import { openPool } from '#platform/server/database.ts'
import { startJobs } from '#platform/server/jobs.ts'
import { transact } from '#platform/server/transact.ts'
import { currentSemester } from '#programme/programme/server/current.ts'
import { gabor } from './cast.ts'
import type { Person } from './people.ts'
import { openPushService } from './push-service.ts'
import { campaignFields, pushesOf } from './pushes.ts'
import { buildTestRajt } from './rajt.ts'
import { until } from './until.ts'

const service = await openPushService()
const rajt = await buildTestRajt({ settings: { PUSH_TEST_URL: service.url } })
const { as, db, clock, settings, files, log, pool } = rajt
const { withDevices, send } = pushesOf(rajt, service)
const warnings: string[] = []
const workers = workersOf({
  db,
  clock,
  settings,
  files,
  log: { ...log, warn: (...line: unknown[]) => void warnings.push(JSON.stringify(line)) } as never,
})
afterAll(() => service.close())
beforeEach(() => {
  service.pushed.splice(0)
  warnings.splice(0)
})
afterEach(async () => {
  for (const table of ['push_campaign', 'push_device'] as const) await db.deleteFrom(table).execute()
})

const deliveries = () => db.selectFrom('push_delivery').selectAll().orderBy('id').execute()
/** Does the job of the only delivery once, as the queue would. */
async function tryOnce() {
  const [delivery] = await deliveries()
  await workers['send-push']({ delivery: delivery?.id ?? '' })
  return (await deliveries())[0]
}
/** The times for which the queue holds jobs of the only delivery. */
async function jobsAt(): Promise<Date[]> {
  const [delivery] = await deliveries()
  const { rows } = await pool.query<{ run_at: Date }>(
    `select j.run_at from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'send-push' and j.payload ->> 'delivery' = $1 order by j.run_at`,
    [delivery?.id],
  )
  return rows.map(({ run_at }) => run_at)
}
const countsOf = async () => {
  const { campaigns } = await as(gabor).does(push.campaigns, { query: {} })
  const { delivered, failed } = campaigns[0] ?? {}
  return { delivered, failed }
}

describe('a message', () => {
  test('reaches each device, encrypted for it, with the words of the office', async () => {
    await withDevices(2)
    const { _id: id, title, text } = await send()
    for (const { id: delivery } of await deliveries()) await workers['send-push']({ delivery })
    expect(service.pushed.map(({ message }) => message)).toEqual(
      Array(2).fill({ id, title, text, path: '/modules' }),
    )
    expect(new Set(service.pushed.map(({ subscription }) => subscription)).size).toBe(2)
    expect(await countsOf()).toEqual({ delivered: 2, failed: 0 })
  })

  test('says who sends it, for how long it is worth something, and what it replaces', async () => {
    await withDevices(1)
    const { _id: id } = await send()
    await tryOnce()
    const [{ headers, vapid }] = service.pushed as [(typeof service.pushed)[0]]
    expect(headers).toMatchObject({
      ttl: '259200',
      'content-encoding': 'aes128gcm',
      urgency: 'normal',
      topic: id.replaceAll('-', ''),
    })
    const { publicKey } = await pushKey(db, settings)
    const semester = await db
      .selectFrom('semester')
      .select('contact_email')
      .where('is_current', '=', true)
      .executeTakeFirst()
    expect(vapid).toMatchObject({
      isSigned: true,
      key: publicKey,
      aud: service.url,
      sub: `mailto:${semester?.contact_email}`,
    })
    expect(vapid.exp * 1000 - Date.now()).toBeLessThanOrEqual(hours(24))
  })

  test('leaves once, though its job runs again', async () => {
    await withDevices(1)
    await send()
    await tryOnce()
    await tryOnce()
    expect(service.pushed).toHaveLength(1)
    expect(await countsOf()).toEqual({ delivered: 1, failed: 0 })
  })

  test('of an act that was rolled back never leaves', async () => {
    await withDevices(1)
    const body = campaignFields({ redirect: 'search' })
    await as(gabor).refused(push.send, { body })
    expect(await deliveries()).toEqual([])
  })

  test('of 50 emojis and 300 letters with accents fits, and arrives as it was written', async () => {
    await withDevices(1)
    const { title, text } = await send({ title: '🚀'.repeat(25), text: 'ű'.repeat(300) })
    await tryOnce()
    expect(service.pushed[0]?.message).toMatchObject({ title, text })
  })
})

describe('a push service that answers', () => {
  test.each([429, 500, 503])('%d is asked again, later', async (status) => {
    await withDevices(1)
    await send()
    service.answer(status)
    expect(await tryOnce()).toMatchObject({ tries: 1, status, delivered_at: null, failed_at: null })
    expect(await jobsAt()).toContainEqual(later(clock.now(), 2000))
    expect(await tryOnce()).toMatchObject({ tries: 2, status: 201, delivered_at: clock.now() })
    expect(await countsOf()).toEqual({ delivered: 1, failed: 0 })
  })

  test('429 with Retry-After is asked again no sooner', async () => {
    await withDevices(1)
    await send()
    service.answer(429, { 'retry-after': '300' })
    await tryOnce()
    expect(await jobsAt()).toContainEqual(later(clock.now(), 300_000))
  })

  test('503 for a day is given up, and the campaign stands on the dashboard', async () => {
    const student = await withDevices(1)
    await send()
    clock.pass(hours(24))
    service.answer(503)
    expect(await tryOnce()).toMatchObject({ status: 503, failed_at: clock.now() })
    expect(await countsOf()).toEqual({ delivered: 0, failed: 1 })
    expect((await as(student).does(push.own)).campaigns).toHaveLength(1)
  })

  test.each([404, 410])('%d is forgotten, and not written to again', async (status) => {
    const student = await withDevices(1)
    await send()
    service.answer(status)
    expect(await tryOnce()).toMatchObject({ device_id: null, status, failed_at: clock.now() })
    expect((await as(student).does(push.devices)).devices).toEqual([])
    expect(await send()).toMatchObject({ devices: 0 })
  })

  test.each([400, 403, 413])(
    '%d is not asked again for this message, but for the next one',
    async (status) => {
      const student = await withDevices(1)
      await send()
      service.answer(status)
      expect(await tryOnce()).toMatchObject({ status, failed_at: clock.now() })
      expect((await as(student).does(push.devices)).devices).toHaveLength(1)
      expect(warnings.join()).toContain('push refused for good')
      expect(warnings.join()).not.toContain(service.url)
    },
  )

  test('302 is not followed', async () => {
    await withDevices(1)
    await send()
    const before = service.requests()
    service.answer(302, { location: `${service.url}/elsewhere` })
    expect(await tryOnce()).toMatchObject({ status: 302, failed_at: clock.now() })
    expect(service.requests() - before).toBe(1)
  })

  test('nothing at all is asked again', async () => {
    const closed = await openPushService()
    const student = await withDevices(0)
    await as(student).does(push.allow, { body: service.subscribe() })
    await send()
    await db
      .updateTable('push_device')
      .set({ endpoint: `${closed.url}/push/0-x` })
      .execute()
    await closed.close()
    const open = workersOf({ db, clock, files, log, settings: { ...settings, PUSH_TEST_URL: closed.url } })
    await open['send-push']({ delivery: (await deliveries())[0]?.id ?? '' })
    expect((await deliveries())[0]).toMatchObject({ tries: 1, status: null, failed_at: null })
  })
})

test('a device that was withdrawn meanwhile gets nothing', async () => {
  const student = await withDevices(1)
  await send()
  const [device] = (await as(student).does(push.devices)).devices
  await as(student).does(push.withdraw, { params: { id: device?._id ?? '' } })
  expect(await tryOnce()).toMatchObject({ tries: 0, failed_at: clock.now() })
  expect(service.pushed).toEqual([])
})

describe('a message on its way when', () => {
  const disable = (who: Person) =>
    as(gabor).does(account.disable, { params: { id: who.id }, body: { reason: 'Kilépett.' } })
  const leaveOut = async ({ id: account_id }: Person) => {
    const { id: semester_id } = await currentSemester(db)
    await db.insertInto('absence').values({ account_id, semester_id }).execute()
    await db.deleteFrom('onboarding').where('account_id', '=', account_id).execute()
    await rajt.settled()
  }

  test.each([
    ['their account is disabled', disable],
    ['a semester begins without them', leaveOut],
  ] as const)('%s is not delivered, and their device stays theirs', async (_, stop) => {
    const student = await withDevices(1)
    await send()
    service.answer(503)
    await tryOnce()
    await stop(student)
    expect(await tryOnce()).toMatchObject({ tries: 1, delivered_at: null, failed_at: clock.now() })
    expect(service.pushed).toEqual([])
    expect(await countsOf()).toEqual({ delivered: 0, failed: 1 })
    const owners = await db.selectFrom('push_device').select('account_id').execute()
    expect(owners).toEqual([{ account_id: student.id }])
  })
})

test('a device at a push service that is no longer known gets nothing', async () => {
  await withDevices(1)
  await send()
  await db.updateTable('push_device').set({ endpoint: 'https://10.0.0.1/push/0-x' }).execute()
  expect(await tryOnce()).toMatchObject({ tries: 0, failed_at: clock.now() })
  expect(service.pushed).toEqual([])
})

test('a message on its way to a device is not shown to its next owner', async () => {
  const [before, after] = [await withDevices(0), await withDevices(0)]
  const body = service.subscribe()
  await as(before).does(push.allow, { body })
  await send()
  await as(after).does(push.allow, { body })
  await tryOnce()
  expect(service.pushed).toEqual([])
})

test('the queue delivers by itself, after the commit', async () => {
  const jobPool = openPool(rajt.url, 8)
  const jobs = await startJobs(jobPool, workers, log)
  await withDevices(3)
  await send()
  await until('all are delivered', async () => (await countsOf()).delivered === 3)
  expect(service.pushed).toHaveLength(3)
  await jobs.stop()
  await jobPool.end()
})

describe('the key', () => {
  test('is made once, and encrypted', async () => {
    const { privateKey } = await pushKey(db, settings)
    await transact(db, (tx) => ensurePushKey(tx, settings, clock.now()))
    const rows = await db.selectFrom('kept_key').selectAll().where('purpose', '=', 'push').execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.sealed_private.includes(Buffer.from(privateKey, 'base64url'))).toBe(false)
  })

  test('is another one under another SECRET, and devices of the one before are asked anew', async () => {
    const student = await withDevices(1)
    const old = await pushKey(db, settings)
    const other = { ...settings, SECRET: 'another secret' }
    await expect(pushKey(db, other)).rejects.toThrow()
    await transact(db, (tx) => ensurePushKey(tx, other, clock.now()))
    expect((await pushKey(db, other)).publicKey).not.toEqual(old.publicKey)
    await expect(pushKey(db, settings)).rejects.toThrow()
    expect(
      await db.selectFrom('push_device').where('account_id', '=', student.id).select('id').execute(),
    ).toEqual([])
    await transact(db, (tx) => ensurePushKey(tx, settings, clock.now()))
  })
})
