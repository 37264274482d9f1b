import { afterAll, afterEach, expect, test } from 'vitest'
import { push } from '#announcements/push/calls.ts'
import { tally, times } from './at-once.ts'
import { gabor } from './cast.ts'
import { openPushService } from './push-service.ts'
import { campaignFields, pushesOf } from './pushes.ts'
import { buildTestRajt } from './rajt.ts'

const service = await openPushService()
afterAll(() => service.close())
const rajt = await buildTestRajt({ settings: { PUSH_TEST_URL: service.url } })
const { as, db, enter } = rajt
const { withDevices } = pushesOf(rajt, service)
afterEach(async () => {
  for (const table of ['push_campaign', 'push_device'] as const) await db.deleteFrom(table).execute()
})
const countOf = async (table: 'push_campaign' | 'push_delivery' | 'push_device') =>
  (await db.selectFrom(table).select('id').execute()).length

test('one campaign pressed twenty times at once is sent once, and everybody is told the same', async () => {
  await withDevices(3)
  const body = campaignFields()
  const replies = await times(20, () => as(gabor).call(push.send, { body }))
  expect(tally(replies)).toEqual({ 200: 20 })
  expect(new Set(replies.map(({ body: answer }) => JSON.stringify(answer))).size).toBe(1)
  expect([await countOf('push_campaign'), await countOf('push_delivery')]).toEqual([1, 3])
  const lines = await db.selectFrom('audit').select('id').where('act', '=', 'push-sent').execute()
  expect(lines).toHaveLength(1)
})

test('of fifteen devices allowed at once ten are kept', async () => {
  const student = await enter()
  const replies = await times(15, () => as(student).call(push.allow, { body: service.subscribe() }))
  expect(tally(replies)).toEqual({ 200: 10, 409: 5 })
  expect(await countOf('push_device')).toBe(10)
})

test('one device allowed by eight people at once is one person’s', async () => {
  const people = await times(8, () => enter())
  const body = service.subscribe()
  const replies = await Promise.all(people.map((who) => as(who).call(push.allow, { body })))
  expect(tally(replies)).toEqual({ 200: 8 })
  expect(await countOf('push_device')).toBe(1)
})

test('devices withdrawn while a campaign is sent are counted or not, and break nothing', async () => {
  const students = await times(10, () => withDevices(1))
  const ids = await Promise.all(
    students.map(async (who) => ({ who, id: (await as(who).does(push.devices)).devices[0]?._id ?? '' })),
  )
  const [sent, ...withdrawn] = await Promise.all([
    as(gabor).call(push.send, { body: campaignFields() }),
    ...ids.map(({ who, id }) => as(who).call(push.withdraw, { params: { id } })),
  ])
  expect(sent.status).toBe(200)
  expect(tally(withdrawn)).toEqual({ 200: 10 })
  expect(await countOf('push_device')).toBe(0)
})
