import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { onboarding } from '#course/onboarding/calls.ts'
import { account } from '#office/account/calls.ts'
import { days } from '#platform/server/clock.ts'
import { currentSemester } from '#programme/programme/server/current.ts'
import { anna, bence, csilla, emese, gabor, hanna } from '#testing/server/cast.ts'
import { openPushService } from '#testing/server/push-service.ts'
import { campaignFields, pushesOf } from '#testing/server/pushes.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { asSecond } from '#testing/server/second-semester.ts'
import { whileSemester } from '#testing/server/semester.ts'
import { push } from '../calls.ts'

const service = await openPushService()
afterAll(() => service.close())
const rajt = await buildTestRajt({ settings: { PUSH_TEST_URL: service.url } })
const { app, as, db, clock, enter } = rajt
const { withDevices, send } = pushesOf(rajt, service)
const allow = (who = anna, own: object = {}) =>
  as(who).does(push.allow, { body: { ...service.subscribe(), ...own } })
const devicesOf = async (who = anna) => (await as(who).does(push.devices)).devices
const onDashboard = async (who = anna) => (await as(who).does(push.own)).campaigns.map(({ title }) => title)

afterEach(async () => {
  clock.pass(1000)
  for (const table of ['push_campaign', 'push_device'] as const) await db.deleteFrom(table).execute()
})

describe('a device', () => {
  test('is a row with a name and a date, and is not named twice', async () => {
    const body = service.subscribe()
    const allowed = async () =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/push-device',
          headers: {
            authorization: `Bearer ${anna.token}`,
            'user-agent':
              'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
          },
          payload: body,
        })
      ).json()
    const since = clock.now().toISOString()
    const first = await allowed()
    expect(first).toMatchObject({ name: 'Chrome · Android', allowedAt: since })
    clock.pass(1000)
    expect(await allowed()).toEqual(first)
    expect(await devicesOf()).toEqual([first])
    expect(JSON.stringify(await as(anna).does(push.devices))).not.toContain(body.endpoint)
  })

  test('is gone once it is withdrawn; somebody else’s is as absent as none', async () => {
    const { _id: id } = await allow()
    expect(await as(bence).refused(push.withdraw, { params: { id } })).toMatchObject({ code: 'not-found' })
    await as(anna).does(push.withdraw, { params: { id } })
    expect(await devicesOf()).toEqual([])
    expect(await as(anna).refused(push.withdraw, { params: { id } })).toMatchObject({ code: 'not-found' })
  })

  test('is that of who allows it last', async () => {
    const body = service.subscribe()
    await as(anna).does(push.allow, { body })
    await as(bence).does(push.allow, { body })
    expect(await devicesOf(anna)).toEqual([])
    expect(await devicesOf(bence)).toHaveLength(1)
  })

  test('allowed by two at the same moment is that of one, with their keys', async () => {
    for (let round = 0; round < 10; round++) {
      const mine = service.subscribe()
      const theirs = { ...service.subscribe(), endpoint: mine.endpoint }
      await Promise.all([
        as(anna).does(push.allow, { body: mine }),
        as(bence).does(push.allow, { body: theirs }),
      ])
      const rows = await db
        .selectFrom('push_device')
        .select(['account_id', 'p256dh'])
        .where('endpoint', '=', mine.endpoint)
        .execute()
      const keys = { [anna.id]: mine.p256dh, [bence.id]: theirs.p256dh }
      expect(rows).toEqual(rows.slice(0, 1).map((row) => ({ ...row, p256dh: keys[row.account_id] })))
      expect(rows).toHaveLength(1)
      await db.deleteFrom('push_device').execute()
    }
  })

  test.each([
    ['at a private address', { endpoint: 'https://10.0.0.1/push' }, 'push-service-unknown'],
    ['at a server of anybody', { endpoint: 'https://push.evil.example/abc' }, 'push-service-unknown'],
    ['without TLS', { endpoint: 'http://fcm.googleapis.com/fcm/send/abc' }, 'push-service-unknown'],
    ['at an address that is none', { endpoint: 'fcm.googleapis.com' }, 'invalid-request'],
    [
      'at an address of 1,001 characters',
      { endpoint: `https://fcm.googleapis.com/${'x'.repeat(974)}` },
      'invalid-request',
    ],
    ['with a key that is no point of the curve', { p256dh: `B${'A'.repeat(86)}` }, 'invalid-request'],
    ['with a key that is too short', { p256dh: 'BAAA' }, 'invalid-request'],
    ['with a secret that is too short', { auth: 'AAAA' }, 'invalid-request'],
  ])('%s is refused', async (_, own, code) => {
    const body = { ...service.subscribe(), ...own }
    expect(await as(anna).refused(push.allow, { body })).toMatchObject({ code })
    expect(await devicesOf()).toEqual([])
  })

  test('is one of ten at most; a withdrawn one makes room', async () => {
    for (let n = 0; n < 10; n++) await allow()
    expect(await as(anna).refused(push.allow, { body: service.subscribe() })).toMatchObject({
      code: 'push-devices-too-many',
      status: 409,
    })
    const [, second] = await devicesOf()
    await as(anna).does(push.withdraw, { params: { id: second?._id ?? '' } })
    await allow()
    expect(await devicesOf()).toHaveLength(10)
  })

  test.each([emese, gabor, hanna])('is nothing for a $role', async (who) => {
    expect(await as(who).refused(push.allow, { body: service.subscribe() })).toMatchObject({
      code: 'not-allowed',
    })
  })
})

