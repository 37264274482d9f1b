import { afterEach, describe, expect, test } from 'vitest'
import { days, hours, later } from '#platform/server/clock.ts'
import { terms } from '#programme/terms/calls.ts'
import { anna, emese, gabor, hanna } from '#testing/server/cast.ts'
import { png } from '#testing/server/png.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { strayFiles } from '#testing/server/stray-files.ts'
import { type LabEvent, startupLab } from '../calls.ts'

const { app, as, db, clock, folder } = await buildTestRajt()
const { terms: categories } = await as(gabor).does(terms.list, { params: { kind: 'event-category' } })
const [talk = '', workshop = ''] = ['Talk', 'Workshop'].map(
  (name) => categories.find(({ en }) => en === name)?._id ?? '',
)
const fields = (own: object = {}) => ({
  title: 'Esemény',
  subtitle: 'Alcím',
  description: 'Egy **leírás**.',
  language: 'hu' as const,
  categories: [talk],
  contactEmail: 'lab@test.example',
  link: '',
  startsAt: later(clock.now(), days(2)).toISOString(),
  endsAt: later(clock.now(), days(2) + hours(2)).toISOString(),
  ...own,
})
const add = (own: object = {}, logo: File | null = null) =>
  as(gabor).does(startupLab.add, { body: fields(own), files: { logo } })
const edit = ({ _id: id }: LabEvent, own: object) =>
  as(gabor).call(startupLab.edit, { params: { id }, body: fields(own), files: { logo: null } })
const remove = ({ _id: id }: LabEvent) => as(gabor).does(startupLab.remove, { params: { id } })
const refused = (own: object) =>
  as(gabor).refused(startupLab.add, { body: fields(own), files: { logo: null } })
const titles = async (own: object = {}) =>
  (await as(anna).does(startupLab.list, { body: own as never })).events.map(({ title }) => title)
const on = (day: number, lasts = hours(2)) => ({
  startsAt: later(clock.now(), days(day)).toISOString(),
  endsAt: later(clock.now(), days(day) + lasts).toISOString(),
})

afterEach(async () => {
  const { events } = await as(gabor).does(startupLab.list, { body: {} as never })
  const { events: over } = await as(gabor).does(startupLab.list, { body: { when: 'past' } as never })
  for (const event of [...events, ...over]) await remove(event)
  expect(await strayFiles(db, folder)).toEqual([])
})

describe('the list', () => {
  test('has upcoming ones soonest first, and past ones latest first', async () => {
    for (const [title, day] of [
      ['harmadik', 9],
      ['első', 1],
      ['második', 4],
    ] as const)
      await add({ title, ...on(day) })
    expect(await titles()).toEqual(['első', 'második', 'harmadik'])
    clock.pass(days(5))
    expect(await titles()).toEqual(['harmadik'])
    expect(await titles({ when: 'past' })).toEqual(['második', 'első'])
  })

  test('keeps an event that has begun among the upcoming ones until its end', async () => {
    await add({ title: 'hosszú', ...on(1, days(3)) })
    clock.pass(days(2))
    expect(await titles()).toEqual(['hosszú'])
    clock.pass(days(2) + 1)
    expect(await titles()).toEqual([])
  })

  test('filters by category and words', async () => {
    await add({ title: 'Őszi pitch' })
    await add({ title: 'Műhely', categories: [workshop, talk] })
    expect(await titles({ categories: [workshop] })).toEqual(['Műhely'])
    expect((await titles({ categories: [workshop, talk] })).length).toBe(2)
    expect(await titles({ search: 'oszi' })).toEqual(['Őszi pitch'])
  })

  test('is everybody’s, and what was typed the office’s alone', async () => {
    const event = await add({ link: 'https://startup-lab.example/este' })
    for (const who of [anna, emese, hanna])
      expect(await as(who).does(startupLab.one, { params: { id: event._id } })).toMatchObject({
        html: expect.stringContaining('<strong>leírás</strong>'),
        link: 'https://startup-lab.example/este',
        categories: [talk],
        fields: null,
        can: { edit: false, remove: false },
      })
    expect(event).toMatchObject({ fields: { description: 'Egy **leírás**.' }, can: { edit: true } })
    for (const who of [anna, emese, hanna])
      expect(await as(who).refused(startupLab.add, { body: fields(), files: { logo: null } })).toMatchObject({
        code: 'not-allowed',
      })
  })
})

