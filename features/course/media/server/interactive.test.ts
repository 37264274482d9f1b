import { describe, expect, test } from 'vitest'
import { authoring } from '#course/authoring/calls.ts'
import { course } from '#course/course/calls.ts'
import type { LessonContent } from '#course/course/content.ts'
import { minutes } from '#platform/server/clock.ts'
import { anna, emese, gabor, hanna } from '#testing/server/cast.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { media } from '../calls.ts'

const HOSTS = ['h5p.szte.example', 'localhost:4600']
const rajt = await buildTestRajt({ settings: { INTERACTIVE_HOSTS: HOSTS.join(', ') } })
const { as, db, pool, clock, app } = rajt
const office = as(gabor)

const ADDRESS = 'https://h5p.szte.example/embed/4'
const bodyOf = (address = ADDRESS, workMinutes: number | null = 12) => ({
  title: 'Kvíz az ötletről',
  address,
  workMinutes,
})
const add = (address = ADDRESS, workMinutes: number | null = 12) =>
  office.does(media.addInteractive, { body: bodyOf(address, workMinutes) })

async function published(place: number, ...shown: string[]): Promise<string> {
  const { modules } = await office.does(authoring.tree)
  const id = modules[0]?.lessons[place]?._id ?? ''
  const thing = await office.does(authoring.thing, { params: { id } })
  if (thing.published?.written.kind !== 'lesson') throw new Error('no lesson is published')
  const content: LessonContent = thing.published.written.content
  const written = {
    kind: 'lesson' as const,
    content: {
      ...content,
      hu: { ...content.hu, media: shown, checks: [] },
      en: { ...content.en, checks: [] },
    },
  }
  const saved = await office.does(authoring.save, { params: { id }, body: { written, revision: 0 } })
  clock.pass(minutes(1))
  const body = { things: [{ id, revision: saved.revision }], why: 'Interaktív tartalom', asksAgain: false }
  await office.does(authoring.publish, { body })
  return id
}
const lessonOf = async (id: string) => (await as(anna).does(course.lesson, { params: { id } })).lesson