describe('a campaign', () => {
  test('goes to every device of the students of this semester, and says how many these are', async () => {
    const before = await as(gabor).does(push.reach)
    await withDevices(2)
    await withDevices(1)
    await withDevices(0)
    expect(await as(gabor).does(push.reach)).toEqual({
      students: before.students + 3,
      notEntered: before.notEntered,
      people: 2,
      devices: 3,
    })
    const fields = campaignFields()
    const campaign = await send(fields)
    expect(campaign).toEqual({
      _id: expect.any(String),
      title: fields.title,
      text: fields.text,
      redirect: 'modules',
      sentAt: clock.now().toISOString(),
      author: { surname: gabor.surname, firstname: gabor.firstname },
      students: before.students + 3,
      people: 2,
      devices: 3,
      delivered: 0,
      failed: 0,
    })
    expect(await db.selectFrom('push_delivery').select('id').execute()).toHaveLength(3)
  })

  test('goes to nobody who is disabled, and to nobody who does not continue', async () => {
    const [disabled, stays] = [await withDevices(1), await withDevices(1)]
    await as(gabor).does(account.disable, { params: { id: disabled.id }, body: { reason: 'Kilépett.' } })
    const { id: semester_id } = await currentSemester(db)
    await db.insertInto('absence').values({ account_id: stays.id, semester_id }).execute()
    await db.deleteFrom('onboarding').where('account_id', '=', stays.id).execute()
    await rajt.settled()
    expect(await send()).toMatchObject({ people: 0, devices: 0 })
    expect(await db.selectFrom('push_delivery').select('id').execute()).toEqual([])
  })

  test('goes to who continues and has not started the semester, and the reach says how many these are', async () => {
    const before = await as(gabor).does(push.reach)
    const expected = await withDevices(1)
    await db.deleteFrom('onboarding').where('account_id', '=', expected.id).execute()
    await rajt.settled()
    expect(await as(gabor).does(push.reach)).toEqual({
      students: before.students + 1,
      notEntered: before.notEntered + 1,
      people: 1,
      devices: 1,
    })
    expect(await send()).toMatchObject({ students: before.students + 1, people: 1, devices: 1 })
  })

  test('sent while somebody continues and has not started stands on their dashboard once they start', async () => {
    const late = await enter()
    await db.deleteFrom('onboarding').where('account_id', '=', late.id).execute()
    await rajt.settled()
    await send({ title: 'Hamarosan kezdünk' })
    clock.pass(days(3))
    await as(late).does(onboarding.onboard, { body: {} })
    expect(await onDashboard(late)).toEqual(['Hamarosan kezdünk'])
  })

  test('without any device is on the dashboards alone', async () => {
    expect(await send({ title: 'Csak itt' })).toMatchObject({ people: 0, devices: 0 })
    expect(await onDashboard()).toEqual(['Csak itt'])
  })

  test('is in the history, newest first', async () => {
    for (const title of ['első', 'második', 'harmadik']) {
      await send({ title })
      clock.pass(1000)
    }
    const listed = await as(gabor).does(push.campaigns, { query: { count: '2' } })
    expect(listed.campaigns.map(({ title }) => title)).toEqual(['harmadik', 'második'])
    expect(listed.hasMore).toBe(true)
  })

  test('that is sent again with its key is the same one; with other words it is refused', async () => {
    await withDevices(1)
    const body = campaignFields()
    const first = await as(gabor).does(push.send, { body })
    clock.pass(1000)
    expect(await as(gabor).does(push.send, { body })).toEqual(first)
    expect(await as(gabor).refused(push.send, { body: { ...body, text: 'Más' } })).toMatchObject({
      code: 'push-key-used',
    })
    expect(await db.selectFrom('push_delivery').select('id').execute()).toHaveLength(1)
  })

  test.each(['my-project', 'search'] as const)('leads to %s in semester 2 alone', async (redirect) => {
    expect(await as(gabor).refused(push.send, { body: campaignFields({ redirect }) })).toMatchObject({
      code: 'wrong-semester',
    })
    await whileSemester(rajt, asSecond(clock.now()), async () => {
      await send({ redirect })
      expect((await as(anna).does(push.own)).campaigns[0]?.path).toBe(
        redirect === 'search' ? '/project/find-projects' : '/my-project',
      )
      await db.deleteFrom('push_campaign').execute()
    })
  })

  test.each([
    ['no title', { title: ' ' }, { title: { rule: 'required' } }],
    ['a title of 51 characters', { title: 'ő'.repeat(51) }, { title: { rule: 'max', limit: 50 } }],
    ['no text', { text: '' }, { text: { rule: 'required' } }],
    ['a text of 301 characters', { text: 'ű'.repeat(301) }, { text: { rule: 'max', limit: 300 } }],
    ['a page that is none', { redirect: 'https://evil.example' }, { redirect: expect.anything() }],
    ['no key', { key: '' }, { key: expect.anything() }],
  ])('is refused with %s', async (_, own, fields) => {
    expect(await as(gabor).refused(push.send, { body: campaignFields(own) })).toMatchObject({
      code: 'invalid-request',
      fields,
    })
  })

  test('of 50 and 300 characters is sent', async () => {
    await send({ title: 'ő'.repeat(50), text: 'ű'.repeat(300) })
  })

  test('leaves a line in the audit', async () => {
    const { _id } = await send()
    const line = await db
      .selectFrom('audit')
      .select(['act', 'actor_id'])
      .where('subject_id', '=', _id)
      .executeTakeFirst()
    expect(line).toEqual({ act: 'push-sent', actor_id: gabor.id })
  })
})