describe('what the office sends', () => {
  test.each([
    ['no title', { title: ' ' }, { title: { rule: 'required' } }],
    [
      'a subtitle of 151 characters',
      { subtitle: 'x'.repeat(151) },
      { subtitle: { rule: 'max', limit: 150 } },
    ],
    [
      'a description of 5,001',
      { description: 'x'.repeat(5_001) },
      { description: { rule: 'max', limit: 5_000 } },
    ],
    ['an address that is none', { contactEmail: 'lab' }, { contactEmail: { rule: 'email' } }],
    ['no category', { categories: [] }, { categories: expect.anything() }],
    ['six categories', { categories: categories.slice(0, 6).map(({ _id }) => _id) }, { categories: {} }],
    ['a link that runs a script', { link: 'javascript:alert(1)' }, { link: expect.anything() }],
    [
      'a link that anybody on the way may change',
      { link: 'http://lab.example' },
      { link: expect.anything() },
    ],
    ['a link without a host', { link: 'https://' }, { link: expect.anything() }],
    ['a time that is none', { startsAt: 'soon' }, { startsAt: { rule: 'format' } }],
  ])('is refused with %s', async (_, own, refusal) => {
    expect(await refused(own)).toMatchObject({ code: 'invalid-request', fields: refusal })
  })

  test('does not begin before today, nor end before it begins', async () => {
    expect(await refused(on(-2))).toMatchObject({ code: 'event-dates-wrong', fields: { startsAt: {} } })
    expect(await refused(on(2, -1))).toMatchObject({ code: 'event-dates-wrong', fields: { endsAt: {} } })
    expect(await refused(on(-2, -1))).toMatchObject({ fields: { startsAt: {}, endsAt: {} } })
    await add(on(0))
  })

  test('names categories that are there', async () => {
    expect(await refused({ categories: [anna.id] })).toMatchObject({ code: 'not-found' })
  })
})

test('an edit changes everything; an event that has begun keeps its start', async () => {
  const event = await add(on(1))
  clock.pass(days(3))
  const { startsAt } = event
  const endsAt = later(clock.now(), days(1)).toISOString()
  expect(
    (await edit(event, { title: 'Új', startsAt, endsAt, categories: [workshop, talk] })).body,
  ).toMatchObject({
    title: 'Új',
    startsAt,
    endsAt,
    categories: [workshop, talk],
  })
  expect((await edit(event, on(-1, days(3)))).body).toMatchObject({ code: 'event-dates-wrong' })
})

test('a logo is shown to everybody, and goes with its event', async () => {
  const logo = new File([new Uint8Array(png({ width: 40, height: 20, channels: 3 }))], 'x.png')
  const event = await add({}, logo)
  expect((await app.inject({ url: event.logo ?? '' })).headers['content-type']).toBe('image/webp')
  await remove(event)
  expect((await app.inject({ url: event.logo ?? '' })).statusCode).toBe(404)
})

test('the calendar file holds the event as RFC 5545 writes it', async () => {
  const event = await add({ title: 'Vessző, pontosvessző; és\\per', ...on(3) })
  const reply = await app.inject({
    url: `/api/startup-lab/${event._id}/calendar`,
    headers: { authorization: `Bearer ${anna.token}` },
  })
  expect(reply.headers['content-type']).toMatch(/^text\/calendar/)
  // Long lines are folded: a line break and a space in the middle of them.
  const text = reply.body.replace(/\r\n /g, '')
  const stamp = (instant: string) => instant.replace(/[-:]|\.\d+/g, '')
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(text).toContain(`DTSTART:${stamp(event.startsAt)}`)
  expect(text).toContain(`DTEND:${stamp(event.endsAt)}`)
  expect(text).toContain('SUMMARY:Vessző\\, pontosvessző\\; és\\\\per')
  expect(text).toContain(`UID:${event._id}@`)
  expect(text).toContain(`/app/startup-lab-events/${event._id}`)
})

test('a calendar file that follows an edit is newer than the one before, and ends its last line', async () => {
  const fileOf = async ({ _id }: LabEvent) => {
    const reply = await app.inject({
      url: `/api/startup-lab/${_id}/calendar`,
      headers: { authorization: `Bearer ${anna.token}` },
    })
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(reply.body).toMatch(/END:VCALENDAR\r\n$/)
    const of = (name: string) => reply.body.match(new RegExp(`^${name}:(.*)\r`, 'm'))?.[1] ?? ''
    return { stamp: of('DTSTAMP'), edition: Number(of('SEQUENCE')) }
  }
  const event = await add()
  const files = [await fileOf(event)]
  let { editedAt } = event
  for (const title of ['Első', 'Második']) {
    clock.pass(1000)
    const { body } = await edit(event, { title, editedAt })
    editedAt = (body as LabEvent).editedAt
    files.push(await fileOf(event))
  }
  const stamps = files.map(({ stamp }) => stamp)
  const editions = files.map(({ edition }) => edition)
  expect(stamps).toEqual([...new Set(stamps)].sort())
  expect(editions).toEqual([...new Set(editions)].sort((a, b) => a - b))
})

test('an event that somebody has edited since it was read is not written over unseen', async () => {
  const read = await add()
  clock.pass(1000)
  const first = await edit(read, { title: 'Első', editedAt: read.editedAt })
  expect(first).toMatchObject({ status: 200 })
  const { editedAt } = first.body as LabEvent
  expect(await edit(read, { title: 'Második', editedAt: read.editedAt })).toMatchObject({
    status: 409,
    body: { code: 'edited-meanwhile', detail: { editedAt } },
  })
  expect(await edit(read, { title: 'Második', editedAt })).toMatchObject({ status: 200 })
})