describe('interactive content', () => {
  test('comes into the library by its address, and has no file', async () => {
    const added = await add('HTTPS://H5P.szte.example/embed/4')
    expect(added).toMatchObject({
      kind: 'interactive',
      title: 'Kvíz az ötletről',
      url: ADDRESS,
      interactive: { address: ADDRESS, host: 'h5p.szte.example', isAllowed: true },
      mediaType: null,
      bytes: null,
      seconds: null,
      picture: null,
      workMinutes: 12,
      addedBy: { surname: gabor.surname },
      can: { remove: true },
    })
    const { _id: id } = added
    expect(await office.refused(media.file, { params: { id } })).toMatchObject({ code: 'not-found' })
    const found = await office.does(media.list, {
      body: { search: 'kviz', mediaKinds: ['interactive'], pageNumber: 1 },
    })
    expect(found.media.map(({ _id }) => _id)).toContain(id)
    expect((await office.does(media.some, { body: { ids: [id] } })).media).toMatchObject([
      { kind: 'interactive' },
    ])
  })

  test('may come from the hosts that the operator names', async () => {
    expect(await office.does(media.hosts)).toEqual({ hosts: HOSTS })
    expect(await add('http://localhost:4600/quiz')).toMatchObject({ interactive: { host: 'localhost:4600' } })
  })

  test.each([
    'https://evil.example/embed/4',
    'https://h5p.szte.example.evil.example/',
    'https://h5p.szte.example./embed/4',
    'https://h5p.szte.example:8443/embed/4',
    'https://xn--h5p-szte.example/',
    'http://localhost:4601/quiz',
  ])('may not come from %s, and the refusal names the hosts that it may come from', async (address) => {
    const refused = {
      status: 409,
      code: 'interactive-host-not-allowed',
      fields: { address: { rule: 'format' } },
      detail: { hosts: HOSTS },
    }
    expect(await office.refused(media.addInteractive, { body: bodyOf(address) })).toMatchObject(refused)
  })

  test.each([
    'h5p.szte.example/embed/4',
    'http://h5p.szte.example/embed/4',
    '//h5p.szte.example/embed/4',
    'javascript:alert(1)//https://h5p.szte.example/',
    'data:text/html,x',
    'https://someone:secret@h5p.szte.example/',
    'https:\\\\h5p.szte.example\\4',
    'https://[::1]/4',
  ])('is not at %s', async (address) =>
    expect(await office.refused(media.addInteractive, { body: bodyOf(address) })).toMatchObject({
      status: 400,
      code: 'interactive-address-unfit',
      fields: { address: { rule: 'format' } },
    }),
  )

  test.each([
    { ...bodyOf(), address: '' },
    { ...bodyOf(), address: `https://h5p.szte.example/${'a'.repeat(2_000)}` },
    { ...bodyOf(), title: '' },
    { ...bodyOf(), workMinutes: 601 },
    { ...bodyOf(), workMinutes: -1 },
  ])('needs fields as the contract has them: %o', async (body) =>
    expect(await office.refused(media.addInteractive, { body })).toMatchObject({ code: 'invalid-request' }),
  )

  test('gets another address in its place, which lessons follow and the history names', async () => {
    const { _id: id } = await add()
    const lesson = await published(0, id)
    const address = 'https://h5p.szte.example/embed/5'
    const move = () => office.does(media.moveInteractive, { params: { id }, body: { address } })
    expect(await move()).toMatchObject({ url: address, replacements: [{ name: ADDRESS, bytes: null }] })
    expect((await move()).replacements).toHaveLength(1)
    expect(await lessonOf(lesson)).toMatchObject({ interactive: [{ id, address }] })
    const elsewhere = { params: { id }, body: { address: 'https://evil.example/' } }
    expect(await office.refused(media.moveInteractive, elsewhere)).toMatchObject({
      code: 'interactive-host-not-allowed',
    })
    expect(await office.does(media.one, { params: { id } })).toMatchObject({ url: address })
  })

  test('takes no address where there is a file', async () => {
    const { id } = await db
      .selectFrom('medium')
      .select('id')
      .where('kind', '=', 'video')
      .executeTakeFirstOrThrow()
    const refused = await office.refused(media.moveInteractive, {
      params: { id },
      body: { address: ADDRESS },
    })
    expect(refused).toMatchObject({ code: 'medium-of-another-kind' })
  })

  test('is renamed, and says how long it takes', async () => {
    const { _id: id } = await add()
    const body = { title: 'Új név', transcript: '', workMinutes: 7 }
    const files = { captions: null, poster: null }
    expect(await office.does(media.change, { params: { id }, body, files })).toMatchObject({
      title: 'Új név',
      workMinutes: 7,
      url: ADDRESS,
    })
  })

  test('is deleted where no lesson uses it, its history too', async () => {
    const { _id: id } = await add()
    await office.does(media.moveInteractive, { params: { id }, body: { address: `${ADDRESS}0` } })
    await office.does(media.remove, { params: { id } })
    expect(await office.refused(media.one, { params: { id } })).toMatchObject({ code: 'not-found' })
    const used = await add()
    await published(1, used._id)
    expect(await office.refused(media.remove, { params: { id: used._id } })).toMatchObject({
      code: 'medium-in-use',
    })
  })

  test('belongs to the office', async () => {
    for (const other of [anna, emese, hanna]) {
      expect(await as(other).refused(media.hosts)).toMatchObject({ code: 'not-allowed' })
      expect(await as(other).refused(media.addInteractive, { body: bodyOf() })).toMatchObject({
        code: 'not-allowed',
      })
    }
  })
})