describe('on the dashboard', () => {
  test('stands what no device of theirs gets, until they close it', async () => {
    const reached = await withDevices(1)
    const { _id: id } = await send({ title: 'Rajt' })
    expect(await onDashboard(reached)).toEqual([])
    expect(await onDashboard(anna)).toEqual(['Rajt'])
    await as(anna).does(push.close, { params: { id } })
    await as(anna).does(push.close, { params: { id } })
    expect(await onDashboard(anna)).toEqual([])
    expect(await onDashboard(bence)).toEqual(['Rajt'])
  })

  test('stands what could not be delivered to the only device they have', async () => {
    const student = await withDevices(1)
    await send({ title: 'Elveszett' })
    await db.updateTable('push_delivery').set({ failed_at: clock.now() }).execute()
    await db.updateTable('push_campaign').set({ failed: 1 }).execute()
    expect(await onDashboard(student)).toEqual(['Elveszett'])
  })

  test('stand the three newest; the others follow as these are closed', async () => {
    for (const title of ['a', 'b', 'c', 'd']) {
      await send({ title })
      clock.pass(1000)
    }
    const { campaigns } = await as(anna).does(push.own)
    expect(campaigns.map(({ title }) => title)).toEqual(['d', 'c', 'b'])
    await as(anna).does(push.close, { params: { id: campaigns[1]?._id ?? '' } })
    expect(await onDashboard()).toEqual(['d', 'b', 'a'])
  })

  test('stands nothing that was sent before they were let in', async () => {
    await send({ title: 'Régi' })
    clock.pass(days(1))
    const newcomer = await enter()
    await db
      .updateTable('registration')
      .set({ decided_at: clock.now() })
      .where('account_id', '=', newcomer.id)
      .execute()
    expect(await onDashboard(newcomer)).toEqual([])
    expect(await onDashboard(anna)).toEqual(['Régi'])
  })

  test('a campaign that is not there cannot be closed', async () => {
    const reached = await withDevices(1)
    const { _id: id } = await send()
    expect(await as(reached).refused(push.close, { params: { id } })).toMatchObject({ code: 'not-found' })
    expect(await as(csilla).refused(push.close, { params: { id } })).toMatchObject({
      code: 'onboarding-needed',
    })
  })
})