describe('a lesson', () => {
  test('shows it in its order, and takes the minutes that its editor says', async () => {
    const [one, other] = [await add(ADDRESS, 12), await add('http://localhost:4600/quiz', null)]
    const id = await published(0)
    const before = await lessonOf(id)
    const { draft, published: thing } = await office.does(authoring.thing, { params: { id } })
    if (draft || thing?.written.kind !== 'lesson') throw new Error('no lesson')
    const { content } = thing.written
    const shown = { ...content, hu: { ...content.hu, media: [other._id, one._id] } }
    const { lesson: seen } = await office.does(authoring.preview, {
      body: { id, language: 'hu', content: shown },
    })
    const expected = [
      {
        id: other._id,
        title: 'Kvíz az ötletről',
        host: 'localhost:4600',
        address: 'http://localhost:4600/quiz',
        workMinutes: null,
      },
      { id: one._id, title: 'Kvíz az ötletről', host: 'h5p.szte.example', address: ADDRESS, workMinutes: 12 },
    ]
    expect(seen.interactive).toEqual(expected)
    // What nobody has said counts as for a worksheet.
    expect(seen.workMinutes).toBe(before.workMinutes + 12 + 25)
    const minutesOf = await office.does(authoring.minutes, { body: { id, content: shown } })
    expect(minutesOf.hu.workMinutes).toBe(seen.workMinutes)
    await published(0, other._id, one._id)
    const now = await lessonOf(id)
    expect(now).toMatchObject({ interactive: expected, mediaFiles: [], workMinutes: seen.workMinutes })
  })

  test('counts as done when it was finished, as by a self-check', async () => {
    const plain = await published(2)
    const body = { by: 'checked' as const, seconds: 0 }
    expect(await as(anna).refused(course.done, { params: { id: plain }, body })).toMatchObject({
      code: 'lesson-too-soon',
    })
    const { _id } = await add()
    const id = await published(2, _id)
    expect(id).toBe(plain)
    await as(anna).does(course.done, { params: { id }, body })
    expect(await lessonOf(id)).toMatchObject({ done: true })
  })

  test('says which host is not allowed any more, without its address, and nothing else changes', async () => {
    const { _id: medium } = await add()
    const id = await published(1, medium)
    await pool.query('update medium set address = $1 where id = $2', ['https://closed.example/quiz', medium])
    await rajt.settled()
    expect((await lessonOf(id)).interactive).toEqual([
      { id: medium, title: 'Kvíz az ötletről', host: 'closed.example', address: null, workMinutes: 12 },
    ])
    expect(await office.does(media.one, { params: { id: medium } })).toMatchObject({
      interactive: { address: 'https://closed.example/quiz', host: 'closed.example', isAllowed: false },
      can: { remove: false },
    })
  })
})

describe('the database', () => {
  const insert = (columns: string, values: string) =>
    pool.query(`insert into medium (title, created_at, ${columns}) values ('x', now(), ${values})`)
  const aFile = '(select id from file limit 1)'

  test.each([
    ['interactive content without an address', 'kind', "'interactive'"],
    ['interactive content with a file', 'kind, address, file_id', `'interactive', '${ADDRESS}', ${aFile}`],
    ['a video with an address', 'kind, address', `'video', '${ADDRESS}'`],
    ['a video without a file', 'kind', "'video'"],
  ])('refuses %s', (_, columns, values) =>
    expect(insert(columns, values)).rejects.toThrow('interactive_content_has_an_address_and_no_file'),
  )

  test.each([
    'javascript:alert(1)',
    'http://h5p.szte.example/',
    'https://a:b@h5p.szte.example/',
    'https://h5p.szte.example',
    'https://h5p.szte.example/a b',
    `https://h5p.szte.example/${'a'.repeat(2_000)}`,
  ])('refuses the address %s', (address) =>
    expect(insert('kind, address', `'interactive', '${address}'`)).rejects.toThrow('an_address_is_of_a_page'),
  )
})

test('pages may frame those hosts and no other', async () => {
  const { headers } = await app.inject('/app/modules')
  expect(String(headers['content-security-policy'])).toContain(
    '; frame-src https://h5p.szte.example http://localhost:4600;',
  )
})
